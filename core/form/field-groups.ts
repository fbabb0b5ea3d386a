import { type FormField, isFilledIn } from "./field.ts"
import { regional, withRegions } from "./field-regions.ts"
import { type FormState, type GroupCopy, neutral } from "./form-state.ts"

type Fields = readonly FormField[]

/**
 * A form with another country for one of its groups: in its select of countries if it has one, and in every field that depends on it.
 *
 * Spec: 14.27.
 *
 * @example
 * const zips = [field("zip", "zipcode", { group: "client" }), field("other", "zipcode", { group: "delivery" })]
 * inRegion(openForm(zips), "delivery", "de").fields.map(({ region }) => region) // => [null, "de"]
 */
export const inRegion = (form: FormState, group: string, region: string | null): FormState => ({
  ...form,
  fields: form.fields.map((field) => {
    if (field.group !== group) return field
    if (field.kind === "region") return field.value === (region ?? "") ? field : { ...field, value: region ?? "" }
    return regional.has(field.kind) && field.region !== region ? { ...field, region } : field
  }),
})

/**
 * What a field is in its group.
 *
 * Spec: 14.29.
 *
 * @example roleOf({ kind: "city" }) // => "city"
 */
export const roleOf = ({ role, kind }: Pick<FormField, "role" | "kind">): string => role ?? kind

/** The field that one of a copying group takes its value from; no page can put files into a field. */
const sourceOf = (fields: Fields, field: FormField, { group, as }: Pick<GroupCopy, "group" | "as">): FormField | undefined =>
  field.group === group && field.kind !== "files" ? fields.find((one) => one.group === as && roleOf(one) === roleOf(field)) : undefined

/** Does a group follow another, by itself or by one that it is the same as? */
const follows = (copies: readonly GroupCopy[], group: string, as: string): boolean =>
  copies.some((copy) => copy.group === group && (copy.as === as || follows(copies, copy.as, as)))

/**
 * A form whose group is the same as another from now on. What stood in it is kept. Nothing happens where it already follows a group, or the
 * other one follows it.
 *
 * Spec: 14.29.
 *
 * @example
 * const opened = openForm([field("mine", "city", { value: "Gdynia" }), field("other", "city", { group: "delivery" })])
 * sameAs(opened, "delivery", "").copies.map(({ kept }) => kept.map(({ id }) => id)) // => [["other"]]
 */
export function sameAs(form: FormState, group: string, as: string): FormState {
  const { copies, fields } = form
  if (group === as || follows(copies, as, group) || copies.some((copy) => copy.group === group)) return form
  const kept = fields
    .filter((field) => sourceOf(fields, field, { group, as }) !== undefined)
    .map(({ id, value, checked, region }) => ({ id, value, checked, region }))
  return kept.length === 0 ? form : { ...form, copies: [...copies, { group, as, kept }] }
}

/**
 * A form whose group is its own again, with what stood in it before.
 *
 * Spec: 14.29.
 *
 * @example
 * const opened = openForm([field("mine", "city", { value: "Gdynia" }), field("other", "city", { group: "delivery" })])
 * const [same] = plainForm(everyRule)(opened, { type: "SameAsChosen", group: "delivery", as: "" })
 * notSameAs(same, "delivery").fields.map(({ value }) => value) // => ["Gdynia", ""]
 */
export function notSameAs(form: FormState, group: string): FormState {
  const copy = form.copies.find((one) => one.group === group)
  if (copy === undefined) return form
  const fields = form.fields.map((field) => ({ ...field, ...copy.kept.find(({ id }) => id === field.id) }))
  return { ...form, fields, copies: form.copies.filter((one) => one !== copy) }
}

/**
 * A form in which somebody changes a field of a group that is the same as another: it no longer is, and the copies stay as they are.
 *
 * Spec: 14.29.
 *
 * @example notCopied(openForm([field("city", "city")]), "city").copies // => []
 */
export function notCopied(form: FormState, id: string): FormState {
  const copies = form.copies.filter(({ kept }) => !kept.some((one) => one.id === id))
  return copies.length === form.copies.length ? form : { ...form, copies }
}

/**
 * A form in which copies and regions follow what has changed, and the ids of all fields that are other than before. They are no longer
 * judged, and no answer about them is awaited.
 *
 * Spec: 14.27, 14.29.
 *
 * @example
 * const opened = openForm([field("zip", "zipcode", { value: "30-001" })])
 * valuesFollowed(opened, inRegion(opened, "", "de")).changed.has("zip") // => true
 */
export function valuesFollowed(before: FormState, after: FormState): { readonly form: FormState; readonly changed: ReadonlySet<string> } {
  let { fields } = after
  // a copy of a copy follows as well: each round brings values one group further
  for (const _ of after.copies)
    for (const copy of after.copies) fields = fields.map((field) => copied(field, sourceOf(fields, field, copy)))
  const changed = new Set<string>()
  const followed = withRegions(fields).map((field, at) => {
    const old = before.fields[at]
    if (old === undefined) return field
    const isOther = old.value !== field.value || old.checked !== field.checked
    if (!isOther && (old.region === field.region || !isFilledIn(field))) return field
    changed.add(field.id)
    return neutral(field)
  })
  return { form: { ...after, fields: followed }, changed }
}

function copied(field: FormField, source: FormField | undefined): FormField {
  if (source === undefined) return field
  const { value, checked, region } = source
  return field.value === value && field.checked === checked && field.region === region ? field : { ...field, value, checked, region }
}
