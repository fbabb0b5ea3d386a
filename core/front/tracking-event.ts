import { foreignObjects, foreignText, type ForeignObject, isForeignObject, isList, parseJson } from "../web/untrusted-json.ts"

/** A product in an event, by the names that scripts of others read. Spec: 10.901. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name: string
  /** its version and size; absent = it has neither */
  readonly item_variant?: string
  /** of one, in the event's currency; absent = the page shows no amount */
  readonly price?: number
  /** absent = it is looked at */
  readonly quantity?: number
}

/** Products of an event with what they are worth. */
export interface TrackedGoods {
  /** the id of a currency, such as "PLN" */
  readonly currency: string
  /** absent = no amount is shown */
  readonly value?: number
  readonly items: readonly TrackedItem[]
}

/** The products of a list, in its order. */
export interface TrackedList extends TrackedGoods {
  /** "category_12", "producer_3" or "search" */
  readonly item_list_id: string
  readonly item_list_name: string
}

/** What an order came to. */
export interface TrackedOrder extends TrackedGoods {
  readonly transaction_id: string
  readonly tax?: number
  readonly shipping?: number
}

/** What was done on a page, as the entry of the list that scripts of others read. Spec: 10.900, 10.901. */
export type TrackingEvent =
  | { readonly event: "view_item" | "add_to_cart" | "view_cart" | "begin_checkout"; readonly ecommerce: TrackedGoods }
  | { readonly event: "view_item_list"; readonly ecommerce: TrackedList }
  | { readonly event: "search"; readonly search_term: string }
  | { readonly event: "purchase"; readonly ecommerce: TrackedOrder }

/** The id of the element in which a page's events stand, for its own script. Spec: 10.900. */
export const toldEventsId = "told_events"

/** What tells of the events of a page whose parts were put into the one that is shown: their text is its detail. Spec: 10.903. */
export const toldEventsName = "toldevents"

/** No list of a page has more. */
const mostItems = 200
/** No name is longer, in characters. */
const longestText = 300

/**
 * An event from outside; `null` for anything that is none. Only what is known of it is kept, so that an entry never holds more than these fields.
 *
 * Spec: 7.9, 10.901, 19.40.
 *
 * @example readTrackingEvent({ event: "search", search_term: " kubek ", user: 5 }) // => { event: "search", search_term: "kubek" }
 * @example readTrackingEvent({ event: "gtm.js" }) // => null
 * @example readTrackingEvent({ event: "view_cart", ecommerce: { currency: "zł", items: [] } }) // => null
 */
export function readTrackingEvent(told: unknown): TrackingEvent | null {
  if (!isForeignObject(told)) return null
  if (told["event"] === "search") {
    const words = text(told["search_term"])
    return words === "" ? null : { event: "search", search_term: words }
  }
  const { ecommerce } = told
  const goods = isForeignObject(ecommerce) ? readGoods(ecommerce) : null
  if (goods === null || !isForeignObject(ecommerce)) return null
  switch (told["event"]) {
    case "view_item":
    case "add_to_cart":
    case "view_cart":
    case "begin_checkout":
      return { event: told["event"], ecommerce: goods }
    case "view_item_list": {
      const [id, name] = [text(ecommerce["item_list_id"]), text(ecommerce["item_list_name"])]
      return id === "" ? null : { event: "view_item_list", ecommerce: { item_list_id: id, item_list_name: name, ...goods } }
    }
    case "purchase": {
      const number = text(ecommerce["transaction_id"])
      const order = { transaction_id: number, ...goods, ...amount("tax", ecommerce), ...amount("shipping", ecommerce) }
      return number === "" ? null : { event: "purchase", ecommerce: order }
    }
    default:
      return null
  }
}

/**
 * The event that a text of the shop tells: an entry as JSON, by itself or handed to the list, as shops write it for their pages. The text is
 * read and never run; `null` for any other.
 *
 * Spec: 7.9, 10.904, 11.86.
 *
 * @example readTrackingText('dataLayer.push({"event":"search","search_term":"kubek"});') // => { event: "search", search_term: "kubek" }
 * @example readTrackingText("alert(1)") // => null
 */
export function readTrackingText(told: string): TrackingEvent | null {
  const plain = told.trim()
  const handed = /^(?:window\.)?dataLayer\.push\(([^]*)\);?$/.exec(plain)
  return readTrackingEvent(parseJson(handed?.[1] ?? plain))
}

/**
 * The events in a text of JSON, such as what waits in a browser's storage; what is none is passed over.
 *
 * Spec: 10.902, 19.40.
 *
 * @example trackingEventsIn('[{"event":"search","search_term":"len"},5]') // => [{ event: "search", search_term: "len" }]
 * @example trackingEventsIn("{broken") // => []
 */
export function trackingEventsIn(json: string): readonly TrackingEvent[] {
  const told = parseJson(json)
  return isList(told) ? told.flatMap((one) => readTrackingEvent(one) ?? []) : []
}

function readGoods(told: ForeignObject): TrackedGoods | null {
  const { currency } = told
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return null
  const items = foreignObjects(told["items"])
    .slice(0, mostItems)
    .flatMap((item) => readItem(item) ?? [])
  return { currency, ...amount("value", told), items }
}

function readItem(told: ForeignObject): TrackedItem | null {
  const [id, name, variant] = [text(told["item_id"]), text(told["item_name"]), text(told["item_variant"])]
  if (id === "") return null
  const named = { item_id: id, item_name: name, ...(variant === "" ? {} : { item_variant: variant }) }
  return { ...named, ...amount("price", told), ...amount("quantity", told) }
}

const text = (value: unknown): string => foreignText(value).slice(0, longestText)

/** A field that has a number, or none. */
function amount<Name extends string>(name: Name, told: ForeignObject): Partial<Record<Name, number>> {
  const value = told[name]
  const field: Partial<Record<Name, number>> = {}
  if (typeof value === "number" && Number.isFinite(value)) field[name] = value
  return field
}
