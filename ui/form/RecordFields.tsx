import type { ReactNode } from "react"
import { hasAutocomplete } from "../../core/form/field.ts"
import type { FormRecord, RecordField } from "../../core/form/form-record.ts"
import type { recordTextKeys } from "../../core/form/view-record.ts"
import { formatText, type TextCatalogue, type TextKey } from "../../core/texts/texts.ts"
import { CheckField } from "./CheckField.tsx"
import { DateField } from "./DateField.tsx"
import { Field, SelectField } from "./Field.tsx"
import { FilesField } from "./FilesField.tsx"
import { shownLetters, partsOfField, showMarks } from "./part-marks.ts"
import { PasswordField } from "./PasswordField.tsx"
import { RadioField } from "./RadioField.tsx"
import { Section } from "./Section.tsx"

/** A choice that the page brings along: its value, and what it is called. */
export interface OfferedOption {
  readonly value: string
  readonly text: string
}

interface Props<Key extends TextKey> {
  readonly record: FormRecord<Key>
  /** the choices of fields whose record does not name them, by the ids of the fields */
  readonly offered: Readonly<Record<string, readonly OfferedOption[] | undefined>>
  readonly texts: TextCatalogue<Key | (typeof recordTextKeys)[number]>
  /** what a box to tick says, where it is more than a text, such as a link to the terms */
  readonly labels?: Readonly<Record<string, ReactNode>>
  /** what a page says below one of its sections, by the id of the section */
  readonly below?: Readonly<Record<string, ReactNode>>
}

/** The fields of a form, drawn by its record. Spec: 14.37, 10.143. */
export function RecordFields<Key extends TextKey>({ record, offered, texts, labels, below }: Props<Key>) {
  const parts = shownLetters(record)
  return record.sections.map(({ id, legend, lead, fields }) => (
    <Section key={id} group={id} legend={texts.texts[legend]} {...(lead === undefined ? {} : { lead: texts.texts[lead] })}>
      <div className="form-section__fields">
        {fields.map((field) => (
          <OneField
            key={field.id}
            field={field}
            parts={parts}
            options={field.options?.map((one) => ({ ...one, text: texts.texts[one.label] })) ?? offered[field.id] ?? []}
            label={labels?.[field.id] ?? texts.texts[field.label]}
            texts={texts}
          />
        ))}
      </div>
      {below?.[id]}
    </Section>
  ))
}

interface FieldProps<Key extends TextKey> {
  readonly field: RecordField<Key>
  readonly parts: ReturnType<typeof shownLetters>
  readonly options: readonly (OfferedOption & { readonly id?: string })[]
  readonly label: ReactNode
  readonly texts: TextCatalogue<Key | (typeof recordTextKeys)[number]>
}

function OneField<Key extends TextKey>({ field, parts, options, label, texts }: FieldProps<Key>) {
  const { id, name, kind, required, autocomplete, hint, placeholder, isSwitch, width } = field
  const part = partsOfField(parts, field)
  const box = { ...(width === undefined ? {} : { mark: ` --${width}` }), ...(part === "" ? {} : { part }) }
  const said = { id, name, required, ...box, ...(hint === undefined ? {} : { hint: texts.texts[hint] }) }
  const isChoice = kind === "checkbox" || kind === "radio" || kind === "select" || kind === "region"
  // what may be left out says so, as nearly everything is asked for; whether a street has a number depends on its country
  const called =
    required || isChoice || kind === "streetNumber" ? label : <Optional label={label} words={formatText(texts, "form.optional")} />
  switch (kind) {
    case "checkbox":
      return <CheckField {...said} label={label} isSwitch={isSwitch === true} marks={showMarks(parts, id, "1")} />
    case "radio":
      return (
        <RadioField
          {...said}
          label={label}
          options={options.map(({ value, text, id: radioId }) => ({
            value,
            text,
            marks: { ...(radioId === undefined ? {} : { id: radioId }), ...showMarks(parts, id, value) },
          }))}
        />
      )
    case "select":
    case "region":
      return (
        <SelectField
          {...said}
          label={label}
          options={options}
          autoComplete={autocomplete}
          {...(placeholder === undefined ? {} : { placeholder: texts.texts[placeholder] })}
        />
      )
    case "birthdate":
      return <DateField {...said} label={called} autoComplete={autocomplete} heading={texts.texts[field.label]} texts={texts} />
    case "files":
      return <FilesField {...said} label={called} isMultiple />
    case "password":
    case "passwordRepeat": {
      const hasConditions = kind === "password" && hasAutocomplete(field, "new-password")
      return <PasswordField {...said} label={called} autoComplete={autocomplete} hasConditions={hasConditions} texts={texts} />
    }
    default:
      return <Field {...said} label={called} autoComplete={autocomplete} {...typing[kind]} {...(kind === "textarea" ? { rows: 4 } : {})} />
  }
}

const Optional = ({ label, words }: { readonly label: ReactNode; readonly words: string }) => (
  <>
    {label} <span className="field__optional">{words}</span>
  </>
)

/** The keyboard that a kind of field brings up. */
const typing: Partial<Record<RecordField["kind"], { readonly type?: "email" | "tel" }>> = {
  email: { type: "email" },
  phone: { type: "tel" },
}
