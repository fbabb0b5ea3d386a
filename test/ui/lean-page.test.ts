import { afterEach, expect, test } from "vitest"
import { openPhotoViewer } from "../../ui/runtime/dialogs/photo-viewer.ts"
import { productModel } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

afterEach(() => document.body.replaceChildren())

/** The texts that the product's form starts from. */
async function formTexts(model: Parameters<typeof htmlOf>[0]): Promise<readonly string[]> {
  const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
  const data: { readonly texts: { readonly texts: object } } = JSON.parse(page.getElementById("island_product_data")?.textContent ?? "")
  return Object.keys(data.texts.texts)
}

test.each([
  ["home", 2],
  ["category", 2],
  ["product", 3],
  ["cart", 2],
])("%s runs %d scripts of its own: behind each nonce, packing a kept page begins anew", async (name, count) => {
  expect((await renderedPage(name)).querySelectorAll("script[nonce]")).toHaveLength(count)
})

test("a page holds what is said of points, and of choices that are not told, only where the product can come to it", async () => {
  const told = { ...productModel(), choices: { kind: { is: "single" }, wanted: { days: null, date: null, parts: null } } } as const
  const seldom = ["product.hintChoices", "product.pointsPrice", "product.signInToBuy"]
  const among = async (model: Parameters<typeof htmlOf>[0]) => {
    const texts = await formTexts(model)
    return seldom.filter((key) => texts.includes(key))
  }
  expect(await among(told)).toEqual([])
  expect(await among({ ...told, offer: { ...told.offer, pointsPrice: { coefficient: 90, scale: 0 } } })).toEqual(seldom.slice(1))
  expect(await among(productModel())).toEqual(seldom)
})

test("a shop that says there is more to choose, and nothing of what, gets a page that says whom to write to (5.49, 17.26, 19.40)", async () => {
  const { offer } = productModel()
  const model = {
    ...productModel({ ...offer, type: "bundle" }),
    choices: { kind: { is: "single" }, wanted: { days: null, date: null, parts: null } },
  } as const
  const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
  expect(page.getElementById("projector_form")?.textContent).toContain("bo wymaga wyboru opcji")
})

test("the viewer of photos is empty until it is opened, and then has each photo's largest files, place and words (10.186)", async () => {
  document.body.innerHTML = (await renderedPage("product")).body.innerHTML
  const strip = document.querySelector("#photos_viewer .viewer__strip")
  const photos = [...document.querySelectorAll<HTMLImageElement>(".photos__photo")]
  expect([strip?.childElementCount, photos.length]).toEqual([0, 3])
  openPhotoViewer(0, photos, () => undefined)
  const figures = [...(strip?.children ?? [])]
  expect(figures.map((figure) => figure.querySelector("figcaption")?.textContent.replaceAll("\u00a0", " "))).toEqual(
    photos.map(({ alt }, index) => `${index + 1} z 3 ${alt}`),
  )
  for (const [index, figure] of figures.entries()) {
    const link = photos[index]?.closest("a")?.getAttribute("href")
    expect(figure.querySelector("img")?.getAttribute("src")).toBe(link)
    expect([...figure.querySelectorAll("source")].map((source) => source.getAttribute("srcset"))).toEqual(
      ["avif", "webp"].map((format) => link?.replace(/jpg$/, format)),
    )
  }
})
