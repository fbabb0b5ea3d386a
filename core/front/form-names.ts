import type { FieldNames } from "../values/field-names.ts"

/** The names of the fields of the notice about cookies and of banners, and what each holds: what a recording may keep of them. */
export const answerFormNames: FieldNames = { analytics: "free", closed: "code", consent: "code", marketing: "free" }
