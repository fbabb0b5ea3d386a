import { describe, expect, test } from "vitest"
import { readTrackingEvent, readTrackingText, trackingEventsIn } from "../../../core/front/tracking-event.ts"

const mug = { item_id: "501", item_name: "Kubek Polny", item_variant: "morze", price: 79.9, quantity: 2 }

describe("events from outside are known by their form, and hold what is known and nothing else (7.9, 10.901)", () => {
  test.each([
    [{ event: "view_item", ecommerce: { currency: "PLN", value: 79.9, items: [mug] } }, "same"],
    [{ event: "view_cart", ecommerce: { currency: "EUR", items: [] } }, "same"],
    [
      { event: "view_item_list", ecommerce: { item_list_id: "category_12", item_list_name: "Kubki", currency: "PLN", items: [mug] } },
      "same",
    ],
    [{ event: "purchase", ecommerce: { transaction_id: "7KQ2M-X9D4R", currency: "PLN", tax: 3.1, shipping: 0, items: [mug] } }, "same"],
    [
      { event: "search", search_term: " kubek " },
      { event: "search", search_term: "kubek" },
    ],
    // what is more than that goes
    [
      { event: "search", search_term: "len", email: "a@b.pl" },
      { event: "search", search_term: "len" },
    ],
    [
      {
        event: "add_to_cart",
        user: 5,
        ecommerce: { currency: "PLN", coupon: "X", items: [{ ...mug, price: "9", who: "me" }, 5, { item_name: "?" }] },
      },
      {
        event: "add_to_cart",
        ecommerce: { currency: "PLN", items: [{ item_id: "501", item_name: "Kubek Polny", item_variant: "morze", quantity: 2 }] },
      },
    ],
    // what they cannot be without
    [{ event: "search", search_term: " " }, null],
    [{ event: "view_cart" }, null],
    [{ event: "view_cart", ecommerce: { currency: "zł", items: [] } }, null],
    [{ event: "view_item_list", ecommerce: { currency: "PLN", items: [] } }, null],
    [{ event: "purchase", ecommerce: { currency: "PLN", items: [] } }, null],
    [{ event: "gtm.js", ecommerce: { currency: "PLN", items: [] } }, null],
    [{ event: "__proto__", ecommerce: { currency: "PLN", items: [] } }, null],
    [[], null],
    ["view_cart", null],
  ])("%j", (told, read) => expect(readTrackingEvent(told)).toEqual(read === "same" ? told : read))

  test("no text of an event is longer than 300 characters, and no list than 200", () => {
    const items = Array.from({ length: 250 }, () => ({ ...mug, item_name: "x".repeat(400) }))
    const read = readTrackingEvent({ event: "view_cart", ecommerce: { currency: "PLN", items } })
    if (read?.event !== "view_cart") throw new Error("not read")
    expect([read.ecommerce.items.length, read.ecommerce.items[0]?.item_name.length]).toEqual([200, 300])
  })
})

describe("texts of the shop are read and never run (7.9, 10.904, 11.86)", () => {
  const known = { event: "search", search_term: "kubek" }
  test.each([
    [JSON.stringify(known), known],
    [`dataLayer.push(${JSON.stringify(known)})`, known],
    [` window.dataLayer.push(${JSON.stringify(known)});\n`, known],
    ["dataLayer.push({event: 'search', search_term: 'kubek'})", null],
    [`dataLayer.push(${JSON.stringify(known)}); alert(1)`, null],
    [`alert(1); dataLayer.push(${JSON.stringify(known)})`, null],
    ["gtag('event', 'search')", null],
    ["", null],
  ])("%s", (text, read) => expect(readTrackingText(text)).toEqual(read))
})

test("of what waits in a browser only events are told, whatever else was put there (10.902, 19.40)", () => {
  expect(trackingEventsIn('[{"event":"search","search_term":"len"},5,null,{"event":"x"}]')).toEqual([
    { event: "search", search_term: "len" },
  ])
  for (const broken of ["", "{broken", "5", "null", '{"event":"search","search_term":"len"}']) expect(trackingEventsIn(broken)).toEqual([])
})
