import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { describe, expect, it, test } from "vitest"
import { catalogueFolder } from "../../../fixtures/catalogue/catalogue-files.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { shownIn } from "../../../fixtures/catalogue/pictures/draw-picture.ts"
import { photographsFolder } from "../../../fixtures/catalogue/pictures/photograph.ts"
import { PhotographManifest } from "../../../fixtures/catalogue/pictures/photograph-manifest.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { manifestFaults, manifestName, thingsShown } from "../../support/pictures/studio-photographs.ts"
import { textFaults, type Drawn } from "../../support/pictures/text-faults.ts"
import { someOf } from "../../support/property/property.ts"
import { wordsOfThings } from "../../support/pictures/words-of-things.ts"

const { products, shop, categories, producers } = await loadCatalogue()

/** Colours of companions that are the same in all pictures: leaves, and the spines of no book in particular. */
const leaves = "#6f8060"

const decodeManifest = Schema.decodeUnknownSync(PhotographManifest)

const { photographs, rooms } = await lookAtPhotographs(catalogueFolder, [])
const photographed = new Set(photographs.map(({ productId, number }) => manifestName(productId, number)))
const manifestFile = join(catalogueFolder, photographsFolder, "manifest.json")
const manifest = existsSync(manifestFile) ? decodeManifest(JSON.parse(readFileSync(manifestFile, "utf8"))) : {}

type View = ProductFile["pictures"][number]["view"]

const picturedAs = ({ drawing }: ProductFile, view: View, shown: ReadonlyMap<string, number>): Drawn => {
  const { body, accent, detail } = drawing.colours
  const own = [body, accent, detail].filter((colour) => colour !== undefined)
  return { shown, colours: shown.has("branch") || shown.has("plant") ? [...own, leaves] : own, view }
}

const drawnAs = (product: ProductFile, view: View): Drawn =>
  picturedAs(product, view, shownIn({ traits: {}, ...product.drawing, view, seed: product.id }))

/** Pictures, each of which is drawn when somebody looks at it, unless it is a photograph; of one that nobody described nothing is known. */
const pictures = products.flatMap((product) =>
  product.pictures.flatMap(({ view, alt }, at) => {
    const { id } = product
    const name = manifestName(id, at + 1)
    const described = photographed.has(name) ? manifest[name] : null
    if (described === undefined) return []
    let drawn: Drawn | null = null
    const look = (): Drawn => (described === null ? drawnAs(product, view) : picturedAs(product, view, thingsShown(described)))
    return [{ id, view, alt, isDrawn: described === null, drawn: () => (drawn ??= look()) }]
  }),
)

/** What is said of rooms' pictures, by the room. */
const roomTexts = new Map(
  [
    { room: "home", picture: shop.home.picture },
    ...categories.map(({ id, picture }) => ({ room: `category-${id}`, picture })),
    ...producers.map(({ id, picture }) => ({ room: `producer-${id}`, picture })),
  ].flatMap(({ room, picture }) => (picture === undefined ? [] : [[room, picture.alt] as const])),
)

/** What the drawing of a product has, whether it is shown or a photograph stands in for it. */
const of = (id: number, view: View): Drawn => {
  const found = products.find((product) => product.id === id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return drawnAs(found, view)
}

describe("the alternative text of a picture", () => {
  test("names nothing that the drawing or the photograph does not have, in either language, for all products", () => {
    // a short run draws some of them, others with each seed
    const looked = [...pictures.filter(({ isDrawn }) => !isDrawn), ...someOf(pictures.filter(({ isDrawn }) => isDrawn))]
    const faults = looked.flatMap(({ id, view, alt, drawn }) =>
      (["pl", "en"] as const).flatMap((language) =>
        textFaults(alt[language], language, drawn()).map((fault) => `${id} ${view} ${language} ${fault} in "${alt[language]}"`),
      ),
    )
    expect(faults).toEqual([])
    expect(pictures.length + photographed.size).toBeGreaterThan(250)
  })

  test("is there of a room for the home page and each category of the menu, and the room is photographed (2.99, 2.104)", () => {
    const wanted = ["home", ...categories.filter(({ parent }) => parent === null).map(({ id }) => `category-${id}`)]
    const there = new Set(rooms.map(({ room }) => room))
    expect(wanted.filter((room) => !roomTexts.has(room) || !there.has(room))).toEqual([])
  })

  test("names nothing that a room's photograph does not have, in either language", () => {
    const faults = rooms.flatMap(({ room }) => {
      const [alt, described] = [roomTexts.get(room), manifest[room]]
      if (alt === undefined || described === undefined) return [`${room} is not described`]
      const drawn: Drawn = { shown: thingsShown(described), colours: [], view: "setting" }
      return (["pl", "en"] as const).flatMap((language) =>
        textFaults(alt[language], language, drawn).map((fault) => `${room} ${language} ${fault} in "${alt[language]}"`),
      )
    })
    expect(faults).toEqual([])
  })

  it.each<readonly [what: string, id: number, view: View, language: "pl" | "en", text: string, fault: string]>([
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

  test("is held against what the studio notes of a photograph, as many as it says", () => {
    const shown = thingsShown({ scene: "0".repeat(64), shows: ["plate", "plate", "table", "oak"] })
    const photograph: Drawn = { shown, colours: [], view: "setting" }
    expect(textFaults("Dwa talerze na stole", "pl", photograph)).toEqual([])
    expect(textFaults("Three plates and a jug", "en", photograph)).toEqual(['"plates": there are 2, not 3', '"jug": not there'])
  })

  test("is known of each photograph of the project: the studio's manifest describes those that there are", () => {
    expect(manifestFaults({ photographs, rooms }, manifest)).toEqual([])
  })

  test("is missed where the manifest and the files differ, and the manifest has one form", () => {
    const photograph = { file: "photographs/601-1.avif", productId: 601, number: 1, bytes: 1, sha256: "", width: 1, height: 1, times: "" }
    const room = { file: "photographs/home.avif", room: "home", bytes: 1, sha256: "", width: 1, height: 1, times: "" }
    const entry = { scene: "0".repeat(64), shows: ["mug"] }
    expect(manifestFaults({ photographs: [photograph], rooms: [room] }, { "601-1": entry, home: entry })).toEqual([])
    expect(manifestFaults({ photographs: [photograph], rooms: [] }, { "601-2": entry })).toEqual([
      "601-1 has no entry in the manifest",
      "601-2 stands in the manifest and has no file",
    ])
    for (const wrong of [{ ...entry, scene: "new" }, { ...entry, shows: [] }, { scene: entry.scene }, null])
      expect(() => decodeManifest({ "601-1": wrong })).toThrow("601-1")
  })

  test("is held against words whose things are all drawn somewhere", () => {
    /** things that texts may only deny */
    const denied = new Set(["numerals", "collar"])
    const seen = new Set<string>()
    const ofRooms = rooms.flatMap(({ room }) => {
      const described = manifest[room]
      return described === undefined ? [] : [{ drawn: (): Drawn => ({ shown: thingsShown(described), colours: [], view: "setting" }) }]
    })
    const nowhere = someOf(wordsOfThings).flatMap(([things, ...words]) => {
      const stems = words
        .join(" ")
        .split(" ")
        .filter((stem) => stem !== "")
      // where a text names the thing is where it will be: most pictures need not be drawn
      const isNamed = ({ alt }: (typeof pictures)[number]) => stems.some((stem) => `${alt.pl} ${alt.en}`.toLowerCase().includes(stem))
      const likely = [...ofRooms, ...pictures.filter(isNamed), ...pictures]
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
