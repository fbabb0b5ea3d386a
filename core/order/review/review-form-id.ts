/** The id of the form that places an order. */
export const orderFormId = "order2_form"
