import { describe, expect, test } from "vitest"
import { keptAddress } from "../../../core/pages/kept-page.ts"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { productTabs } from "../../../core/product-page/product-tabs.ts"
import {
  isReviewName,
  plainReviewQuery,
  reviewLink,
  reviewNeighbours,
  reviewQueryFrom,
  reviewQueryOf,
  type ReviewQuery,
} from "../../../core/product/reviews.ts"

const asked = (text: string) => reviewQueryOf(new URLSearchParams(text))

describe("an address asks for reviews (2.48, 10.188)", () => {
  test.each<[string, Partial<ReviewQuery> | null]>([
    ["", null],
    ["opinions_sort=newest&opinions_page=0", null],
    ["opinions_sort=best", { sort: "best" }],
    ["opinions_sort=worst&opinions_rating=1", { sort: "worst", stars: 1 }],
    ["opinions_rating=0", null],
    ["opinions_rating=6", null],
    ["opinions_rating=5.0", null],
    ["opinions_confirmed=1", { confirmedOnly: true }],
    ["opinions_confirmed=true", null],
    ["opinions_page=999", { page: 999 }],
    ["opinions_page=1000", null],
    ["opinions_page=-1", null],
    ["opinions_sort=%27%3B+DROP&opinions_page=2", { page: 2 }],
  ])("%s", (query, expected) => {
    expect(asked(query)).toEqual(expected === null ? null : { ...plainReviewQuery, ...expected })
  })

  test("a link to what was asked for is read as just that, and keeps what else the address says", () => {
    const query: ReviewQuery = { sort: "best", stars: 4, confirmedOnly: true, page: 3 }
    const link = reviewLink(query, { selected_size: "M" })
    expect(link).toMatch(/^\?selected_size=M&.*#opinions$/)
    expect(asked(link.slice(1, link.indexOf("#")))).toEqual(query)
  })

  test("a page that asks for reviews is not kept for others, and its question is no parameter of a product", () => {
    const address = readPageAddress("/product-pol-501.html", new URLSearchParams("opinions_sort=best"))
    expect(address).toMatchObject({ page: "product", reviews: { sort: "best" } })
    expect(address).not.toHaveProperty("parameters")
    expect(address === null ? "" : keptAddress(address)).toBeNull()
    expect(["opinions_page", "opinions", "sort"].map(isReviewName)).toEqual([true, false, false])
  })
})

test("a shop is asked for no reviews that there cannot be (11.115)", () => {
  expect(reviewQueryFrom({ sort: "price", rating: 0, page: -3 })).toEqual(plainReviewQuery)
  expect(reviewQueryFrom({ rating: 5, confirmed: true, page: 5000 })).toEqual({
    sort: "newest",
    stars: 5,
    confirmedOnly: true,
    page: 999,
  })
})

describe("the pages beside a page of reviews (2.48)", () => {
  test.each([
    [0, 0, null, null],
    [0, 4, null, null],
    [0, 5, null, 1],
    [1, 5, 0, null],
    [1, 9, 0, 2],
    [7, 9, 0, null],
  ])("page %i of %i reviews, four a page", (page, found, before, after) => {
    const beside = reviewNeighbours({ ...plainReviewQuery, page }, { found, perPage: 4 })
    expect([beside.before?.page ?? null, beside.after?.page ?? null]).toEqual([before, after])
  })
})

test("a product has the sections that it has something for, in their order (2.40, 2.65)", () => {
  const producer = { name: "Glina", link: null, place: null, story: "Toczą kamionkę.", contact: null }
  const bare = { descriptionHtml: " ", producer: { ...producer, story: null }, warranty: null, safety: null, documents: [], video: null }
  expect(productTabs({ ...bare, descriptionHtml: "<p>Len</p>", producer, warranty: "Pięć lat" })).toEqual([
    "description",
    "parameters",
    "details",
    "warranty",
    "reviews",
  ])
  const video = { title: "Lampa", url: "/video-lampa.mp4", seconds: 6 }
  expect(productTabs({ ...bare, video, warranty: "Pięć lat" })).toEqual(["parameters", "video", "warranty", "reviews"])
  expect(productTabs(bare)).toEqual(["parameters", "reviews"])
  expect(productTabs({ ...bare, producer: null })).toEqual(["parameters", "reviews"])
  const contact = { address: "ul. Cicha 1", email: "a@example.com" }
  const document = { type: "enclosure", name: "Karta", url: "/document-pol-karta.txt", extension: "txt" } as const
  for (const details of [{ producer: { ...producer, story: null, contact } }, { safety: "Ostrożnie." }, { documents: [document] }])
    expect(productTabs({ ...bare, ...details })).toContain("details")
})
