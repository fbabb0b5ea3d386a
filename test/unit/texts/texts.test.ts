import { describe, expect, test } from "vitest"
import { refusalText } from "../../../core/messages/refusal-text.ts"
import { parseRefusal } from "../../../core/messages/refusal.ts"
import { builtInTexts, pickTexts, textCatalogue, textKeys } from "../../../core/texts/text-catalogue.ts"
import { formatText } from "../../../core/texts/texts.ts"
import { pieces } from "../../support/core/sample-offer.ts"

describe("a shop's own wording (1.5)", () => {
  test("replaces the built-in text; an empty one counts as none; unknown keys are ignored", () => {
    const { texts } = textCatalogue("en", { "product.add": "Buy", "product.code": "", "no.such.key": "x" })
    expect(texts["product.add"]).toBe("Buy")
    expect(texts["product.code"]).toBe("Code")
    expect("no.such.key" in texts).toBe(false)
    expect(textKeys.filter((key) => texts[key] !== builtInTexts("en")[key])).toEqual(["product.add"])
  })

  test("a misspelt parameter stays as written instead of breaking the page", () => {
    expect(formatText(textCatalogue("pl", { "quantity.maximum": "Najwyżej {amuont}!" }), "quantity.maximum", { amount: "5 sztuk" })).toBe(
      "Najwyżej {amuont}!",
    )
  })

  test("keys that are names of object members are no texts", () => {
    expect(textCatalogue("pl", { constructor: "x", __proto__: "y", toString: "z" }).texts).toEqual(builtInTexts("pl"))
  })
})

test("values are put in as they are: no pattern, no second round", () => {
  expect(formatText(textCatalogue("pl", {}), "cart.removeOf", { name: "$& {name} {count|a|b}" })).toBe("Usuń: $& {name} {count|a|b}")
})

const words = (language: "pl" | "en", count: number) => formatText(textCatalogue(language, {}), "listing.count", { count })

describe("words after numbers", () => {
  test.each([
    [0, "0 produktów"],
    [1, "1 produkt"],
    [2, "2 produkty"],
    [4, "4 produkty"],
    [5, "5 produktów"],
    [12, "12 produktów"],
    [14, "14 produktów"],
    [21, "21 produktów"],
    [22, "22 produkty"],
    [25, "25 produktów"],
    [101, "101 produktów"],
    [112, "112 produktów"],
    [122, "122 produkty"],
    [1.5, "1.5 produktu"],
  ])("%d in Polish", (count, text) => expect(words("pl", count)).toBe(text))
  test("English has two forms", () =>
    expect([0, 1, 2].map((count) => words("en", count))).toEqual(["0 products", "1 product", "2 products"]))
})

describe("refusals of a real shop (8.58 to 8.65)", () => {
  const say = (code: string, message: string) => refusalText({ _tag: "Other", code, message }, { unit: pieces }, textCatalogue("pl", {}))
  test("a known code has a text of ours, whatever the message", () => {
    expect(say("110", "x")).toBe("Produkt, który chcesz kupić, nie jest już dostępny.")
    expect(say("115", "")).toBe("Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy.")
    expect(say("100", "")).toMatch(/^Ten sklep jest przeznaczony tylko dla hurtowników/)
  })
  test.each(["100", "109", "110", "115", "123"])("%s comes through an address, where no message does", (code) => {
    expect(parseRefusal(code, null, null)).toEqual({ _tag: "Other", code, message: "" })
    expect(say(code, "")).not.toMatch(/^Wystąpił błąd połączenia/)
  })
  test("any other code comes through an address as well, and the shopper is told that something failed", () => {
    expect(refusalText(parseRefusal("77", null, null), { unit: pieces }, textCatalogue("pl", {}))).toMatch(/^Wystąpił błąd połączenia/)
    expect(parseRefusal("quantity_above_maximum", "x", null)).toEqual({ _tag: "Other", code: "quantity_above_maximum", message: "" })
  })
  test("any other code shows the shop's message; without one the shopper is told all the same", () => {
    expect(say("77", "Promocja skończyła się.")).toBe("Promocja skończyła się.")
    expect(say("error", " ")).toMatch(/^Wystąpił błąd połączenia/)
  })
})

test("a script gets the texts it can show, and no others", () => {
  expect(pickTexts(textCatalogue("pl", {}), ["product.add"])).toEqual({ language: "pl", texts: { "product.add": "Dodaj do koszyka" } })
})

test("no text is empty, and errors do not shout", () => {
  for (const language of ["pl", "en"] as const) {
    for (const [key, text] of Object.entries(builtInTexts(language))) {
      expect(text.trim(), key).not.toBe("")
      if (/^(?:failure|refusal|quantity)\./.test(key)) expect(text, key).not.toContain("!")
    }
  }
})
