import { useState } from "react"
import { hasAutocomplete } from "../../core/form/field.ts"
import { passwordHints, wantsStrongPassword } from "../../core/form/kinds/password.ts"
import type { recordTextKeys } from "../../core/form/view-record.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { type Common, controlProps, Labelled } from "./Field.tsx"
import { useField, useForm } from "./Form.tsx"
import type { KindViews } from "./RecordFields.tsx"
import { useTyped } from "./use-shown.ts"

interface Props extends Common {
  readonly autoComplete: string
  /** the four conditions of a new password are listed below it, where the shop wants strong ones */
  readonly hasConditions?: boolean
  readonly texts: TextCatalogue<(typeof recordTextKeys)[number]>
}

/**
 * A password, with a button that shows it, and the conditions of a strong one as they are met. Pasting is never in the way.
 *
 * Spec: 5.37, 10.1090, 10.1095, 14.42.
 */
export function PasswordField({ autoComplete, hasConditions, texts, ...common }: Props) {
  const { field, send } = useField(common.id)
  const [isShown, setShown] = useState(false)
  const hasRule = useForm(({ strongPassword }) => wantsStrongPassword(strongPassword, autoComplete)).now() && hasConditions
  const conditionsId = `${common.id}_conditions`
  const told = controlProps(common, field)
  const described = [told["aria-describedby"], hasRule && conditionsId].filter(Boolean).join(" ")
  return (
    <Labelled {...common} field={field}>
      <input
        {...told}
        {...useTyped<HTMLInputElement>(field, send)}
        aria-describedby={described || undefined}
        className="field__input f-control --validate"
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" className="password-field__show" aria-controls={common.id} onClick={() => setShown(!isShown)}>
        {formatText(texts, isShown ? "form.hidePassword" : "form.showPassword")}
        <span className="aside"> ({common.label})</span>
      </button>
      {hasRule && (
        <ul id={conditionsId} className="password-field__conditions">
          {passwordHints(field.value, texts).map(({ text, isMet }) => (
            <li key={text} className={isMet ? "--met" : undefined}>
              {text}
              <span className="aside">{` (${formatText(texts, isMet ? "form.hintMet" : "form.hintMissing")})`}</span>
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  )
}

const passwordView: KindViews["password"] = ({ said, field, texts }) => (
  <PasswordField
    {...said}
    autoComplete={field.autocomplete}
    hasConditions={field.kind === "password" && hasAutocomplete(field, "new-password")}
    texts={texts}
  />
)

/** In a form by its record. Spec: 14.37. */
export const passwordViews: KindViews = { password: passwordView, passwordRepeat: passwordView }
