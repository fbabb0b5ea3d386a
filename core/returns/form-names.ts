import type { FieldNames } from "../values/field-names.ts"

/** The names of the fields of withdrawals, returns and complaints, and what each holds: what a recording may keep of them. */
export const caseFormNames: FieldNames = {
  case_account: "free",
  case_amount: "number",
  case_courier: "code",
  case_description: "free",
  case_email: "free",
  case_goods: "free",
  case_name: "free",
  case_order: "free",
  case_place: "code",
  case_reason: "free",
  case_remedy: "code",
  case_scope: "code",
  case_way: "code",
  key: "free",
  step: "code",
}
