import { describe, expect, test } from "vitest"
import { keepHtmlTogether, keepNameTogether, keepTogether } from "../../../core/texts/no-break.ts"
import { pageTexts } from "../../../core/texts/page-texts.ts"
import { textCatalogue, textKeys } from "../../../core/texts/text-catalogue.ts"

/** No-break spaces are written "~" here, so that they can be seen. */
const seen = (text: string) => text.replaceAll("\u00a0", "~")

describe("a line of Polish ends neither in a word of one letter nor in a number of what follows (19.67)", () => {
  test.each([
    ["Rzeczy do domu z małych warsztatów", "Rzeczy do domu z~małych warsztatów"],
    ["W cieniu, a w słońcu i w wodzie", "W~cieniu, a~w~słońcu i~w~wodzie"],
    ["O 9 u nas z (i bez) kawy", "O~9~u~nas z~(i~bez) kawy"],
    ["co najmniej 10 znaków, w tym 1 wielka", "co najmniej 10~znaków, w~tym 1~wielka"],
    ["Rok 2026 Gdańsk", "Rok 2026 Gdańsk"],
    ["„W zgodzie” – z umową", "„W~zgodzie” – z~umową"],
    ["Prać w 60 °C", "Prać w~60~°C"],
    ["koszt i {amount}", "koszt i~{amount}"],
    ["witamina C i rozmiar L z lnu", "witamina C i~rozmiar L z~lnu"],
    ["kawa z  dwiema spacjami", "kawa z  dwiema spacjami"],
    ["na końcu w ", "na końcu w "],
    ["Ranek", "Ranek"],
    ["", ""],
  ])("%j is %j", (text, together) => expect(seen(keepTogether(text, "pl"))).toBe(together))

  test("in HTML the text alone is changed, never a tag or an address", () => {
    const html = '<p>W domu <a href="/pl/o i w.html" rel="noopener">z lnu</a><strong>i w</strong> &amp; i ty</p>'
    expect(seen(keepHtmlTogether(html, "pl"))).toBe(
      '<p>W~domu <a href="/pl/o i w.html" rel="noopener">z~lnu</a><strong>i~w</strong> &amp; i~ty</p>',
    )
  })

  test("English is as it is written, degrees included", () => {
    expect([keepTogether("a mug, i think, 30 °C", "en"), keepHtmlTogether("<p>a mug</p>", "en")]).toEqual([
      "a mug, i think, 30 °C",
      "<p>a mug</p>",
    ])
  })
})

test.each([
  ["litery, cyfry oraz @ . - _.", "litery, cyfry oraz~@~.~-~_."],
  ["to [X - cyfra; Y - litera]: XX-XXX", "to [X~- cyfra; Y~- litera]: XX-XXX"],
  ["- na początku, na końcu -", "- na początku, na końcu~-"],
  ["anna@example.com i ... .5 -1", "anna@example.com i~... .5 -1"],
])("no line begins with a mark that stands alone: %j is %j (10.1088)", (text, together) => {
  expect(seen(keepTogether(text, "pl"))).toBe(together)
  expect(seen(keepTogether(text, "en"))).toBe(together.replace("i~", "i "))
})

test.each([
  ["Wpisz adres, np. jan@kowalski.com.", "Wpisz adres, np.~jan@kowalski.com."],
  ["Enter the address (e.g. john@smith.com)", "Enter the address (e.g.~john@smith.com)"],
  ["Np. kubek, na snp. koniec np. ", "Np.~kubek, na snp. koniec np. "],
])("an example stands on the line that announces it: %j is %j (19.67)", (text, together) => {
  expect(seen(keepTogether(text, "pl"))).toBe(together)
  expect(seen(keepTogether(text, "en"))).toBe(together)
})

test.each([
  ["Pracownia Żuk sp. z o.o.", "Pracownia Żuk sp.~z~o.o."],
  ["Kram Sp. z o.o., Kraków", "Kram Sp.~z~o.o., Kraków"],
  ["sp. z o. o. sp. k.", "sp.~z~o. o. sp. k."],
  ["kosp. z o.o. sp. zoo", "kosp. z o.o. sp. zoo"],
])("the legal form of a company stands on one line: %j is %j (10.1016)", (name, together) => {
  expect(seen(keepNameTogether(name))).toBe(together)
  expect(seen(keepTogether(name, "en"))).toBe(together)
})

test.each([
  ["Odpiszemy e-mailem. E-mail przyjdzie jutro", "Odpiszemy e‑mailem. E‑mail przyjdzie jutro"],
  ["Login lub e-mail", "Login lub e-mail"],
  ["Kup w e-sklepie, te-mail.", "Kup w~e-sklepie, te-mail."],
])("no line of a sentence ends within e-mail, and names stay as they are: %j is %j (10.1109)", (text, together) =>
  expect(seen(keepTogether(text, "pl"))).toBe(together),
)

describe("the texts of a page (19.67)", () => {
  test("the shop's own wording is kept together like the built-in; empty and unknown keys replace nothing", () => {
    const { texts } = pageTexts("pl", { "product.add": "Kup i w drogę", "product.code": "", "no.such.key": "x" })
    expect(seen(texts["product.add"])).toBe("Kup i~w~drogę")
    expect(texts["product.code"]).toBe("Symbol")
    expect("no.such.key" in texts).toBe(false)
    const { texts: without } = pageTexts("pl", {})
    expect(textKeys.filter((key) => texts[key] !== without[key])).toEqual(["product.add"])
  })

  test("texts that terminal and calls say stay as they are written: none has a no-break space by hand", () => {
    const byHand = Object.entries(textCatalogue("pl", {}).texts).filter(([, text]) => text.includes("\u00a0"))
    expect(byHand).toEqual([])
  })

  test("what other people's programs compare holds nothing that changes", () => {
    const { texts } = pageTexts("pl", {})
    const compared = [
      "availability.available",
      "availability.unavailable",
      "cart.shippingFree",
      "cart.taxGross",
      "cart.total",
      "listing.sortNameAsc",
      "listing.sortNameDesc",
      "listing.sortPriceAsc",
      "listing.sortPriceDesc",
      "message.basketEmpty",
      "message.startShopping",
      "product.add",
      "product.added",
      "refusal.sizeNotChosen",
      "shell.signOut",
      "signIn.refused",
      "signIn.submit",
    ] as const
    expect(compared.filter((key) => texts[key].includes("\u00a0"))).toEqual([])
  })
})
