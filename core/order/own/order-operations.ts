/** By this a form has the mail of an order sent once more. Spec: 10.827. */
export const mailOperation = "mail"

/** By this a form opens an account for who has ordered. Spec: 10.829. */
export const openAccountOperation = "account"

/** By this a form puts what was ordered into the basket once more. Spec: 10.826. */
export const repeatOperation = "repeat"
