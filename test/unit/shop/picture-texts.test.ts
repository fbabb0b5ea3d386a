import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { describe, expect, it, test } from "vitest"
import { catalogueFolder } from "../../../fixtures/catalogue/catalogue-files.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { missingPhotographs } from "../../../fixtures/catalogue/photograph-rules.ts"
import { photographsFolder } from "../../../fixtures/catalogue/pictures/photograph.ts"
import { PhotographManifest } from "../../../fixtures/catalogue/pictures/photograph-manifest.ts"
import { manifestFaults, manifestName, thingsShown } from "../../support/pictures/studio-photographs.ts"
import { textFaults, type Pictured } from "../../support/pictures/text-faults.ts"
import { wordsOfThings } from "../../support/pictures/words-of-things.ts"

const catalogue = await loadCatalogue()
const { products, shop, categories, producers } = catalogue

/** Colours of companions that are the same in all pictures: leaves, and the spines of no book in particular. */
const leaves = "#6f8060"

const decodeManifest = Schema.decodeUnknownSync(PhotographManifest)

const photographed = await lookAtPhotographs(catalogueFolder, [])
const manifest = decodeManifest(JSON.parse(readFileSync(join(catalogueFolder, photographsFolder, "manifest.json"), "utf8")))

interface Told {
  /** the name of its photograph, without ending */
  readonly name: string
  readonly view: string
  readonly alt: { readonly pl: string; readonly en: string }
  readonly colours: readonly string[]
}

/** Every picture that the catalogue tells of. */
const pictures: readonly Told[] = [
  ...products.flatMap(({ id, pictures: views, colours = [] }) =>
    views.map(({ view, alt }, at) => ({ name: manifestName(id, at + 1), view, alt, colours })),
  ),
  ...[
    { name: "home", picture: shop.home.picture },
    ...categories.map(({ id, picture }) => ({ name: `category-${id}`, picture })),
    ...producers.map(({ id, picture }) => ({ name: `producer-${id}`, picture })),
  ].flatMap(({ name, picture }) => (picture === undefined ? [] : [{ name, view: "setting", alt: picture.alt, colours: [] }])),
]

const pictured = ({ name, view, colours }: Told): Pictured => {
  const described = manifest[name]
  if (described === undefined) throw new Error(`the studio does not describe ${name}`)
  const shown = thingsShown(described)
  return { shown, view, colours: shown.has("branch") || shown.has("plant") ? [...colours, leaves] : colours }
}

/** What the first picture of a view shows. */
const of = (id: number, view: string): Pictured => {
  const found = pictures.find((one) => one.name.startsWith(`${id}-`) && one.view === view)
  if (found === undefined) throw new Error(`no such view of product ${id}`)
  return pictured(found)
}

describe("the photographs of the project", () => {
  test("are there for every picture that the catalogue tells of, and the home page, each category of the menu and each producer have one (2.99, 2.104)", () => {
    expect(missingPhotographs(photographed, catalogue)).toEqual([])
    expect(products.filter(({ pictures: views }) => views.length < 3)).toEqual([])
    const names = new Set(pictures.map(({ name }) => name))
    const wanted = [
      "home",
      ...categories.filter(({ parent }) => parent === null).map(({ id }) => `category-${id}`),
      ...producers.map(({ id }) => `producer-${id}`),
    ]
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })

  test("are what they say, described by the studio, and 24 MB in all at most", () => {
    expect(photographed.problems).toEqual([])
    expect(manifestFaults(photographed, manifest)).toEqual([])
    const files = [...photographed.photographs, ...photographed.rooms]
    expect(files.filter(({ width, height }) => width !== height || width < 800)).toEqual([])
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(24_000_000)
  })

  test("are missed where the manifest and the files differ, and the manifest has one form", () => {
    const noted = { bytes: 1, sha256: "", width: 1, height: 1, times: "" }
    const photograph = { ...noted, file: "photographs/601-1.avif", productId: 601, number: 1 }
    const room = { ...noted, file: "photographs/home.avif", room: "home" }
    const entry = { scene: "0".repeat(64), shows: ["mug"] }
    expect(manifestFaults({ photographs: [photograph], rooms: [room] }, { "601-1": entry, home: entry })).toEqual([])
    expect(manifestFaults({ photographs: [photograph], rooms: [] }, { "601-2": entry })).toEqual([
      "601-1 has no entry in the manifest",
      "601-2 stands in the manifest and has no file",
    ])
    for (const wrong of [{ ...entry, scene: "new" }, { ...entry, shows: [] }, { scene: entry.scene }, null])
      expect(() => decodeManifest({ "601-1": wrong })).toThrow("601-1")
  })
})

describe("the alternative text of a picture", () => {
  test("names nothing that the photograph does not have, in either language, for all products and rooms", () => {
    const faults = pictures.flatMap((told) =>
      (["pl", "en"] as const).flatMap((language) =>
        textFaults(told.alt[language], language, pictured(told)).map(
          (fault) => `${told.name} ${language} ${fault} in "${told.alt[language]}"`,
        ),
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

  test("is held against as many things as the studio notes", () => {
    const shown = thingsShown({ scene: "0".repeat(64), shows: ["plate", "plate", "table", "oak"] })
    const photograph: Pictured = { shown, colours: [], view: "setting" }
    expect(textFaults("Dwa talerze na stole", "pl", photograph)).toEqual([])
    expect(textFaults("Three plates and a jug", "en", photograph)).toEqual(['"plates": there are 2, not 3', '"jug": not there'])
  })

  test("is held against words whose things are all to be seen somewhere", () => {
    /** things that texts may only deny */
    const denied = new Set(["numerals", "collar"])
    const seen = new Set(Object.values(manifest).flatMap(({ shows }) => shows))
    const nowhere = wordsOfThings.flatMap(([things]) => things.split("|").filter((thing) => !denied.has(thing) && !seen.has(thing)))
    expect(nowhere).toEqual([])
  })
})
