import fc from "fast-check"
import { expect } from "vitest"
import { orderObstacle, type OrderQuestion } from "../../../core/basket/order-obstacle.ts"
import { orderMessage, type ShopError } from "../../../core/messages/shop-messages.ts"
import { checkTexts, placeholderNames } from "../../../core/texts/check-texts.ts"
import { formatText, pluralForm } from "../../../core/texts/texts.ts"
import { builtInTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { property } from "../../support/property/property.ts"

const codes = fc.oneof(fc.constantFrom("100", "109", "110", "115", "123", "__proto__", "constructor"), fc.string({ maxLength: 4 }))
const errors = fc.array(
  fc.record({ code: fc.option(codes, { nil: null }), message: fc.option(fc.string({ maxLength: 9 }), { nil: null }) }),
  { maxLength: 3 },
)
const amounts = fc.integer({ min: 0, max: 300 }).map((minor) => ({ minor }))
const orders: fc.Arbitrary<OrderQuestion> = fc.record({
  role: fc.constantFrom("guest", "client", "wholesaler"),
  isWholesale: fc.boolean(),
  settings: fc.record({
    wholesalersOnly: fc.boolean(),
    minWholesaleOrder: fc.option(amounts, { nil: null }),
    maxOpenOrders: fc.option(amounts, { nil: null }),
  }),
  subtotal: amounts,
  rows: fc.integer({ min: 0, max: 2 }),
  openOrders: amounts,
})

property("only the first error of a reply counts, and nobody is told nothing", {
  fault: "a later error decides",
  rule: orderMessage,
  planted: (all: readonly ShopError[]) => orderMessage(all.toReversed()),
  holds: (message) =>
    fc.property(errors, (all) => {
      expect(message(all)).toEqual(message(all.slice(0, 1)))
      const { content } = message(all)
      if (content.is === "words") expect(content.words).toBe(all[0]?.message?.trim())
      else expect(builtInTexts("pl")[content.key].length).toBeGreaterThan(0)
    }),
})

property("a basket worth more is never refused as too little, and only a wholesale order is", {
  fault: "a wholesale minimum asked of everybody",
  rule: orderObstacle,
  planted: (question: OrderQuestion) =>
    orderObstacle(question) ??
    (question.settings.minWholesaleOrder !== null && question.subtotal.minor < question.settings.minWholesaleOrder.minor ? "109" : null),
  holds: (obstacle) =>
    fc.property(orders, amounts, (question, more) => {
      const code = obstacle(question)
      if (code === "109") expect(question.isWholesale).toBe(true)
      if (code === null && question.settings.maxOpenOrders === null) {
        expect(obstacle({ ...question, subtotal: { minor: question.subtotal.minor + more.minor } })).toBeNull()
      }
      if (code === null) expect(question.rows > 0 && (!question.settings.wholesalersOnly || question.role === "wholesaler")).toBe(true)
    }),
})

const cldr = { pl: new Intl.PluralRules("pl"), en: new Intl.PluralRules("en") }
const forms = { one: "one", few: "few", many: "many", other: "fraction", zero: "many", two: "many" } as const

property("the form of a word is the one that Intl's rules give", {
  fault: "teens counted like other numbers",
  rule: pluralForm,
  planted: (count: number, language: "pl" | "en") =>
    language === "pl" && [2, 3, 4].includes(count % 10) ? "few" : pluralForm(count, language),
  runs: 300,
  holds: (form) =>
    fc.property(
      fc.oneof(
        fc.nat({ max: 250 }),
        fc.nat(),
        fc.nat({ max: 9_999 }).map((n) => n / 10),
      ),
      (count) => {
        const [pl, en] = [cldr.pl.select(count), cldr.en.select(count)]
        expect(form(count, "pl")).toBe(forms[pl])
        expect(form(count, "en")).toBe(en === "one" ? "one" : "many")
      },
    ),
})

const keys = fc.constantFrom("product.pointsPrice", "product.ratingLink", "listing.count", "product.add")

property("a text passes the check exactly when it asks for what the built-in one asks", {
  fault: "a misspelt parameter that reaches the shopper as braces",
  rule: checkTexts,
  planted: (given: Readonly<Record<string, string>>, language: "pl" | "en") => ({ ...checkTexts(given, language), parameters: [] }),
  holds: (check) =>
    fc.property(
      keys,
      fc.array(fc.constantFrom("{points}", "{count}", "{mean}", "{cuont}", "{count|a|b|c|d}", "words"), { maxLength: 4 }),
      (key, words) => {
        const text = words.join(" ") || "x"
        const [asked, wanted] = [placeholderNames(text), placeholderNames(builtInTexts("pl")[key])]
        const same = asked.size === wanted.size && [...asked].every((name) => wanted.has(name))
        expect(check({ [key]: text }, "pl").parameters.length === 0).toBe(same)
      },
    ),
})

property("whatever a value holds, it stands in the text as it is", {
  fault: "a shop's own words read as a pattern",
  rule: (value: string) => formatText(textCatalogue("pl", {}), "product.pointsPrice", { points: value }),
  planted: (value: string) => builtInTexts("pl")["product.pointsPrice"].replace("{points}", value),
  runs: 300,
  holds: (write) =>
    fc.property(fc.oneof(fc.string(), fc.constantFrom("$&", "$1", "{count}", "$$", "$`")), (value) => {
      expect(write(value)).toBe(`${value} pkt.`)
    }),
})
