/** What is wrong with a field: worded by `faultText`. */
export type FieldFault =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "TooShort"; readonly min: number }
  | { readonly _tag: "TooLong"; readonly max: number }
  | { readonly _tag: "NoOption" }
  | { readonly _tag: "NotChecked" }
  | { readonly _tag: "HasDigits" }
  /** the strong-password rule */
  | { readonly _tag: "WeakPassword" }
  /** a code of the validation catalogue, known or not; `detail` is the shop's second message: post-code formats, a proposed login */
  | { readonly _tag: "Code"; readonly code: string; readonly message: string; readonly detail: string }
