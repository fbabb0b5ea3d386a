import { shirtDetails } from "../../ui/samples.ts"
import { describe, expect, test } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { keptAddress, nextPageChange } from "../../../core/pages/kept-page.ts"
import type { ProductPageModel } from "../../../core/product-page/product.page.ts"
import type { OmnibusPrice } from "../../../core/product/offer.ts"
import { price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { frame } from "../../ui/sample-frame.ts"

const addressOf = (address: string): string | null => {
  const { pathname, searchParams } = new URL(address, "http://shop.test")
  const opened = readPageAddress(pathname, searchParams)
  return opened === null ? null : keptAddress(opened)
}

describe("the address of a kept page", () => {
  test.each([
    ["/", "/"],
    ["/main-pol.html?utm_source=a", "/"],
    ["/main-eng.html", "/main-eng.html"],
    ["/product-pol-501-Any-words.html?utm=1", "/product-pol-501.html"],
    ["/en/products/mug-501", "/product-eng-501.html"],
    ["/pol_m_Anything-101.html?sort=name-asc&counter=2&fbclid=x", "/pol_m_category-101.html?sort=name-asc&counter=2"],
    ["/firm-eng-11-Anything.html?counter=2&fbclid=x", "/firm-eng-11.html?counter=2"],
    ["/pol_m_Anything-101.html?sort=nonsense&counter=0", "/pol_m_category-101.html"],
    ["/en/content/terms.html?x=1", "/en/content/terms.html"],
  ])("%s is kept as %s", (address, kept) => {
    expect(addressOf(address)).toBe(kept)
  })

  test.each([
    "/product-pol-501.html?selected_size=M",
    "/product-pol-501.html?number=3",
    "/last-seen.php?products=501",
    "/basketedit.php",
    "/signin.php",
    "/login.php",
    "/return.php?status=basket_empty",
    "/nothing.html",
  ])("%s is kept nowhere", (address) => {
    expect(addressOf(address)).toBeNull()
  })
})

const zone = "Europe/Warsaw"
const omnibus = (validUntil: string | null): OmnibusPrice => ({
  price: price("50.00", "40.65"),
  higherThanSelling: true,
  percent: null,
  validUntil,
})

const page = (validUntil: string | null, reductionEndsAtMs: number | null, nowMs: number): ProductPageModel => {
  const size = sampleSize("uniw")
  const known = size.price === null ? null : { ...size.price, omnibus: omnibus(validUntil) }
  return {
    page: "product",
    frame: { ...frame(), nowMs },
    offer: { ...sampleOffer(), sizes: [{ ...size, price: known }], reductionEndsAtMs },
    details: null,
    reviews: null,
    questions: null,
    choices: null,
    shipping: null,
    selectedSizeId: null,
    typedQuantity: null,
    refusal: null,
    asked: null,
    related: [],
    quickPayments: null,
    added: null,
  }
}

describe("the next moment at which time changes a page", () => {
  const noon = Date.UTC(2026, 2, 10, 11)
  const endOfDay = Date.UTC(2026, 2, 12, 22, 59, 59)

  test("without a reduction or a day until which a price holds, time changes nothing", () => {
    expect(nextPageChange(page(null, null, noon), zone)).toBeNull()
    expect(nextPageChange({ page: "failure", frame: null, status: 502 }, zone)).toBeNull()
  })

  test("a reduction's last moment still shows it; the one after does not (9.50)", () => {
    expect(nextPageChange(page(null, noon + 5, noon), zone)).toBe(noon + 6)
    expect(nextPageChange(page(null, noon, noon), zone)).toBe(noon + 1)
    expect(nextPageChange(page(null, noon - 1, noon), zone)).toBeNull()
  })

  test("a page that names the end of a promotion is made anew at that moment (4.70)", () => {
    const none = { date: null, hour: null }
    const ends = { promotion: none, discount: none, distinguished: none, special: { date: "2026-03-12", hour: null } }
    const model: ProductPageModel = { ...page(null, null, noon), details: { ...shirtDetails, priceEnds: { ends, zone } } }
    expect(nextPageChange(model, zone)).toBe(endOfDay)
    expect(nextPageChange({ ...model, frame: { ...model.frame, nowMs: endOfDay } }, zone)).toBeNull()
  })

  test("a price that holds until a day holds to the end of that day in the shop's zone (9.50, 15.29)", () => {
    expect(nextPageChange(page("2026-03-12", null, noon), zone)).toBe(endOfDay + 1)
    expect(nextPageChange(page("2026-03-09", null, noon), zone)).toBeNull()
    expect(nextPageChange(page("soon", null, noon), zone)).toBeNull()
  })

  test("the earliest of all counts, on tiles too", () => {
    expect(nextPageChange(page("2026-03-12", noon + 5, noon), zone)).toBe(noon + 6)
    const { frame: shown, offer } = page(null, null, noon)
    const tile = {
      id: 1,
      name: "Kubek",
      versionName: null,
      link: "/",
      producer: null,
      picture: null,
      secondPicture: null,
      price: { price: price("40.00", "32.52"), max: null, youSavePercent: null, omnibus: omnibus("2026-03-12") },
      priceFrom: false,
      pointsPrice: null,
      phonePrice: false,
      available: true,
      sizeNames: [],
      traits: [],
      perUnit: null,
    }
    const home = { page: "home", frame: shown, hero: null, picture: null, chosen: [tile], reduced: [], categories: [], makers: [] } as const
    expect(nextPageChange(home, zone)).toBe(endOfDay + 1)
    expect(nextPageChange({ ...page(null, null, noon), offer, related: [tile] }, zone)).toBe(endOfDay + 1)
  })
})
