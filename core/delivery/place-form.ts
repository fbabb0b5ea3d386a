import { type CheckedPlace, checkPlace, type DeliveryPlace, type PlaceRefusal, type TypedPlace } from "../region/delivery-place.ts"
import { type UnsetMode, unsetMode } from "../region/forced-place.ts"

/** What the shop is to make of the place that a visitor's things go to. */
export type PlaceChange =
  | { readonly type: "Set"; readonly countryId: string; /** null = none, in place of any other */ readonly postcode: string | null }
  | { readonly type: "Unset"; readonly mode: UnsetMode }

/** What a change came to. */
export type PlaceOutcome = { readonly _tag: "Placed" } | { readonly _tag: "Refused"; readonly refusal: PlaceRefusal | null }

/** Why the place that was asked for does not hold. */
export type PlaceProblem = PlaceRefusal | { readonly _tag: "NotReached" }

/** The form of the place that things are delivered to. `requestId` numbers the latest change. */
export interface PlaceFormState {
  readonly is: "rest" | "busy"
  readonly requestId: number
  readonly problem: PlaceProblem | null
  /** the refused place, to be corrected; null = what holds stands there */
  readonly typed: TypedPlace | null
}

/** What can happen to it. */
export type PlaceFormEvent =
  | ({ readonly type: "PlaceSent" } & TypedPlace)
  /** the shop's own place, please */
  | { readonly type: "PlaceRestored" }
  | { readonly type: "PlaceAnswered"; readonly requestId: number; readonly outcome: PlaceOutcome }
  | { readonly type: "PlaceNotAnswered"; readonly requestId: number }

/** What it asks of the shop, and of the page around it. */
export type PlaceFormCommand =
  | { readonly type: "SetPlace"; readonly requestId: number; readonly change: PlaceChange }
  /** what the page knows of delivery is about another place */
  | { readonly type: "PlaceChanged" }

type Stepped = readonly [PlaceFormState, readonly PlaceFormCommand[]]

/**
 * The form as its page opens.
 *
 * Spec: 18.28.
 *
 * @param refused what the post before the page came to; null = no place was refused
 *
 * @example openPlaceForm(null) // => { is: "rest", requestId: 0, problem: null, typed: null }
 */
export function openPlaceForm(refused: { readonly refusal: PlaceRefusal; readonly typed: TypedPlace } | null): PlaceFormState {
  return { is: "rest", requestId: 0, problem: refused?.refusal ?? null, typed: refused?.typed ?? null }
}

/**
 * One step of the form, beside the place that holds. A faulty place is refused at once, by the rule that the shop judges it by; whatever
 * the shop answers, the form leaves its loading state, and a failure is told.
 *
 * Spec: 4.52, 7.67, 7.68, 8.57, 18.28.
 *
 * @example placeForm(openPlaceForm(null), { type: "PlaceSent", countryId: "XX", postcode: "" }, samplePlace())[0].problem
 * // => { _tag: "CountryUnknown" }
 */
export function placeForm(form: PlaceFormState, event: PlaceFormEvent, place: DeliveryPlace): Stepped {
  switch (event.type) {
    case "PlaceSent": {
      if (form.is === "busy") return [form, []]
      const { countryId, postcode } = event
      const typed = { countryId, postcode }
      const checked: CheckedPlace = checkPlace(place.countries, typed)
      if (checked._tag !== "Place") return [{ ...form, problem: checked, typed }, []]
      return send({ ...form, typed }, { type: "Set", countryId: checked.countryId, postcode: checked.postcode })
    }
    case "PlaceRestored":
      return form.is === "busy" ? [form, []] : send({ ...form, typed: null }, { type: "Unset", mode: restoreMode(place) })
    case "PlaceAnswered": {
      if (!isAwaited(form, event.requestId)) return [form, []]
      const { outcome } = event
      if (outcome._tag === "Placed") return [{ ...form, is: "rest", typed: null }, [{ type: "PlaceChanged" }]]
      return [{ ...form, is: "rest", problem: outcome.refusal ?? { _tag: "NotReached" } }, []]
    }
    case "PlaceNotAnswered":
      return isAwaited(form, event.requestId) ? [{ ...form, is: "rest", problem: { _tag: "NotReached" } }, []] : [form, []]
  }
}

const isAwaited = ({ is, requestId }: PlaceFormState, answered: number): boolean => is === "busy" && requestId === answered

function send(form: PlaceFormState, change: PlaceChange): Stepped {
  const requestId = form.requestId + 1
  return [{ ...form, is: "busy", requestId, problem: null }, [{ type: "SetPlace", requestId, change }]]
}

/**
 * Which of the three calls brings the shop's own place back: by what was chosen.
 *
 * Spec: 7.30, 19.19.
 *
 * @example restoreMode(samplePlace({ postcode: "30-001" })) // => "zipcode"
 */
export function restoreMode({ countryId, isCountryChosen, postcode }: DeliveryPlace): UnsetMode {
  const chosen = (current: string) => ({ current, default: "", showModal: false })
  return unsetMode({
    region: isCountryChosen ? chosen(countryId) : null,
    zipcode: postcode === null ? null : chosen(postcode),
  })
}
