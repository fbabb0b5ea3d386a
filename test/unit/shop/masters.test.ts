import { expect, test } from "vitest"
import { catalogueFolder } from "../../../fixtures/catalogue/catalogue-files.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { pictureKinds } from "../../../fixtures/catalogue/pictures/picture-kinds.ts"

// Photographs of goods are as large as the largest file that is made of them, so that the zoom, twice the page's 600 px, shows what the master holds.

const { photographs } = await lookAtPhotographs(catalogueFolder, [])

test("a view's master has the 1,200 px that the zoom shows (10.380)", () => {
  expect(photographs.length).toBeGreaterThan(700)
  expect(photographs.filter(({ width }) => width !== pictureKinds.pl)).toEqual([])
})
