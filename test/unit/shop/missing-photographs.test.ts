import { describe, expect, test } from "vitest"
import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import type { SeenPhotograph } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { missingLine, missingPhotographs } from "../../../fixtures/catalogue/photograph-rules.ts"
import { smallCatalogue, smallProducts } from "../../support/shop/small-catalogue.ts"

const noted = { bytes: 1, sha256: "", width: 600, height: 600, times: "" }
const second: SeenPhotograph = { ...noted, file: "photographs/601-2.jpg", productId: 601, number: 2 }

describe("a picture without a photograph", () => {
  test("is told by the name that its file would have, of products and of rooms", () => {
    const alt = { pl: "Pokój", en: "A room" }
    const files = smallCatalogue().map(({ file, text }) => ({
      file,
      text: file === "shop.json" ? text.replace('"hero":', `"picture":${JSON.stringify({ alt })},"hero":`) : text,
    }))
    const catalogue = decodeCatalogue(files)
    const names = (photographs: readonly SeenPhotograph[]) => missingPhotographs({ photographs, rooms: [] }, catalogue)
    expect(names([])).toHaveLength(3 * smallProducts.length + 1)
    expect(names([]).slice(0, 4)).toEqual(["601-1", "601-2", "601-3", "602-1"])
    expect(names([second]).slice(0, 3)).toEqual(["601-1", "601-3", "602-1"])
    expect(names([]).at(-1)).toBe("home")
    const room = { ...noted, file: "photographs/home.jpg", room: "home" }
    expect(missingPhotographs({ photographs: [], rooms: [room] }, catalogue)).not.toContain("home")
  })

  test("does not fill a terminal with its like", () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `601-${at + 1}`)
    expect(missingLine(names(12))).toMatch(/^12 pictures have no photograph yet: 601-1, .*, 601-12$/)
    expect(missingLine(names(14))).toMatch(/^14 pictures have no photograph yet: 601-1, .*, 601-12 and 2 more$/)
  })
})
