import fc from "fast-check"
import { expect } from "vitest"
import { readTrackingEvent, readTrackingText, type TrackingEvent } from "../../../core/front/tracking-event.ts"
import { property } from "../../support/property/property.ts"

/** Every name that an entry may hold. */
const known = new Set(
  "event search_term ecommerce currency value tax shipping transaction_id item_list_id item_list_name items item_id item_name item_variant price quantity".split(
    " ",
  ),
)

const names = fc.oneof(fc.constantFrom(...known), fc.string())
const values = fc.oneof(
  fc.constantFrom("search", "purchase", "view_item", "view_item_list", "PLN", "501", 5),
  fc.jsonValue({ maxDepth: 1 }),
)
const goods = fc.dictionary(names, fc.oneof(values, fc.array(fc.dictionary(names, values), { maxLength: 3 })))
const entries = fc
  .record({ event: fc.constantFrom("search", "purchase", "view_item", "view_item_list", "view_cart", "x"), ecommerce: goods, rest: goods })
  .map(({ event, ecommerce, rest }) => ({ ...rest, event, ecommerce: { currency: "PLN", items: [], ...ecommerce } }))

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)])
      : []

/** Takes an entry as it came when its name is one of ours. */
const trusting = (told: unknown): unknown =>
  typeof told === "object" && told !== null && "event" in told && told.event !== "x" ? told : null

property(
  "whatever an entry holds, what is read of it has known names alone, and reads as itself once more, as JSON or handed to the list (7.9, 10.901, 10.904)",
  {
    fault: "an entry is taken as it came",
    rule: (told: unknown): unknown => readTrackingEvent(told),
    planted: trusting,
    runs: 500,
    holds: (read) =>
      fc.property(entries, (told) => {
        const event = read(told)
        expect(namesIn(event).filter((name) => !known.has(name))).toEqual([])
        if (event === null) return
        const once: TrackingEvent | null = readTrackingEvent(event)
        expect(once).toEqual(event)
        const written = JSON.stringify(event)
        expect(readTrackingText(written)).toEqual(event)
        expect(readTrackingText(`dataLayer.push(${written});`)).toEqual(event)
      }),
  },
)
