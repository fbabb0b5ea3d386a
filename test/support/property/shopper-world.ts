import { expect } from "vitest"
import type { ProductChoice, ProductKind, ShopFacts } from "../../../core/product-page/choice.ts"
import {
  openProductPage,
  type ProductPageState,
  type ProductPageCommand,
  type ProductPageEvent,
} from "../../../core/product-page/product-page.ts"
import { type SentField, fieldValue } from "../../../core/product-page/submit.ts"
import { type ProductPageView, viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { MultipackStep, ProductOffer, SubscriptionPeriod } from "../../../core/product/offer.ts"
import type { SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import type { Step } from "../../../core/values/machine.ts"
import type { Price } from "../../../core/values/money.ts"
import { limited, polishPrices, sampleOffer, sampleSize } from "../core/sample-offer.ts"
import { polish } from "../core/sample-texts.ts"

/** A machine with the kind that its view is made of; both may have a fault. */
export interface WorldMachine {
  readonly kind: ProductKind<ProductChoice>
  readonly step: Step<ProductPageState, ProductPageEvent, ProductPageCommand>
}

/** What happens next: a shopper's event, or something of the world around. Numbers pick among what is under way, 0 the newest. */
export type Happening =
  | { readonly is: "shopper"; readonly event: ProductPageEvent }
  /** a timer that was once started ends, now or again */
  | { readonly is: "timer"; readonly pick: number }
  /** the shop answers a question that it once was asked, now, late or again */
  | { readonly is: "answer"; readonly pick: number; readonly how: "told" | "failed" | "refused" | "own" }
  /** the cart answers what it was asked first; the subscriptions in it come every so many days, none where it is null */
  | { readonly is: "cart"; readonly well: boolean; readonly days: number | null }

/** What the shop says where it cannot work out a price. */
export const unpriced = "Nie można wyliczyć ceny"

type Question = Extract<ProductPageCommand, { readonly type: "AskShop" }>

/** Prices that give themselves away: no two sets of fields have the same. */
export function priceOf(fields: readonly SentField[]): Price {
  const text = fields.map(({ name, value }) => `${name}=${value}`).join("&")
  const minor = Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 89_999_999, 7) + 10_000_000
  return { gross: { minor }, net: { minor } }
}

/** Whether a size has one price, or others from a quantity on and in each of its periods. */
export type Sold = "plainly" | "cheaper in many ways"

const sizeIds = ["S", "M", "L"]

/** How a product of this world is sold. */
export const soldAs = ({ sizes }: ProductOffer): Sold =>
  sizes.some(({ multipack }) => multipack !== undefined) ? "cheaper in many ways" : "plainly"

/** The product of an id, whose every size has prices of its own. */
export const productOf = (id: number, sold: Sold = "plainly"): ProductOffer =>
  sampleOffer({
    id,
    name: `Produkt ${id}`,
    sizes: sizeIds.map((size) => ({
      ...withPrice(id, size, size === "L" ? "0" : "7"),
      ...(sold === "plainly" ? {} : { multipack: [stepOf(id, size, 3), stepOf(id, size, 6)], periods: periodsOf(id, size) }),
    })),
  })

function withPrice(id: number, size: string, stock: string) {
  const sized = sampleSize(size, limited(stock))
  return { ...sized, price: sized.price === null ? null : { ...sized.price, price: sizePrice(id, size) } }
}

const sizePrice = (id: number, size: string): Price => priceOf([{ name: String(id), value: size }])

/** A step of a multipack discount, a little cheaper than one. */
function stepOf(id: number, size: string, threshold: number): MultipackStep {
  const minor = sizePrice(id, size).gross.minor - threshold * 1_000
  return { left: decimalOf(threshold), threshold: decimalOf(threshold), price: { gross: { minor }, net: { minor } } }
}

/** The periods that a size comes in: not every size comes every month. */
const periodsOf = (id: number, size: string): readonly SubscriptionPeriod[] =>
  (size === "S" ? [14] : [14, 30]).map((days) => ({ days, price: priceOf([{ name: `${id} ${size}`, value: String(days) }]) }))

/** Fields without what a bundle's price does not depend on. */
export const pricedFields = (fields: readonly SentField[]): readonly SentField[] =>
  fields.filter(({ name }) => !["number", "subscription", "days_in_period"].includes(name) && !name.startsWith("bundle_number"))

function factsFor({ wants, fields }: Question, sold: Sold, fresh: string): ShopFacts {
  const id = Number(fieldValue(fields, "product"))
  switch (wants) {
    case "offer":
      return { offer: productOf(id, sold) }
    case "bundlePrice":
      return { bundlePrice: priceOf(pricedFields(fields)) }
    case "unitPrice":
      return { unitPrice: priceOf(pricedFields(fields)) }
    default: {
      const size = fieldValue(fields, "size")
      const known = (one: string) => {
        const { price, stock } = withPrice(id, one, fresh)
        return { price, stock }
      }
      // who has chosen no size is told of all
      return size === "" ? { sizes: Object.fromEntries(sizeIds.map((one) => [one, known(one)])) } : { size: known(size) }
    }
  }
}

/** A cup in the cart that can come every 14 or 30 days. */
const inCart = (days: number): SubscriptionRow => {
  return { rowId: "cup", productId: 77, sizeId: "uniw", name: "Kubek", quantity: decimalOf(1), days, periods: [14, 30] }
}

function cartAnswer(
  { type, requestId }: { readonly type: "ReadCart" | "RemoveRows" | "AddRows"; readonly requestId: number },
  { well, days }: Extract<Happening, { readonly is: "cart" }>,
): ProductPageEvent {
  switch (type) {
    case "ReadCart":
      return well ? { type: "CartRead", requestId, rows: days === null ? [] : [inCart(days)] } : { type: "CartNotRead", requestId }
    case "RemoveRows":
      return { type: well ? "RowsRemoved" : "RowsNotRemoved", requestId }
    case "AddRows":
      return { type: well ? "RowsAdded" : "RowsNotAdded", requestId }
  }
}

/** A page in a browser whose timers, network and cart do as they like. Every step is looked at by `look`. */
export function openWorld(
  { kind, step }: WorldMachine,
  choice: ProductChoice,
  look: (view: ProductPageView, page: ProductPageState, commands: readonly ProductPageCommand[], event: ProductPageEvent) => void,
) {
  const start = { choice, priceFormat: polishPrices, priceType: "gross", contact: null, typedQuantity: null, refusal: null } as const
  const sold = soldAs(choice.offer)
  let page = openProductPage(kind, start)
  const timers: Extract<ProductPageCommand, { readonly type: "StartTimer" }>[] = []
  const questions: Question[] = []
  const ofCart: Extract<ProductPageCommand, { readonly type: "ReadCart" | "RemoveRows" | "AddRows" }>[] = []
  const view = () => viewProductPage(kind, page, polish)
  const send = (event: ProductPageEvent) => {
    const [next, commands] = step(page, event)
    page = next
    for (const command of commands) {
      if (command.type === "StartTimer") timers.push(command)
      if (command.type === "AskShop") questions.push(command)
      if (command.type === "ReadCart" || command.type === "RemoveRows" || command.type === "AddRows") ofCart.push(command)
    }
    look(view(), page, commands, event)
  }
  const end = (timer: (typeof timers)[number]) => send({ type: "TimerEnded", timer: timer.timer, timerId: timer.timerId })
  const happen = (happening: Happening) => {
    if (happening.is === "shopper") return send(happening.event)
    if (happening.is === "timer") {
      const timer = timers.at(-1 - (happening.pick % Math.max(1, timers.length)))
      return timer === undefined ? undefined : end(timer)
    }
    if (happening.is === "cart") {
      const asked = ofCart.shift()
      return asked === undefined ? undefined : send(cartAnswer(asked, happening))
    }
    const asked = questions.at(-1 - (happening.pick % Math.max(1, questions.length)))
    if (asked === undefined) return
    const { requestId } = asked
    if (happening.how === "failed") return send({ type: "ShopNotAnswered", requestId })
    if (happening.how === "refused") return send({ type: "ShopRefused", requestId, message: unpriced })
    if (happening.how === "own" && asked.wants === "unitPrice")
      return send({ type: "OwnPriceCalculated", requestId, price: priceOf(pricedFields(asked.fields)) })
    return send({ type: "ShopAnswered", requestId, facts: factsFor(asked, sold, String(happening.pick % 5)) })
  }
  return {
    happen,
    view,
    /** the pointer leaves the message, a dialog is closed, every timer ends and every question is answered, some of them with a failure */
    settle: () => {
      send({ type: "NoticeReleased" })
      send({ type: "QuantityLeft" })
      for (let round = 0; round < 3; round += 1) {
        for (const timer of timers.slice()) end(timer)
        for (const [at] of questions.slice().entries()) happen({ is: "answer", pick: at, how: at % 3 === 0 ? "failed" : "told" })
        while (ofCart.length > 0) happen({ is: "cart", well: true, days: null })
        // a dialog that asks for a period stays until somebody closes it
        send({ type: "Closed" })
      }
      // a message that came with the last answers has its time, too
      for (const timer of timers.slice()) end(timer)
      expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    },
  }
}
