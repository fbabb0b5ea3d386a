import { expect, test } from "vitest"
import { firstPictures } from "../../cli/tasks/first-pictures.ts"
import { faultsOf } from "../../cli/tasks/size-report.ts"

const picture = (sizes: string, more = "") =>
  `<picture><source type="image/avif" srcSet="/400 400w, /1200 1200w, /800 800w" sizes="${sizes}"/><source srcSet="/webp"/><img src="/jpg"${more}/></picture>`

test.each([
  ["the smallest that is wide enough", "100vw", 390, 1, "/400"],
  ["for a screen of more pixels a larger one", "100vw", 412, 1.75, "/800"],
  ["the first condition that holds", "(min-width: 1440px) 780px, (min-width: 979px) 20vw, 100vw", 1440, 1, "/800"],
  ["a later condition", "(min-width: 1440px) 780px, (min-width: 979px) 20vw, 100vw", 1000, 1, "/400"],
  ["the largest where none is wide enough", "100vw", 1440, 1, "/1200"],
  ["the width of the screen where the length is another", "calc(50vw - 1px)", 390, 2, "/800"],
])("a browser fetches %s", (_case, sizes, px, density, address) => {
  expect(firstPictures(picture(sizes), { px, density })).toEqual([address])
})

test("what waits until it is seen does not come with the page; a plain picture does", () => {
  const html = `${picture("100vw", ' loading="lazy"')}<img src="/plain"/><img src="/late" loading="lazy"/>`
  expect(firstPictures(html, { px: 390, density: 1 })).toEqual(["/plain"])
})

test("a page that asks for too much is named in its own unit", () => {
  expect(faultsOf([{ what: "requests, home page", bytes: 7, limitBytes: 6, unit: "requests" }])).toEqual([
    "requests, home page: 7 requests, 1 above the limit of 6",
  ])
})
