import type { TextKey } from "../texts/texts.ts"
import type { FieldKind, FieldPlace, FieldRules } from "./field.ts"

/** How much of a line a field takes where there is room for two; left out: all of it. */
export type FieldWidth = "half" | "wide" | "narrow"

/** One of the choices of a field that the shop's own texts name. */
export interface RecordOption<Key extends TextKey> {
  readonly value: string
  readonly label: Key
  /** of its radio, where others know it by one */
  readonly id?: string
}

/** A field as a form's record has it: its rules, its place, and what it is called. */
export interface RecordField<Key extends TextKey = TextKey> extends FieldRules, FieldPlace {
  readonly label: Key
  readonly hint?: Key
  /** of a choice; left out: the page brings them, such as the countries that a shop delivers to */
  readonly options?: readonly RecordOption<Key>[]
  /** of a list in which nothing is chosen yet; left out: it opens with a choice */
  readonly placeholder?: Key
  readonly width?: FieldWidth
  /** a box that is drawn and told as a switch */
  readonly isSwitch?: true
}

/** Fields that belong together, under one heading. */
export interface RecordSection<Key extends TextKey = TextKey> {
  /** of its element */
  readonly id: string
  readonly legend: Key
  readonly lead?: Key
  readonly fields: readonly RecordField<Key>[]
}

/** A choice as it stands: the value of a list or a group of radios; of a box "1" when it is ticked, else "". */
export interface StandingChoice {
  readonly field: string
  readonly is: string
}

/** What is seen only while a choice stands: the id of a field or the name of a group. */
export interface ShownPart {
  readonly part: string
  readonly when: StandingChoice
}

/** A group that is the same as another while a choice stands. */
export interface CopiedGroup {
  readonly group: string
  readonly as: string
  readonly when: StandingChoice
}

/**
 * All there is to know of a form but its values: page, shop and terminal read, judge and draw it by this. Only the page's heading and its
 * button are not in it.
 */
export interface FormRecord<Key extends TextKey = TextKey> {
  /** of its element */
  readonly id: string
  /** where it is posted */
  readonly action: string
  readonly sections: readonly RecordSection<Key>[]
  readonly shown: readonly ShownPart[]
  readonly copies: readonly CopiedGroup[]
}

type Told = Partial<Omit<RecordField, "id" | "kind" | "label" | "hint" | "options" | "placeholder">>

/**
 * A field of a record, posted under its id, optional and without bounds where nothing else is said.
 *
 * Spec: 14.37.
 *
 * @example recordField("client_city", "city", "client.city", { required: true }).name // => "client_city"
 */
export const recordField = <Key extends TextKey>(
  id: string,
  kind: FieldKind,
  label: Key,
  more: Told & Pick<RecordField<Key>, "hint" | "options" | "placeholder"> = {},
): RecordField<Key> => ({
  id,
  kind,
  label,
  name: id,
  group: "",
  required: false,
  minLength: null,
  maxLength: null,
  autocomplete: "",
  region: null,
  linkedTo: null,
  ...more,
})

/**
 * All fields of a record, in the order in which they stand.
 *
 * Spec: 14.37.
 *
 * @example recordFields(sampleRecord).map(({ id }) => id) // => ["kind", "firm", "city", "same", "other_city"]
 */
export const recordFields = <Key extends TextKey>({ sections }: Pick<FormRecord<Key>, "sections">): readonly RecordField<Key>[] =>
  sections.flatMap(({ fields }) => fields)
