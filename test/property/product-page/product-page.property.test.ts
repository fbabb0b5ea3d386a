import fc from "fast-check"
import { expect, test } from "vitest"
import type { ProductChoice, ProductKind } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { isSelected } from "../../../core/product-page/parts.ts"
import { productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { fieldValue } from "../../../core/product-page/submit.ts"
import type { ProductPageView } from "../../../core/product-page/view-product-page.ts"
import { purchaseOf } from "../../../core/subscription/subscription-choice.ts"
import { runs } from "../../support/property/property.ts"
import { type Happening, openWorld, type WorldMachine } from "../../support/property/shopper-world.ts"
import { games, soon } from "./shopper-journeys.ts"
import { askedPrice, ownPrices } from "./told-prices.ts"

/** Lives through a journey and looks at every step. Throws where the page tells or sends what it must not. */
function live(machine: WorldMachine, opened: ProductChoice, journey: readonly Happening[]) {
  let sent = false
  let cartRead = false
  let newest = 0
  let gone = false
  const world = openWorld(machine, opened, (view, page, commands, event) => {
    const { choice } = page
    if (event.type === "Returned") sent = false
    if (event.type === "CartRead") cartRead = true
    if (event.type === "AddPressed") cartRead = false
    // a price that the shop told is that of just this choice, unless it is marked as old
    const known =
      choice.is === "configured" ||
      (choice.is === "set" && choice.boughtAs === "bundle" && choice.price.is === "told" && choice.parts.some(isSelected))
    if (!view.refreshing && known) expect([askedPrice(view), ...(choice.is === "set" ? [] : ownPrices(choice, view))]).toContain(view.price)
    if (choice.is === "single" || (choice.is === "versions" && !view.refreshing && choice.way === "content")) {
      if (view.name === `Produkt ${fieldValue(view.fields, "product")}`) expect(ownPrices(choice, view)).toContain(view.price)
    }
    for (const command of commands) {
      if (command.type === "AskShop") {
        expect(command.requestId).toBeGreaterThan(newest)
        newest = command.requestId
        expect(command.fields).toEqual(view.fields)
      }
      gone ||= command.type === "GoTo"
      if (command.type !== "SubmitForm") continue
      expect(sent).toBe(false)
      sent = true
      expectSound(choice, view)
      if (opened.subscription.mode === "only") expect(fieldValue(view.fields, "subscription")).toBe("true")
      if (purchaseOf(choice.subscription) === "subscription") expect(cartRead).toBe(true)
    }
  })
  for (const happening of journey) world.happen(happening)
  world.settle()
  const last = world.view()
  expect(last).toMatchObject({ refreshing: false, alert: null })
  // the product that the versions lead to is on the page in the end, or the browser went to it
  if (opened.is === "versions" && !gone) expect(last.name).toBe(`Produkt ${fieldValue(last.fields, "product")}`)
  if (!sent) expect(last.button.busy).toBe(false)
}

/** What is posted is on the page, in stock, within its limits, and bought as the product is sold. */
function expectSound(choice: ProductChoice, view: ProductPageView) {
  const { fields } = view
  const periods = choice.subscription.mode === "off" ? [] : choice.subscription.periods.map(({ days }) => String(days))
  if (purchaseOf(choice.subscription) === "subscription") expect(periods).toContain(fieldValue(fields, "days_in_period"))
  else expect(fieldValue(fields, "subscription")).toBe("")
  expect(view.button.enabled).toBe(true)
  if (choice.is === "rows") {
    const shown = (view.sections.rows ?? []).filter(({ quantity }) => !["", "0"].includes(quantity.trim()))
    expect(fields.filter(({ name }) => name.startsWith("number")).map(({ value }) => Number(value))).toEqual(
      shown.map(({ quantity }) => Number(quantity.replace(",", "."))),
    )
    expect(shown.every(({ quantity }) => Number(quantity) <= 7)).toBe(true)
    return
  }
  expect(view.quantity).toBe(view.quantityTaken)
  if (choice.is === "set") {
    const selected = (view.sections.parts ?? []).filter((part) => part.selected)
    const posted = fields.filter(({ name }) => /product\[/.test(name))
    expect(posted).toHaveLength(selected.length)
    expect(selected.every((part) => part.sizes.length === 0 || part.sizes.some((size) => size.selected && !size.disabled))).toBe(true)
    if (choice.boughtAs === "collection") return
  }
  expect(fieldValue(fields, "number")).toBe(view.quantity)
  expect(view.name).toBe(`Produkt ${fieldValue(fields, "product")}`)
  const size = view.sizes.find(({ id }) => id === fieldValue(fields, "size"))
  expect(size).toMatchObject({ selected: true, disabled: false })
  const stock = "sizeId" in choice ? choice.offer.sizes.find(({ id }) => id === size?.id)?.stock : undefined
  expect(stock?.is === "limited" && Number(view.quantity) <= stock.amount.coefficient).toBe(true)
  const least = purchaseOf(choice.subscription) === "subscription" ? choice.offer.limits.subscriptionMin : null
  expect(Number(view.quantity)).toBeGreaterThanOrEqual(least?.coefficient ?? 1)
  for (const item of view.sections.options ?? []) {
    if (item.disabled || item.input.is === "options") continue
    if (item.required) expect(fieldValue(fields, item.id)).not.toBe("")
    expect(item.input.text.trim().replace(",", ".")).toBe(fieldValue(fields, item.id))
  }
}

const machineOf = (kind: ProductKind<ProductChoice>): WorldMachine => ({ kind, step: productPage(kind) })
const sound = machineOf(anyKind)
const ruled = (more: Partial<ProductKind<ProductChoice>>): WorldMachine => machineOf({ ...anyKind, ...more })
/** The machine with other events, or other states, put in before a step. */
const before = (
  change: (page: Parameters<WorldMachine["step"]>[0], event: ProductPageEvent) => Parameters<WorldMachine["step"]>,
): WorldMachine => ({
  kind: anyKind,
  step: (page, event) => sound.step(...change(page, event)),
})

const holds = (machine: WorldMachine) => fc.property(games, ([choice, journey]) => live(machine, choice, journey))

test("whatever shopper and shop do, no price of another choice is shown, nothing unsound is sent, and no question stays open (5.49, 16.33)", () => {
  fc.assert(holds(sound), runs(300))
})

test.each<[string, WorldMachine]>([
  [
    "a late answer is taken for the newest",
    before((page, event) => [
      page,
      "requestId" in event && event.type.startsWith("Shop") ? { ...event, requestId: page.question.requestId } : event,
    ]),
  ],
  [
    "an answer counts twice, also after a newer choice",
    before((page, event) => [
      event.type === "ShopAnswered" ? { ...page, question: { ...page.question, is: "asked", requestId: event.requestId } } : page,
      event,
    ]),
  ],
  [
    "a failed question stays open",
    { kind: anyKind, step: (page, event) => (event.type === "ShopNotAnswered" ? [page, []] : sound.step(page, event)) },
  ],
  [
    "a question that waits for its pause is never asked",
    {
      kind: anyKind,
      step: (page, event) => (event.type === "TimerEnded" && event.timer === "question" ? [page, []] : sound.step(page, event)),
    },
  ],
  [
    "a message never goes",
    {
      kind: anyKind,
      step: (page, event) => (event.type === "TimerEnded" && event.timer === "notice" ? [page, []] : sound.step(page, event)),
    },
  ],
  [
    "a second press sends a second time",
    before((page, event) => [event.type === "AddPressed" ? { ...page, submit: { ...page.submit, stage: { is: "idle" } } } : page, event]),
  ],
  [
    "what was typed last is not taken before it is sent",
    before((page, event) => [event.type === "AddPressed" ? { ...page, quantity: { ...page.quantity, waiting: false } } : page, event]),
  ],
  [
    "the form is sent whatever stands against it",
    { kind: anyKind, step: (page, event) => (event.type === "AddPressed" ? [page, [{ type: "SubmitForm" }]] : sound.step(page, event)) },
  ],
  [
    "what a shop refused is sent all the same",
    {
      kind: anyKind,
      step: (page, event) => {
        const { question } = page
        const [next, commands] = sound.step(
          event.type === "AddPressed" ? { ...page, question: { ...question, refused: null } } : page,
          event,
        )
        return [event.type === "AddPressed" ? { ...next, question } : next, commands]
      },
    },
  ],
  [
    "a subscription is bought once",
    before((page, event) => [
      event.type === "AddPressed" ? { ...page, choice: { ...page.choice, subscription: { mode: "off" } } } : page,
      event,
    ]),
  ],
  [
    "the cart is not read before a subscription is sent",
    {
      kind: anyKind,
      step: (page, event) =>
        event.type === "AddPressed" && anyKind.obstacle(page.choice, page.quantity.accepted) === null
          ? [page, [{ type: "SubmitForm" }]]
          : sound.step(page, event),
    },
  ],
  ["nothing is asked after a choice", ruled({ asks: () => "no" })],
  [
    "an older load of a version goes on, and takes the page",
    ruled({
      asks: (choice, event) => {
        const asking = anyKind.asks(choice, event)
        return asking === "void" ? "no" : asking
      },
      merge: (choice, facts) =>
        choice.is === "versions" && facts.offer !== undefined ? { ...choice, offer: facts.offer } : anyKind.merge(choice, facts),
    }),
  ],
  [
    "a changed bundle keeps its price",
    ruled({
      choose: (choice, event) => {
        const next = anyKind.choose(choice, event)
        return next.is === "set" && choice.is === "set" && next.boughtAs === "bundle" && choice.boughtAs === "bundle"
          ? { ...next, price: choice.price }
          : next
      },
    }),
  ],
  [
    "fresh data of a size become those of every size",
    ruled({
      merge: (choice, facts) => {
        const price = facts.size?.price
        return choice.is === "single" && price !== undefined
          ? { ...choice, offer: { ...choice.offer, sizes: choice.offer.sizes.map((one) => ({ ...one, price })) } }
          : anyKind.merge(choice, facts)
      },
    }),
  ],
  ["the last computed price stays when the shop cannot be asked", ruled({ unanswered: (choice) => ({ choice, goTo: null }) })],
  [
    "a subscription's minimum does not count",
    ruled({
      quantityRules: (choice) => anyKind.quantityRules({ ...choice, subscription: { mode: "off" } }),
      obstacle: (choice, quantity) => anyKind.obstacle({ ...choice, subscription: { mode: "off" } }, quantity),
    }),
  ],
  ["the stock does not count", ruled({ obstacle: () => null })],
  [
    "one is sent, whatever was chosen",
    ruled({
      fields: (choice, quantity) =>
        anyKind.fields(choice, quantity).map((field) => (field.name === "number" ? { ...field, value: "1" } : field)),
    }),
  ],
  [
    "parts that were left out are sent",
    ruled({
      fields: (choice, quantity) =>
        anyKind.fields(
          choice.is === "set" ? { ...choice, parts: choice.parts.map((part) => ({ ...part, checked: true })) } : choice,
          quantity,
        ),
    }),
  ],
  ["texts are sent otherwise than they stand in their fields", ruled({ corrected: () => null })],
  [
    "a version is sent before it is on the page",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "VersionLoading" ? null : found
      },
    }),
  ],
  [
    "the period is not sent",
    ruled({ fields: (choice, quantity) => anyKind.fields(choice, quantity).filter(({ name }) => name !== "days_in_period") }),
  ],
  [
    "a size is not needed",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "SizeMissing" ? null : found
      },
    }),
  ],
  [
    "a required field may be empty",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "ValueMissing" ? null : found
      },
    }),
  ],
])("caught: %s", (fault, machine) => {
  expect(fc.check(holds(machine), { seed: soon[fault] ?? 20_261_121, numRuns: 8_000, endOnFailure: true }).failed).toBe(true)
})
