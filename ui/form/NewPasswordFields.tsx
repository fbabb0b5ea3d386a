import { newPasswordFields } from "../../core/account/new-password.ts"
import type { recordTextKeys } from "../../core/form/view-record.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { PasswordField } from "./PasswordField.tsx"

interface Props {
  readonly texts: TextCatalogue<(typeof recordTextKeys)[number] | "password.new" | "password.repeat">
}

/** What its two fields are called, by their ids. */
export const newPasswordLabels = (texts: Props["texts"]): Readonly<Record<string, string>> => ({
  [newPasswordFields.password]: formatText(texts, "password.new"),
  [newPasswordFields.repeated]: formatText(texts, "password.repeat"),
})

/** A new password, typed twice, with the conditions of a strong one as they are met. Spec: 5.37, 10.143. */
export function NewPasswordFields({ texts }: Props) {
  const { password, repeated } = newPasswordFields
  const labels = newPasswordLabels(texts)
  const common = { required: true, autoComplete: "new-password", texts } as const
  return (
    <>
      <PasswordField {...common} id={password} name={password} label={labels[password]} hasConditions />
      <PasswordField {...common} id={repeated} name={repeated} label={labels[repeated]} />
    </>
  )
}
