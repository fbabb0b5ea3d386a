import { expect } from "vitest"
import type { ProductChoice, ProductKind, ShopFacts } from "../../../core/product-page/choice.ts"
import {
  openProductPage,
  type ProductPage,
  type ProductPageCommand,
  type ProductPageEvent,
} from "../../../core/product-page/product-page.ts"
import { type SentField, fieldValue } from "../../../core/product-page/submit.ts"
import { type ProductPageView, viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { Step } from "../../../core/values/machine.ts"
import type { Price } from "../../../core/values/money.ts"
import { limited, polishPrices, sampleOffer, sampleSize } from "../core/sample-offer.ts"
import { polish } from "../core/sample-texts.ts"

/** A machine with the kind that its view is made of; both may have a fault. */
export interface WorldMachine {
  readonly kind: ProductKind<ProductChoice>
  readonly step: Step<ProductPage, ProductPageEvent, ProductPageCommand>
}

/** What happens next: a shopper's event, or something of the world around. Numbers pick among what is under way. */
export type Happening =
  | { readonly is: "shopper"; readonly event: ProductPageEvent }
  /** a timer that was once started ends, now or again */
  | { readonly is: "timer"; readonly pick: number }
  /** the shop answers a question that it once was asked, now, late or again */
  | { readonly is: "answer"; readonly pick: number; readonly how: "told" | "failed" | "refused" | "own" }
  | { readonly is: "cart"; readonly well: boolean }

type Question = Extract<ProductPageCommand, { readonly type: "AskShop" }>

/** Prices that give themselves away: no two sets of fields have the same. */
export function priceOf(fields: readonly SentField[]): Price {
  const text = fields.map(({ name, value }) => `${name}=${value}`).join("&")
  const minor = Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 89_999_999, 7) + 10_000_000
  return { gross: { minor }, net: { minor } }
}

/** The product of an id, whose every size has a price of its own. */
export const productOf = (id: number) =>
  sampleOffer({
    id,
    name: `Produkt ${id}`,
    sizes: ["S", "M", "L"].map((size) => withPrice(id, size, size === "L" ? "0" : "7")),
  })

function withPrice(id: number, size: string, stock: string) {
  const sized = sampleSize(size, limited(stock))
  return { ...sized, price: sized.price === null ? null : { ...sized.price, price: sizePrice(id, size) } }
}

const sizePrice = (id: number, size: string): Price => priceOf([{ name: String(id), value: size }])

/** Fields without what a bundle's price does not depend on. */
export const pricedFields = (fields: readonly SentField[]): readonly SentField[] =>
  fields.filter(({ name }) => !["number", "subscription", "days_in_period"].includes(name) && !name.startsWith("bundle_number"))

function factsFor({ wants, fields }: Question, fresh: string): ShopFacts {
  const id = Number(fieldValue(fields, "product"))
  switch (wants) {
    case "offer":
      return { offer: productOf(id) }
    case "bundlePrice":
      return { bundlePrice: priceOf(pricedFields(fields)) }
    case "unitPrice":
      return { unitPrice: priceOf(pricedFields(fields)) }
    default: {
      const known = withPrice(id, fieldValue(fields, "size"), fresh)
      return { size: { price: known.price, stock: known.stock } }
    }
  }
}

/** A page in a browser whose timers, network and cart do as they like. Every step is looked at by `look`. */
export function openWorld(
  { kind, step }: WorldMachine,
  choice: ProductChoice,
  look: (view: ProductPageView, page: ProductPage, commands: readonly ProductPageCommand[], event: ProductPageEvent) => void,
) {
  const start = { choice, priceFormat: polishPrices, priceType: "gross", contact: null, typedQuantity: null, refusal: null } as const
  let page = openProductPage(kind, start)
  const timers: Extract<ProductPageCommand, { readonly type: "StartTimer" }>[] = []
  const questions: Question[] = []
  const reads: number[] = []
  const view = () => viewProductPage(kind, page, polish)
  const send = (event: ProductPageEvent) => {
    const [next, commands] = step(page, event)
    page = next
    for (const command of commands) {
      if (command.type === "StartTimer") timers.push(command)
      if (command.type === "AskShop") questions.push(command)
      if (command.type === "ReadCart") reads.push(command.requestId)
    }
    look(view(), page, commands, event)
  }
  const end = (timer: (typeof timers)[number]) => send({ type: "TimerEnded", timer: timer.timer, timerId: timer.timerId })
  const happen = (happening: Happening) => {
    if (happening.is === "shopper") return send(happening.event)
    if (happening.is === "timer") {
      const timer = timers[happening.pick % Math.max(1, timers.length)]
      return timer === undefined ? undefined : end(timer)
    }
    if (happening.is === "cart") {
      const requestId = reads.shift()
      if (requestId === undefined) return
      return send(happening.well ? { type: "CartRead", requestId, rows: [] } : { type: "CartNotRead", requestId })
    }
    const asked = questions[happening.pick % Math.max(1, questions.length)]
    if (asked === undefined) return
    const { requestId } = asked
    if (happening.how === "failed") return send({ type: "ShopNotAnswered", requestId })
    if (happening.how === "refused") return send({ type: "ShopRefused", requestId, message: "Nie można wyliczyć ceny" })
    if (happening.how === "own" && asked.wants === "unitPrice")
      return send({ type: "OwnPriceCalculated", requestId, price: priceOf(pricedFields(asked.fields)) })
    return send({ type: "ShopAnswered", requestId, facts: factsFor(asked, String(happening.pick % 5)) })
  }
  return {
    happen,
    view,
    /** the pointer leaves the message, every timer ends and every question is answered, some of them with a failure */
    settle: () => {
      send({ type: "NoticeReleased" })
      send({ type: "QuantityLeft" })
      for (let round = 0; round < 3; round += 1) {
        for (const timer of timers.slice()) end(timer)
        for (const [at] of questions.slice().entries()) happen({ is: "answer", pick: at, how: at % 3 === 0 ? "failed" : "told" })
        while (reads.length > 0) happen({ is: "cart", well: true })
      }
      // a message that came with the last answers has its time, too
      for (const timer of timers.slice()) end(timer)
      expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    },
  }
}
