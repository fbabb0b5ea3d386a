import { expect, test } from "vitest"
import { catalogueFolder } from "../../../fixtures/catalogue/catalogue-files.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { pictureKinds } from "../../../fixtures/catalogue/pictures/picture-kinds.ts"

// Photographs of goods are as large as the largest file that is made of them, so that the zoom, twice the page's 600 px, shows what the master holds.
// Those that were rendered before decision 0109 have 1,000 px; `npm run pictures -- --small` renders them anew.

/** Views that still wait for their larger master: this number may only shrink. */
const smallAtMost = 124

const { photographs } = await lookAtPhotographs(catalogueFolder, [])

test("a view's master has 1,200 px, as the zoom shows, or 1,000 as long as it waits (10.380)", () => {
  const sides = photographs.map(({ width }) => width)
  expect(sides.filter((side) => side !== 1000 && side !== pictureKinds.pl)).toEqual([])
  const small = sides.filter((side) => side < pictureKinds.pl)
  expect(small.length).toBe(smallAtMost)
})
