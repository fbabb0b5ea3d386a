import { isFilledIn } from "./field.ts"
import { inRegion, notCopied, notSameAs, roleOf, sameAs, valuesFollowed } from "./field-groups.ts"
import { type FormExtras, type FormStep, stepForm } from "./form.ts"
import { checkFollowed, findField, type FormRules, type FormState, isInPlay, neutral, type Stepped } from "./form-state.ts"

/**
 * One step of a form with groups of fields, each with a country of its own, that can be hidden, disabled or made the same as another.
 *
 * Spec: 14.27 to 14.29, 14.33.
 *
 * @example
 * const opened = openForm([field("zip", "zipcode", { group: "client" })])
 * const [german] = formWithGroups(everyRule)(opened, { type: "RegionChosen", group: "client", region: "de" })
 * german.fields.map(({ region }) => region) // => ["de"]
 */
export const formWithGroups =
  (rules: FormRules): FormStep =>
  (state, event) =>
    stepForm(state, event, rules, extras)

const extras: FormExtras = {
  followed: (before, after, id) => valuesFollowed(before, notCopied(after, id)),
  copiesOf,
  step: (state, event, rules) => {
    switch (event.type) {
      case "RegionChosen":
        return follow(state, inRegion(state, event.group, event.region), rules)
      case "SameAsChosen":
        return follow(state, sameAs(state, event.group, event.as), rules)
      case "SameAsUndone":
        return follow(state, notSameAs(state, event.group), rules)
      case "Hidden":
      case "Shown":
        return inPlayAnew(state, { ...state, hiddenParts: parts(state.hiddenParts, event.part, event.type === "Hidden") })
      case "Disabled":
      case "Enabled":
        return inPlayAnew(state, { ...state, disabledParts: parts(state.disabledParts, event.part, event.type === "Disabled") })
      default:
        return [state, []]
    }
  },
}

/** Ids of the filled fields that take their value from a field, directly or by another. */
function copiesOf(state: FormState, id: string): readonly string[] {
  const source = findField(state, id)
  const direct = state.fields.filter((field) =>
    state.copies.some(
      ({ group, as, kept }) =>
        as === source?.group && field.group === group && roleOf(field) === roleOf(source) && kept.some((one) => one.id === field.id),
    ),
  )
  return direct.filter(isFilledIn).flatMap((field) => [field.id, ...copiesOf(state, field.id)])
}

/** Judges at once what a change of a group has changed, copies and regions included. */
function follow(before: FormState, after: FormState, rules: FormRules): Stepped {
  if (after === before) return [before, []]
  const { form: followed, changed } = valuesFollowed(before, after)
  const isSame = after.copies === before.copies && followed.fields.every((field, at) => field === before.fields[at])
  return isSame ? [before, []] : checkFollowed(followed, changed, null, rules)
}

const parts = (list: readonly string[], part: string, isIn: boolean): readonly string[] => {
  if (list.includes(part) === isIn) return list
  return isIn ? [...list, part] : list.filter((one) => one !== part)
}

/** What leaves the form is no longer judged, and what comes back has not been; the values stay. */
function inPlayAnew(before: FormState, after: FormState): Stepped {
  if (after.hiddenParts === before.hiddenParts && after.disabledParts === before.disabledParts) return [before, []]
  const fields = after.fields.map((field) => (isInPlay(before, field) === isInPlay(after, field) ? field : neutral(field)))
  const changedIds = fields.filter((field) => after.changedIds.includes(field.id) && isInPlay(after, field)).map(({ id }) => id)
  return [{ ...after, fields, changedIds, isSubmitPending: false }, []]
}
