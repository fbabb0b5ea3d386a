/** Ends of names, in lower case with underlines, whose values say who a shopper is or open a door. */
const secretEnds = [
  "firstname,first_name,lastname,last_name,surname,fullname,full_name,username,user_name,company,company_name,firm,recipient",
  "login,email,e_mail,mail,phone,phone_number,telephone,mobile,birthdate,birth_date",
  "street,house,house_number,flat,apartment,city,town,zip,zipcode,zip_code,postcode,post_code,postal_code,address,address_line",
  "nip,vat_number,vat_id,tax_number,taxnumber,iban,account_number,bank_account,card_number,cvv,cvc",
  "password,passwd,pass,secret,token,csrf,session,sessionid,session_id,rssid,authorization,api_key",
  "comment,comments,note,notes,remarks,opinion,question",
]
  .join(",")
  .split(",")

/** In a form these hold what a shopper wrote; in an answer they are names of products and messages of the shop. */
const secretInForms = ["name", "message"]

/**
 * Does a field, parameter or key of this name hold something personal or secret?
 *
 * @param isForm true for what a shopper filled in
 *
 * @example isSecretName("client_firstname", true) // => true
 * @example isSecretName("taxNumber", false) // => true
 * @example isSecretName("name", false) // => false
 */
export function isSecretName(name: string, isForm: boolean): boolean {
  const plain = name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "")
  const ends = isForm ? [...secretEnds, ...secretInForms] : secretEnds
  return ends.some((end) => plain === end || plain.endsWith(`_${end}`))
}

/**
 * Does a field of this name hold a quantity as a shopper typed it, whatever that was?
 *
 * @example isQuantityName("number[2]") // => true
 * @example isQuantityName("phone_number") // => false
 */
export function isQuantityName(name: string): boolean {
  return /^(?:number|quantity)(?:\[|$)/.test(name)
}

/**
 * Is the value of this cookie a secret? All are but the language, which the shop needs to read.
 *
 * @example isSecretCookie("client") // => true
 * @example isSecretCookie("lang") // => false
 */
export function isSecretCookie(name: string): boolean {
  return name !== "lang"
}
