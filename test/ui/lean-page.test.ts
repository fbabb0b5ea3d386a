import fc from "fast-check"
import { afterEach, expect, test } from "vitest"
import type { SingleChoice } from "../../core/product-page/choice.ts"
import { openedProduct } from "../../core/product-page/machine/opened-product.ts"
import type { ProductPageState } from "../../core/product-page/product-page.ts"
import { singleKind } from "../../core/product-page/single.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { pageTexts } from "../../core/texts/page-texts.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import { openPhotoViewer } from "../../ui/runtime/dialogs/photo-viewer.ts"
import { productModel } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"
import { decimal, metres, money, noLimits, price } from "../support/core/sample-offer.ts"
import { size } from "./samples.ts"

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

interface Opened {
  readonly state: ProductPageState<SingleChoice>
  readonly texts: TextCatalogue
}

const presses = fc
  .array(
    fc.oneof(
      fc
        .constantFrom("", "x", "0", "1,7", "2", "99", "1000")
        .map((text) => [{ type: "QuantityTyped", text } as const, { type: "QuantityLeft" } as const]),
      fc.constantFrom(1, -1).map((by) => [{ type: "QuantityStepped", by } as const]),
      fc.constantFrom("S", "M", "XL", "onesize").map((sizeId) => [{ type: "SizeChosen", sizeId } as const]),
      fc.constantFrom([{ type: "AddPressed" } as const], [{ type: "NoticeDismissed" } as const]),
    ),
    { maxLength: 6 },
  )
  .map((each) => each.flat())

test.each([
  ["in pieces", {}],
  ["by the metre", { unit: metres, sizes: [size("onesize", "", 3)] }],
  ["with little left and much to be ordered", { limits: { ...noLimits, minPerOrder: decimal("30") } }],
  ["at prices told by phone", { sizes: [{ ...size("S", "S", 3), phonePrice: true }] }],
  ["sold out", { sizes: [size("M", "M", 0)] }],
  ["with a deposit and paid in advance", { advance: money("10.00"), deposit: price("5.00", "4.07") }],
])("a page of a product %s has each text that its form comes to, whatever is pressed", async (_, more: Partial<ProductOffer>) => {
  for (const priceType of ["gross", "net"] as const) {
    const { offer, frame, ...rest } = productModel()
    const html = await htmlOf({
      ...rest,
      offer: { ...offer, ...more },
      frame: { ...frame, shell: { ...frame.shell, priceType } },
      choices: { kind: { is: "single" }, wanted: { days: null, date: null, parts: null } },
    })
    const page = new DOMParser().parseFromString(html, "text/html")
    const data: Opened = JSON.parse(page.getElementById("island_product_data")?.textContent ?? "")
    const { step, view } = openedProduct(singleKind)
    fc.assert(
      fc.property(presses, (events) => {
        let state = data.state
        for (const event of events) {
          state = step(state, event)[0]
          expect(view(state, data.texts)).toEqual(view(state, pageTexts("pl", {})))
        }
      }),
      { numRuns: 100 },
    )
  }
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
