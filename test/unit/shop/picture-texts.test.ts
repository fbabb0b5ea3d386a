import { describe, expect, it, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { shownIn } from "../../../fixtures/catalogue/pictures/draw-picture.ts"
import { textFaults, type Drawn } from "../../support/pictures/text-faults.ts"
import { someOf } from "../../support/property/property.ts"
import { wordsOfThings } from "../../support/pictures/words-of-things.ts"

const { products } = await loadCatalogue()

/** Colours of companions that are the same in all pictures: leaves, and the spines of no book in particular. */
const leaves = "#6f8060"

/** Pictures, each of which is drawn when somebody looks at it. */
const pictures = products.flatMap((product) =>
  product.pictures.map(({ view, alt }) => {
    const { drawing, id } = product
    let drawn: Drawn | null = null
    const draw = (): Drawn => {
      const shown = shownIn({ traits: {}, ...drawing, view, seed: id })
      const { body, accent, detail } = drawing.colours
      const own = [body, accent, detail].filter((colour) => colour !== undefined)
      return { shown, colours: shown.has("branch") || shown.has("plant") ? [...own, leaves] : own, view }
    }
    return { id, view, alt, drawn: () => (drawn ??= draw()) }
  }),
)

const of = (id: number, view: string): Drawn => {
  const found = pictures.find((picture) => picture.id === id && picture.view === view)
  if (found === undefined) throw new Error(`no picture ${id} ${view}`)
  return found.drawn()
}

describe("the alternative text of a picture", () => {
  test("names nothing that the drawing does not have, in either language, for all products", () => {
    // a short run looks at some of them, others with each seed
    const faults = someOf(pictures).flatMap(({ id, view, alt, drawn }) =>
      (["pl", "en"] as const).flatMap((language) =>
        textFaults(alt[language], language, drawn()).map((fault) => `${id} ${view} ${language} ${fault} in "${alt[language]}"`),
      ),
    )
    expect(faults).toEqual([])
    expect(pictures.length).toBeGreaterThan(250)
  })

  it.each<readonly [what: string, id: number, view: string, language: "pl" | "en", text: string, fault: string]>([
    ["a thing", 517, "setting", "pl", "Miska z żurkiem i jajkiem", '"żurkiem": no such word'],
    ["another thing", 506, "front", "en", "Mug, plate and jug in three glazes", '"jug": not there'],
    ["a part", 502, "front", "en", "Dark brown cup with a handle", '"handle": not there'],
    ["a part that is there", 501, "front", "pl", "Kremowy kubek bez ucha", '"ucha": it is there'],
    ["a number", 504, "side", "pl", "Trzy talerze ułożone w stos", '"talerze": there are 4, not 3'],
    ["a number of parts", 566, "front", "en", "Willow basket with three handles", '"handles": there are 2, not 3'],
    ["a material", 562, "front", "pl", "Dębowa taca ze skórzanymi uchwytami", '"skórzanymi": not there'],
    ["a material of cloth", 530, "front", "en", "Grey linen throw with a navy check, folded", '"linen": not there'],
    ["a pattern", 519, "front", "pl", "Bela granatowego lnu w kratę", '"kratę": not there'],
    ["a scene", 507, "setting", "pl", "Dzbanek na stole w ogrodzie", '"ogrodzie": no such word'],
    ["another scene", 547, "front", "en", "The lit lamp on a table in the evening", '"evening": not there'],
    ["a colour", 511, "front", "pl", "Czerwony dzbanek z połyskiem", '"czerwony": no such colour'],
    ["a colour in English", 512, "front", "en", "Round navy vase with a narrow neck", '"navy": no such colour'],
    ["a way of looking", 501, "front", "en", "The mug up close", '"close": seen from front'],
  ])("is refused when it names %s that is not so", (_what, id, view, language, text, fault) => {
    expect(textFaults(text, language, of(id, view))).toContain(fault)
  })

  test("is held against words whose things are all drawn somewhere", () => {
    /** things that texts may only deny */
    const denied = new Set(["numerals", "collar"])
    const seen = new Set<string>()
    const nowhere = someOf(wordsOfThings).flatMap(([things, ...words]) => {
      const stems = words
        .join(" ")
        .split(" ")
        .filter((stem) => stem !== "")
      // where a text names the thing is where it will be: most pictures need not be drawn
      const isNamed = ({ alt }: (typeof pictures)[number]) => stems.some((stem) => `${alt.pl} ${alt.en}`.toLowerCase().includes(stem))
      const likely = [...pictures.filter(isNamed), ...pictures]
      return things.split("|").filter((thing) => {
        for (const { drawn } of likely) {
          if (denied.has(thing) || seen.has(thing)) break
          for (const one of drawn().shown.keys()) seen.add(one)
        }
        return !denied.has(thing) && !seen.has(thing)
      })
    })
    expect(nowhere).toEqual([])
  })
})
