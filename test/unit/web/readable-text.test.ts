import { expect, test } from "vitest"
import { searchPageRecord } from "../../../core/search/search.page.ts"
import { readableText } from "../../../core/web/one-line.ts"

test.each([
  ["kubek", "kubek"],
  ["  dwa \t\n słowa ", " dwa słowa "],
  ["ku\u0000bek\u202e\u200b\u2060", "kubek"],
  ["\ud800x", "x"],
  ["кубок 杯子 🫖", "кубок 杯子 🫖"],
  ["<b>\"%' *", "<b>\"%' *"],
])("of %j is seen %j (10.908)", (typed, seen) => expect(readableText(typed)).toBe(seen))

test.each([
  ["ku%00bek", "kubek", 0],
  ["%E2%80%AE%E2%80%8B", "", 0],
  ["kubek&counter=3", "kubek", 3],
  ["kubek&counter=99999999999999999999", "kubek", 9999],
  ["kubek&counter=-1", "kubek", 0],
  ["kubek&counter=1e9", "kubek", 0],
])("the address of a search with text=%s names %j, page %i (10.4, 10.73, 10.908)", (query, text, counter) =>
  expect(searchPageRecord.read("/search.php", new URLSearchParams(`text=${query}`))).toMatchObject({ text, counter }),
)
