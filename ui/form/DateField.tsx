import type { recordTextKeys } from "../../core/form/view-record.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { useLive } from "../runtime/islands/use-live.ts"
import { type Common, Field } from "./Field.tsx"
import { useField } from "./Form.tsx"
import type { KindViews } from "./RecordFields.tsx"

interface Props extends Common {
  readonly autoComplete: string
  /** of the calendar: what the field is called */
  readonly heading: string
  readonly texts: TextCatalogue<(typeof recordTextKeys)[number]>
}

/**
 * A birth date to type, `YYYY-MM-DD`, and beside it a calendar to choose it from, whose code comes when it is opened. Without a script it is a field to
 * type in.
 *
 * Spec: 13.21, 13.23.
 */
export function DateField({ autoComplete, heading, texts, ...common }: Props) {
  const { field, send } = useField(common.id)
  const isLive = useLive()
  const open = async () => {
    const { askBirthDate } = await import("../calendar/ask-birth-date.ts")
    await askBirthDate(texts, field.value, {
      heading,
      onText: (value) => send({ type: "Typed", field: common.id, value }),
    })
  }
  return (
    <Field {...common} autoComplete={autoComplete}>
      {isLive && (
        <button type="button" className="date-field__open" aria-haspopup="dialog" onClick={() => void open()}>
          <span className="aside">{formatText(texts, "calendar.open")}</span>
        </button>
      )}
    </Field>
  )
}

/** In a form by its record. Spec: 14.37. */
export const dateViews: KindViews = {
  birthdate: ({ said, field: { autocomplete }, heading, texts }) => (
    <DateField {...said} autoComplete={autocomplete} heading={heading} texts={texts} />
  ),
}
