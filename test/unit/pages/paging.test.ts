import { expect, test } from "vitest"
import { viewPaging } from "../../../core/product/listing.ts"

/** The links as a row of page numbers from 1: [present], dots where pages are left out. */
const row = (total: number, page: number) =>
  viewPaging({ total, perPage: 12, page })
    ?.pages.map(({ page: number, isCurrent, isAfterGap }) => `${isAfterGap ? "… " : ""}${isCurrent ? `[${number + 1}]` : number + 1}`)
    .join(" ")

test.each([
  ["nothing", 0, 0, undefined],
  ["a full page", 12, 0, undefined],
  ["one product more", 13, 0, "[1] 2"],
  ["the first of many", 120, 0, "[1] 2 … 10"],
  ["in the middle", 120, 5, "1 … 5 [6] 7 … 10"],
  ["next to the first, nothing is left out", 120, 2, "1 2 [3] 4 … 10"],
  ["the last", 120, 9, "1 … 9 [10]"],
] as const)("links lead to the first page, the last, and the neighbours: %s (10.4)", (_case, total, page, links) => {
  expect(row(total, page)).toBe(links)
})

test.each([
  ["first", 0, null, 1],
  ["middle", 1, 0, 2],
  ["last", 2, 1, null],
] as const)("the %s page leads on only where there is a page (10.4)", (_case, page, previous, next) => {
  expect(viewPaging({ total: 30, perPage: 12, page })).toMatchObject({ previous, next })
})

test("only the last page is marked as such, also when it is the present one (10.4)", () => {
  expect(viewPaging({ total: 30, perPage: 12, page: 2 })?.pages.map(({ isLast }) => isLast)).toEqual([false, false, true])
})
