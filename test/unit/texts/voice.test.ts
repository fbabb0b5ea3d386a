import { describe, expect, test } from "vitest"
import { builtInTexts } from "../../../core/texts/text-catalogue.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"

/** A text and where it stands. */
type Said = readonly [place: string, text: string]

/** Every text of both languages in a value, by its path; what customers wrote is theirs. */
function saidIn(value: unknown, language: "pl" | "en", path = ""): readonly Said[] {
  if (typeof value !== "object" || value === null) return []
  const entries = Object.entries(value)
  return entries.flatMap(([key, inner]): readonly Said[] => {
    const here = `${path}/${key}`
    if (key === "reviews" || key === "questions") return answersIn(inner, language, here)
    if (typeof inner === "string") return key === language ? [[here, inner]] : []
    return saidIn(inner, language, here)
  })
}

/** What the shop itself answered. */
function answersIn(value: unknown, language: "pl" | "en", path: string): readonly Said[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: { readonly language?: unknown; readonly answer?: unknown }): readonly Said[] =>
    one.language === language && typeof one.answer === "string" ? [[path, one.answer]] : [],
  )
}

const said = async (language: "pl" | "en"): Promise<readonly Said[]> => [
  ...Object.entries(builtInTexts(language)),
  ...saidIn(await loadCatalogue(), language),
]

const polish = await said("pl")
const english = await said("en")

const found = (texts: readonly Said[], pattern: RegExp): readonly string[] =>
  texts.flatMap(([place, text]) => {
    const [first] = pattern.exec(text) ?? []
    return first === undefined ? [] : [`${place}: ${first}`]
  })

/** Speaks to one person, and knows neither a he nor a she. */
const faultsOfVoice = {
  "speaks to many":
    /(?<!\p{L})(?:Wasz\p{L}*|Wam|Was|Wami|macie|możecie|chcecie|(?!wreszcie|nareszcie)\p{L}+(?:jcie|szcie|ńcie|źcie))(?!\p{L})/iu,
  "speaks to a he": /(?<!\p{L})(?:\p{L}+sz sam|zalogowany|pewien|gotów|powinieneś|\p{L}+[aeiyąęłuó]łeś|\p{L}+łbyś)(?!\p{L})/iu,
  "speaks to strangers": /(?<!\p{L})(?:Państw\p{L}*|Pan|Pani|Pana)(?!\p{L})/u,
}

/** Signs as they are typeset; post codes and the numbers of norms are no ranges. */
const faultsOfSigns = {
  "a range with a hyphen": /(?<![\d-]|EN )(?<!\bEN \d*)\d+-\d+(?!\d*,? \p{Lu})/u,
  "days with a hyphen": /(?:(?:pn|wt|śr|czw|pt|sob)\.-|poniedziałek-|Mon-|Tue-)/u,
  "degrees without a space": /\d°/u,
  "an x for times": /\d x \d/u,
}

describe("the shop's Polish has one voice (1.5)", () => {
  test.each(Object.entries(faultsOfVoice))("nothing %s", (_, pattern) => expect(found(polish, pattern)).toEqual([]))

  test.each([
    ["Napiszcie do nas", "speaks to many"],
    ["Wasze prawa", "speaks to many"],
    ["Przygotujcie wymiary", "speaks to many"],
    ["Nie jesteś zalogowany.", "speaks to a he"],
    ["Klosz wybierasz sam.", "speaks to a he"],
    ["Zapomniałeś hasła?", "speaks to a he"],
    ["Prosimy Państwa o chwilę", "speaks to strangers"],
  ] as const)("%j would be found", (text, fault) => expect(found([["planted", text]], faultsOfVoice[fault])).toHaveLength(1))
})

describe("signs are typeset in both languages (1.5)", () => {
  test.each(Object.entries(faultsOfSigns))("there is not %s", (_, pattern) => expect(found([...polish, ...english], pattern)).toEqual([]))

  test.each([
    ["od 9-17", "a range with a hyphen"],
    ["40-60 °C", "a range with a hyphen"],
    ["Szerokość 40-240 cm", "a range with a hyphen"],
    ["pn.-pt. 9–17", "days with a hyphen"],
    ["30°C", "degrees without a space"],
    ["90 x 180 cm", "an x for times"],
  ] as const)("%j would be found", (text, fault) => expect(found([["planted", text]], faultsOfSigns[fault])).toHaveLength(1))

  test.each(["ul. Gliniana 7, 30-001 Kraków", "EN 60598-1 i EN 62471", "9–17", "90 × 180 cm, 30 °C"])("%j is right", (text) =>
    expect(Object.values(faultsOfSigns).flatMap((pattern) => found([["right", text]], pattern))).toEqual([]),
  )
})

describe("quotation marks are typographic in both languages (1.5)", () => {
  // of formulas, which are code, English quotes as code does
  const prose = [...polish, ...english].filter(([place]) => !place.startsWith("formula."))
  const marks = (texts: readonly Said[]) =>
    found(
      texts.map(([place, text]) => [place, text.replaceAll(/<[^>]*>/g, "")] as const),
      /.{0,20}".{0,20}/u,
    )

  test("there is no straight one", () => expect(marks(prose)).toEqual([]))

  test.each([
    ['Those marked "Confirmed purchase"', 1],
    ['<a href="/pl/content/delivery.html">Dostawa</a>', 0],
    ["Kod „LATO10” stracił ważność.", 0],
  ] as const)("%j has %d", (text, count) => expect(marks([["planted", text]])).toHaveLength(count))
})

test("English says discount; only what the specification quotes has its own word (1.5, 9.27)", () => {
  const others = Object.entries(builtInTexts("en")).filter(([, text]) => /\brebates?\b/i.test(text))
  expect(others.map(([key]) => key).toSorted()).toEqual(["price.withoutCode"])
})

test("English says basket and shop; only what the specification quotes has its own words (8.59 to 8.62)", () => {
  const quoted = [
    "choice.nothingSelected",
    "message.basketEmptyReturn",
    "message.nothingToUpdate",
    "order.wholesalersOnly",
    "shipping.noStoreHasSize",
  ]
  const others = Object.entries(builtInTexts("en")).filter(([, text]) => /\b(?:carts?|stores?)\b/i.test(text))
  expect(others.map(([key]) => key).toSorted()).toEqual(quoted)
})
