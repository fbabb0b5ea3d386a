import type { FieldNames } from "../values/field-names.ts"

/** The names of the fields of forms in which somebody writes, and what each holds: what a recording may keep of them. */
export const writtenFormNames: FieldNames = {
  asking: "free",
  availability_email: "free",
  client_password: "free",
  country: "free",
  countryId: "free",
  current_password: "free",
  email: "free",
  field: "free",
  login: "free",
  opinion_email: "free",
  opinion_name: "free",
  opinion_photo: "free",
  opinion_rating: "number",
  opinion_text: "free",
  password: "free",
  pickup: "free",
  pickup_point: "number",
  postcode: "free",
  question_email: "free",
  question_text: "free",
  repeat_password: "free",
  token: "free",
  region: "free",
  zipcode: "free",
}
