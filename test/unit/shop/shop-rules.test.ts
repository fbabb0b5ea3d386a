import { describe, expect, test } from "vitest"
import { pictureFormats, pictureKinds } from "../../../fixtures/catalogue/pictures/picture-kinds.ts"
import { productPictures } from "../../../fixtures/shop/catalogue/picture-addresses.ts"
import { meanRating } from "../../../fixtures/shop/catalogue/reviews.ts"
import { reductionEndMs, runningReduction, shopDate } from "../../../fixtures/shop/catalogue/reduction.ts"
import { percentApart } from "../../../core/pricing/price-change.ts"
import { ownAddress } from "../../../fixtures/shop/http/replies.ts"
import { hashPassword, verifyPassword } from "../../../fixtures/shop/sign-in/password-hash.ts"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { smallProducts } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const productOf = (id: number) => {
  const found = smallProducts.find((product) => product.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}

describe("days and hours are Warsaw's", () => {
  test.each([
    ["winter midnight", Date.UTC(2026, 0, 1, 22, 59, 59), 0, "2026-01-01"],
    ["winter, past midnight there", Date.UTC(2026, 0, 1, 23), 0, "2026-01-02"],
    ["summer, past midnight there", Date.UTC(2026, 6, 1, 22), 0, "2026-07-02"],
    ["over the day the clocks change", Date.UTC(2026, 2, 28, 22, 30), 1, "2026-03-29"],
    ["back over a leap day", Date.UTC(2028, 2, 1, 12), -1, "2028-02-29"],
  ])("the date of %s", (_, ms, days, date) => {
    expect(shopDate(ms, days)).toBe(date)
  })
})

describe("a reduction", () => {
  const mug = productOf(602)

  test.each([
    ["2026-01-15", "12:00", Date.UTC(2026, 0, 15, 11)],
    ["2026-07-15", "23:59:59", Date.UTC(2026, 6, 15, 21, 59, 59)],
    ["2026-03-29", "01:59", Date.UTC(2026, 2, 29, 0, 59)],
    ["2026-03-29", "03:00", Date.UTC(2026, 2, 29, 1)],
    ["2026-10-25", "03:00", Date.UTC(2026, 9, 25, 2)],
  ])("that ends on %s at %s ends then in Warsaw", (date, endsAtHour, ms) => {
    const reduction = { kind: "special" as const, beforeGross: "50.00", startedDaysAgo: 1, endsInDays: 1, endsAtHour }
    expect(reductionEndMs({ ...mug, reduction }, Date.parse(`${date}T12:00Z`) - 86_400_000)).toBe(ms)
  })

  test("ends with its last second", () => {
    const endMs = Date.UTC(2026, 2, 12, 19)
    expect(reductionEndMs(mug, testNowMs)).toBe(endMs)
    expect(runningReduction(mug, testNowMs, endMs)).not.toBeNull()
    expect(runningReduction(mug, testNowMs, endMs + 1)).toBeNull()
    const withoutHour = { ...mug, reduction: { kind: "special" as const, beforeGross: "50.00", startedDaysAgo: 1, endsInDays: 0 } }
    expect(reductionEndMs(withoutHour, testNowMs)).toBe(Date.UTC(2026, 2, 10, 22, 59, 59))
  })

  test.each<readonly [string, NonNullable<typeof mug.priceHistory>, number]>([
    ["no history: the price before", [], 5000],
    [
      "a price that ended before the 30 days does not count",
      [
        { daysAgo: 100, gross: "30.00" },
        { daysAgo: 35, gross: "45.00" },
      ],
      4500,
    ],
    [
      "a price in force on the first of the 30 days counts",
      [
        { daysAgo: 100, gross: "30.00" },
        { daysAgo: 34, gross: "45.00" },
      ],
      3000,
    ],
    [
      "a lower price in between counts",
      [
        { daysAgo: 100, gross: "45.00" },
        { daysAgo: 20, gross: "41.00" },
        { daysAgo: 15, gross: "50.00" },
      ],
      4100,
    ],
    [
      "the reduction itself does not count",
      [
        { daysAgo: 100, gross: "45.00" },
        { daysAgo: 5, gross: "40.00" },
      ],
      4500,
    ],
    [
      "order in the file does not matter",
      [
        { daysAgo: 15, gross: "50.00" },
        { daysAgo: 100, gross: "45.00" },
        { daysAgo: 20, gross: "41.00" },
      ],
      4100,
    ],
  ])("lowest price of 30 days: %s", (_, priceHistory, minor) => {
    expect(runningReduction({ ...mug, priceHistory }, testNowMs, testNowMs)?.lowest).toEqual({ minor })
  })
})

test.each([
  [24_900, 31_900, 22],
  [100, 200, 50],
  [990, 1000, 1],
  [991, 1000, null],
  [995, 1000, null],
  [3000, 1000, 200],
  [100, 0, null],
])(
  "%i beside %i: the shop sends the whole percent that the page would compute, %s; below one percent none (15.13, 15.15)",
  (amount, reference, percent) => {
    expect(percentApart({ minor: amount }, { minor: reference })).toBe(percent)
  },
)

test.each([
  [[5], { mean: "5.0", count: 1 }],
  [[5, 4, 4, 4], { mean: "4.3", count: 4 }],
  [[1, 1, 2], { mean: "1.3", count: 3 }],
  [[5, 5, 4], { mean: "4.7", count: 3 }],
])("the rating of %j", (ratings, expected) => {
  const sum = ratings.reduce((total, one) => total + one, 0)
  expect(meanRating(sum, ratings.length)).toEqual(expected)
})

describe("picture addresses", () => {
  const noted = (number: number, sha256: string) => ({
    file: `photographs/602-${number}.png`,
    number,
    bytes: 1,
    sha256,
    width: 600,
    height: 600,
  })
  const mug = { ...productOf(602), photographs: [noted(1, "a"), noted(3, "c")] }

  test("have the sizes that are made", () => {
    const [first] = productPictures(mug, "pl")
    const sizes = [first?.large, first?.phone, first?.medium, first?.icon, first?.thumbnail]
    expect(sizes.map((files) => files?.px)).toEqual(Object.values(pictureKinds))
    for (const [at, kind] of Object.keys(pictureKinds).entries()) {
      expect(sizes[at]).toMatchObject(
        Object.fromEntries(pictureFormats.map((format) => [format, expect.stringMatching(new RegExp(`_${kind}_.*\\.${format}$`))])),
      )
    }
  })

  test("are of the pictures that have a photograph, each under its own number", () => {
    const told = productPictures(mug, "pl").map(({ alt, icon }) => [alt, icon.jpg.replace(/^.*_il_/, "")])
    expect(told).toEqual([
      ["Widok front", "Kubek-602_1.jpg"],
      ["Widok side", "Kubek-602_3.jpg"],
    ])
    expect(productPictures(productOf(602), "pl")).toEqual([])
  })
})

describe("own addresses", () => {
  test.each([
    ["/", "/"],
    ["/basketedit.php?mode=1", "/basketedit.php?mode=1"],
    ["/product-pol-601-Koszula.html?selected_size=M", "/product-pol-601-Koszula.html?selected_size=M"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["/%5Cevil.example", null],
    ["https://evil.example/", null],
    ["http:/evil.example", null],
    [" /", null],
    ["/\n", null],
    ["/basketedit.php\r\nSet-Cookie: a=b", null],
    ["", null],
    [null, null],
    ["/no-such-page", null],
  ])("%j is %j", (text, address) => {
    expect(ownAddress(text)).toBe(address)
  })
})

describe("passwords", () => {
  test("fit their own hash only; the form of a letter does not matter; nobody's hash fits nothing", async () => {
    const hash = await hashPassword("za\u017c\u00f3\u0142\u0107")
    expect(await verifyPassword("za\u017c\u00f3\u0142\u0107", hash)).toBe(true)
    expect(await verifyPassword("za\u017co\u0301\u0142c\u0301", hash)).toBe(true)
    expect(await verifyPassword("zazolc", hash)).toBe(false)
    expect(await verifyPassword("", null)).toBe(false)
    await expect(verifyPassword("x", "md5$x")).rejects.toThrow("damaged")
  })

  test("are salted", async () => {
    expect(await hashPassword("tajne123")).not.toBe(await hashPassword("tajne123"))
  })
})

test("row hashes are the platform's 32 hexadecimal digits, one for each size", () => {
  expect(rowHash(501, "uniw")).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set([rowHash(50, "1uniw"), rowHash(501, "uniw"), rowHash(501, "M")]).size).toBe(3)
})
