import type { ReactNode } from "react"
import type { FormRecord, RecordField } from "../../core/form/form-record.ts"
import type { recordTextKeys } from "../../core/form/view-record.ts"
import { formatText, type TextCatalogue, type TextKey } from "../../core/texts/texts.ts"
import { type Common, type ControlMarks, Field, SelectField } from "./Field.tsx"
import { shownLetters, partsOfField, showMarks } from "./part-marks.ts"
import { Section } from "./Section.tsx"

/** A choice that the page brings along: its value, and what it is called. */
export interface OfferedOption {
  readonly value: string
  readonly text: string
}

/** A field of a record, as the view of its kind draws it. */
export interface DrawnField {
  /** what every field has; what may be left out says so behind its name */
  readonly said: Common
  readonly field: RecordField
  /** what it is called, as plain text */
  readonly heading: string
  readonly options: readonly (OfferedOption & { readonly id?: string })[]
  /** what a choice of this value shows and hides */
  readonly marks: (value: string) => ControlMarks
  readonly texts: TextCatalogue<(typeof recordTextKeys)[number]>
}

/** The views of kinds that not every form has: its page's script brings those of its own fields. */
export type KindViews = Partial<Record<RecordField["kind"], (drawn: DrawnField) => ReactNode>>

interface Props<Key extends TextKey> {
  readonly record: FormRecord<Key>
  /** the choices of fields whose record does not name them, by the ids of the fields */
  readonly offered: Readonly<Record<string, readonly OfferedOption[] | undefined>>
  readonly texts: TextCatalogue<Key | (typeof recordTextKeys)[number]>
  readonly views: KindViews
  /** what a box to tick says, where it is more than a text, such as a link to the terms */
  readonly labels?: Readonly<Record<string, ReactNode>>
  /** what a page says below one of its sections, by the id of the section */
  readonly below?: Readonly<Record<string, ReactNode>>
}

/** The fields of a form, drawn by its record. A kind of which the script brings no view is a field to type in, or a list. Spec: 14.37, 10.143. */
export function RecordFields<Key extends TextKey>({ record, offered, texts, views, labels, below }: Props<Key>) {
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
            views={views}
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
  readonly views: KindViews
}

function OneField<Key extends TextKey>({ field, parts, options, label, texts, views }: FieldProps<Key>) {
  const { id, name, kind, required, autocomplete, hint, placeholder, width } = field
  const part = partsOfField(parts, field)
  const box = { ...(width === undefined ? {} : { mark: ` --${width}` }), ...(part === "" ? {} : { part }) }
  const isChoice = kind === "checkbox" || kind === "radio" || kind === "select" || kind === "region"
  // what may be left out says so, as nearly everything is asked for; whether a street has a number depends on its country
  const called =
    required || isChoice || kind === "streetNumber" ? label : <Optional label={label} words={formatText(texts, "form.optional")} />
  const said: Common = { id, name, required, label: called, ...box, ...(hint === undefined ? {} : { hint: texts.texts[hint] }) }
  const view = views[kind]
  if (view !== undefined)
    return view({ said, field, heading: texts.texts[field.label], options, texts, marks: (value) => showMarks(parts, id, value) })
  if (kind === "select" || kind === "region")
    return (
      <SelectField
        {...said}
        options={options}
        autoComplete={autocomplete}
        {...(placeholder === undefined ? {} : { placeholder: texts.texts[placeholder] })}
      />
    )
  return <Field {...said} autoComplete={autocomplete} {...typing[kind]} {...(kind === "textarea" ? { rows: 4 } : {})} />
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
