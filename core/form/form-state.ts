import type { FormField } from "./field.ts"
import type { FieldFault } from "./field-fault.ts"
import type { StrongPasswordSetting } from "./password-rule.ts"
import type { RemoteQuestion, RemoteReply } from "./remote-check.ts"

/** State of a form. */
export interface Form {
  readonly fields: readonly FormField[]
  readonly strongPassword: StrongPasswordSetting
  /** number of the latest request or timer; a late one of them changes nothing */
  readonly asked: number
  /** the timer that is awaited before typed fields are checked */
  readonly pause: number | null
  /** fields that changed since the last check, in order */
  readonly changed: readonly string[]
  /** the shopper wants to send the form, and the shop has not answered about every field yet */
  readonly wantsSubmit: boolean
  /** the form is on its way: no second submit */
  readonly isSubmitting: boolean
  /** the last submit was stopped by a field in error */
  readonly hasFailed: boolean
  /** whether the shop knows a client with the typed e-mail; null = not asked */
  readonly clientExists: boolean | null
}

export type FormEvent =
  | { readonly type: "Typed"; readonly field: string; readonly value: string }
  /** a select or a radio group */
  | { readonly type: "Chosen"; readonly field: string; readonly value: string }
  | { readonly type: "Toggled"; readonly field: string; readonly checked: boolean }
  /** another country was chosen: fields that belong to it are judged anew */
  | { readonly type: "RegionChosen"; readonly region: string | null }
  | { readonly type: "SubmitPressed" }
  /** the page comes back from the browser's history */
  | { readonly type: "Returned" }
  | { readonly type: "PauseEnded"; readonly asked: number }
  | { readonly type: "Answered"; readonly asked: number; readonly replies: readonly RemoteReply[]; readonly clientExists: boolean | null }
  | { readonly type: "BankAccountAnswered"; readonly asked: number; readonly field: string; readonly errno: unknown }
  /** the network failed or the shop made no sense */
  | { readonly type: "NotAnswered"; readonly asked: number }

export type FormCommand =
  | { readonly type: "StartTimer"; readonly timer: "typing"; readonly asked: number; readonly ms: number }
  /** one request for all of these */
  | { readonly type: "CheckClientData"; readonly asked: number; readonly questions: readonly RemoteQuestion[] }
  | { readonly type: "CheckBankAccount"; readonly asked: number; readonly field: string; readonly value: string }
  | { readonly type: "SubmitForm" }
  | { readonly type: "FocusField"; readonly field: string }
  /** the strong-password rule stopped the submit */
  | { readonly type: "ShowAlert"; readonly fault: FieldFault }
