import fc from "fast-check"
import { expect, test } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import type { PageAddress, PageAddressOf, PageName } from "../../../core/pages/page.ts"
import { pageNames, pages } from "../../../core/pages/pages.ts"
import { sampleSections, samplePaths } from "../../support/pages/sample-paths.ts"
import { property } from "../../support/property/property.ts"

const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 })
const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)
/** As exact as an address of ours tells it. */
const degrees = fc.integer({ min: -80_000, max: 80_000 }).map((thousandths) => String(thousandths / 1000))

const query = fc
  .record(
    {
      lang: fc.constantFrom("pol", "eng", "de"),
      operation: fc.constantFrom("onceorder", "x"),
      sort: fc.constantFrom("default", "name-asc", "newest", "x"),
      counter: fc.constantFrom("0", "3", "9999", "-1"),
      selected_size: word,
      selected_subscription: fc.constantFrom("30", "0", "x"),
      selected_date: word,
      selected_parts: word,
      selected_rows: word,
      number: word,
      opinions_sort: fc.constantFrom("best", "newest"),
      opinions_rating: fc.constantFrom("4", "9"),
      opinions_confirmed: fc.constantFrom("1", "0"),
      opinions_page: fc.constantFrom("2", "0"),
      width: word,
      mode: fc.constantFrom("1", "2", "x"),
      differences: fc.constantFrom("y", "n"),
      hidden: fc.array(id, { maxLength: 3 }).map((ids) => ids.join(".")),
      list: fc.oneof(id, word),
      shared: word,
      products: fc.array(id, { maxLength: 4 }).map((ids) => ids.join(".")),
      product: id,
      return: fc.constantFrom("/basketedit.php", "/product-pol-501.html?number=2"),
      text: word,
      status: fc.constantFrom("basket_empty", "basket_empty", "x"),
      of: fc.constantFrom("product", "basket", "x"),
      city: word,
      pickup_text: word,
      pickup_lat: degrees,
      pickup_lon: degrees,
      pickup_ids: fc.array(id, { minLength: 1, maxLength: 3 }).map((ids) => ids.join("-")),
      register: fc.constantFrom("", "1"),
      token: word,
      section: fc.constantFrom(...sampleSections, "x"),
      order: word,
      utm_source: word,
    },
    { requiredKeys: [] },
  )
  .map((named) => new URLSearchParams(Object.entries(named)))

const opened = fc.tuple(fc.constantFrom(...samplePaths), query).map(([path, asked]) => readPageAddress(path, asked))

const writePageAddress = <Name extends PageName>(address: PageAddressOf<Name>): string => pages[address.page].write(address)

/** What could not be read is written nowhere. */
const written = (address: PageAddress): PageAddress => {
  if (address.page !== "product") return address
  const { unread: _, ...others } = address
  return others
}

property("the address of every page that is written reads back as the same page, and is written the same again (10.1 to 10.19)", {
  fault: "the language of an address without one left out",
  rule: (address: PageAddress) => writePageAddress(address),
  planted: (address: PageAddress) => writePageAddress(address).replace(/[?&]lang=\w+/, ""),
  holds: (write) =>
    fc.property(opened, (address) => {
      if (address === null) return
      const text = write(address)
      const { pathname, searchParams } = new URL(text, "http://shop.test")
      const again = readPageAddress(pathname, searchParams)
      expect(again).toEqual(written(address))
      expect(again === null ? null : write(again)).toBe(text)
    }),
})

test("no address is read by two pages, and there is a sample of each page that has one", () => {
  const all = "product=501&status=basket_empty&order=23456-789AB"
  const asked = [all, `${all}&mode=2`, ...sampleSections.map((section) => `${all}&section=${section}`)].map(
    (text) => new URLSearchParams(text),
  )
  const readersOf = (path: string, one: URLSearchParams) => pageNames.filter((name) => pages[name].read(path, one) !== null)
  // without a number the address of orders is that of their list
  const readers = [
    readersOf("/client-orders.php", new URLSearchParams()),
    ...samplePaths.flatMap((path) => asked.map((one) => readersOf(path, one))),
  ]
  expect(readers.filter((names) => names.length !== 1)).toEqual([])
  expect(new Set(readers.flat())).toEqual(new Set(pageNames.filter((name) => name !== "failure")))
})
