import { missingToFreeDelivery } from "../../../core/basket/basket.ts"
import fc from "fast-check"
import { expect } from "vitest"
import { barPositions, closeBar, type FreeShippingQuestion, isShippingFree, readClosedBars } from "../../../core/shell/bars.ts"
import { type Cookie, cookieText, jsonCookieText, rawCookies, readCookie } from "../../../core/web/cookies.ts"
import { layoutLimits } from "../../../core/shell/limits.ts"
import { menuColumns, type MenuGroup, submenuLeft, type WideSubmenu } from "../../../core/shell/menu.ts"
import { tooltipPlace, type TooltipSituation } from "../../../core/shell/tooltip.ts"
import { urlParameters } from "../../../core/web/web-address.ts"
import { viewType, type ViewType } from "../../../core/shell/viewport.ts"
import { dropDownMode, viewDropDown } from "../../../core/basket/drop-down.ts"
import { keysClearedOnSignOut } from "../../../core/shell/session.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"
import { property } from "../../support/property/property.ts"

const heights = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(100, 159, 160, 319, 320, 321))
const groups: fc.Arbitrary<readonly MenuGroup[]> = fc.array(fc.record({ heightPx: heights, isAll: fc.boolean() }), { maxLength: 12 })

/** The layout rule step by step, as a shop's page does it: a budget of height, and what is moved beside what. */
function columnsByBudget(list: readonly MenuGroup[]) {
  const columns: number[][] = []
  let [open, budget]: [number[], number] = [[], 320]
  const close = () => {
    if (open.length > 0) columns.push(open)
    open = []
    budget = 320
  }
  for (const [at, { heightPx, isAll }] of list.entries()) {
    const next = list[at + 1]
    if (isAll || heightPx >= budget) {
      close()
      columns.push([at])
    } else if (next !== undefined && heightPx + next.heightPx < budget) {
      open.push(at)
      budget -= heightPx
    } else {
      open.push(at)
      close()
    }
  }
  close()
  return columns
}

property("groups share a column exactly as far as the budget of height goes", {
  fault: "columns too high by one group",
  rule: menuColumns,
  planted: (list: readonly MenuGroup[]) => menuColumns(list.map((group) => ({ ...group, heightPx: group.heightPx - 1 }))),
  runs: 300,
  holds: (columns) =>
    fc.property(groups, (list) => {
      const made = columns(list)
      expect(made).toEqual(columnsByBudget(list))
      expect(made.flat()).toEqual([...list.keys()])
      for (const column of made) {
        const sum = column.reduce((height, at) => height + (list[at]?.heightPx ?? 0), 0)
        expect(column.length === 1 || sum < layoutLimits.menuColumnHeightPx).toBe(true)
      }
    }),
})

property("fixed bars never cover each other, and the one at the edge stands at it", {
  fault: "bottom bars counted from the top",
  rule: barPositions,
  planted: (list: readonly number[]) => barPositions(list, "top"),
  holds: (positions) =>
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 6 }), fc.constantFrom("top", "bottom"), (list, edge) => {
      const fromEdge = edge === "top" ? list.map((_, at) => at) : list.map((_, at) => list.length - 1 - at)
      const placed = positions(list, edge)
      let height = 0
      for (const at of fromEdge) {
        expect(placed[at]).toBe(height)
        height += list[at] ?? 0
      }
      expect(placed).toHaveLength(list.length)
    }),
})

const submenus = fc.record({
  columns: fc.integer({ min: 0, max: 6 }),
  screenPx: fc.constantFrom(979, 1199, 1200, 1920),
  menuPx: fc.integer({ min: 600, max: 1400 }),
  submenuPx: fc.integer({ min: 100, max: 500 }),
  itemLeftPx: fc.integer({ min: -40, max: 1400 }),
})

property("a submenu stands under its item, or as far to the left as its padding wants", {
  fault: "a submenu under the edge of its menu",
  rule: submenuLeft,
  planted: (submenu: WideSubmenu) => submenuLeft({ ...submenu, menuPx: submenu.menuPx + layoutLimits.menuPaddingPx }),
  runs: 300,
  holds: (left) =>
    fc.property(submenus, (submenu) => {
      const { columns, screenPx, menuPx, submenuPx, itemLeftPx } = submenu
      const isWide = columns >= (screenPx >= 1200 ? 5 : 4)
      const start = Math.max(0, itemLeftPx)
      const room = menuPx - 30 - (submenuPx + start)
      expect(left(submenu)).toBe(isWide ? null : room > 0 ? start : start + room)
    }),
})

const tooltips: fc.Arbitrary<TooltipSituation> = fc.record({
  pointer: fc.record({ xPx: fc.nat(1000), yPx: fc.nat(2000) }),
  box: fc.record({ widthPx: fc.integer({ min: 20, max: 300 }), heightPx: fc.integer({ min: 20, max: 200 }) }),
  windowWidthPx: fc.integer({ min: 400, max: 1000 }),
  scrollTopPx: fc.nat(1500),
  leftSide: fc.boolean(),
})

property("a tooltip stands by the pointer's side or inside the edge, as comparing the room tells", {
  fault: "a tooltip cut by the window",
  rule: tooltipPlace,
  planted: (situation: TooltipSituation) => ({ ...tooltipPlace(situation), leftPx: situation.pointer.xPx + 15 }),
  runs: 300,
  holds: (place) =>
    fc.property(tooltips, (situation) => {
      const { pointer, box, windowWidthPx, scrollTopPx, leftSide } = situation
      const normal = windowWidthPx - 30 >= box.widthPx + pointer.xPx ? pointer.xPx + 15 : windowWidthPx - box.widthPx - 15
      const left = pointer.xPx - box.widthPx - 15 <= 0 ? pointer.xPx + 15 : pointer.xPx - 15 - box.widthPx
      const topPx = scrollTopPx + 30 >= pointer.yPx - box.heightPx ? scrollTopPx + 15 : pointer.yPx - box.heightPx - 15
      expect(place(situation)).toEqual({ leftPx: leftSide ? left : normal, topPx })
    }),
})

property("the views of the style sheet's ranges follow each other without gaps", {
  fault: "a view at the wrong pixel",
  rule: viewType,
  planted: (widthPx: number): ViewType => viewType(widthPx - 1),
  runs: 300,
  holds: (view) =>
    fc.property(fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(756, 757, 978, 979, 1199, 1200)), (widthPx) => {
      const ranges = [
        { view: 1, min: 0, max: 756 },
        { view: 2, min: 757, max: 978 },
        { view: 3, min: 979, max: 1199 },
        { view: 4, min: 1200, max: Number.POSITIVE_INFINITY },
      ]
      expect(view(widthPx)).toBe(ranges.find(({ min, max }) => widthPx >= min && widthPx <= max)?.view)
    }),
})

const anyText = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.constantFrom("a;b=c", "%", "%41", " ", "ż"),
)
const cookies = fc.array(fc.record({ name: anyText.filter((name) => name !== ""), value: anyText, maxAgeDays: fc.constantFrom(null, 1) }), {
  minLength: 1,
  maxLength: 5,
})

/** What `document.cookie` says after the cookies were written: the last of each name. */
const jarOf = (texts: readonly string[]) => {
  const pairs = texts.map((text) => text.split(";")[0] ?? "")
  return [...new Map(pairs.map((pair) => [pair.split("=")[0], pair])).values()].join("; ")
}

property("every cookie that was written is read again, whatever stands in it (19.38)", {
  fault: "a value that ends its cookie",
  rule: cookieText,
  planted: ({ name, value, maxAgeDays }: Cookie) => `${name}=${value}; path=/${maxAgeDays === null ? "" : "; max-age=86400"}`,
  holds: (write) =>
    fc.property(cookies, (list) => {
      const jar = jarOf(list.map(write))
      for (const { name } of list) {
        const last = list.findLast((cookie) => cookie.name === name)
        expect(readCookie(jar, name)).toBe(last?.value)
      }
      expect(list.every((cookie) => /; path=\/(?:; max-age=86400)?$/.test(write(cookie)))).toBe(true)
    }),
})

property("a cookie of JSON is plain, and the same JSON when it is read", {
  fault: "a semicolon that cuts a cookie of JSON",
  rule: jsonCookieText,
  planted: (name: string, value: Readonly<Record<string, string | boolean>>) => `${name}=${JSON.stringify(value)}; path=/`,
  holds: (write) =>
    fc.property(anyText, anyText, fc.boolean(), (first, second, flag) => {
      const value = { currentCountry: first, defaultCountry: second, showModal: flag }
      const text = write("setRegionForced", value)
      expect(text).toMatch(/^[ -~]*$/)
      const [raw = ""] = rawCookies(text.split(";")[0] ?? "", "setRegionForced")
      expect(JSON.parse(raw)).toEqual(value)
    }),
})

const pairs = fc.array(
  fc.tuple(
    anyText.map((name) => `n${name}`),
    anyText,
  ),
  { maxLength: 6 },
)

property("parameters are those of the platform's own parser, as lists by name", {
  fault: "a repeated parameter that hides the first",
  rule: urlParameters,
  planted: (url: string) => new Map([...urlParameters(url)].map(([name, values]) => [name, values.slice(-1)])),
  holds: (parameters) =>
    fc.property(pairs, fc.constantFrom("", "#h", "#h?x=1"), (list, hash) => {
      const query = new URLSearchParams(list)
      const found = parameters(`/p?${query.toString()}${hash}`)
      expect([...found.keys()]).toEqual([...new Set(query.keys())])
      for (const [name, values] of found) expect(values).toEqual(query.getAll(name))
    }),
})

const missing = fc.oneof(
  fc.constantFrom(null, undefined, "", " ", "abc", "0", "0.00", "-0,0"),
  fc.integer({ min: -2, max: 2 }),
  fc.tuple(fc.nat(3), fc.nat(120)).map(([whole, cents]) => `${whole}.${String(cents).padStart(2, "0")}`),
)

property("delivery is free when the amount is there and is zero, and the basket has something", {
  fault: "nothing known taken for nothing missing",
  rule: isShippingFree,
  planted: ({ missing: amount, lines }: FreeShippingQuestion) => lines > 0 && (amount?.minor ?? 0) === 0,
  holds: (free) =>
    fc.property(missing, fc.integer({ min: 0, max: 3 }), (toShippingFree, lines) => {
      const digits = String(toShippingFree ?? "").replaceAll(/[-.,]/g, "")
      const isZero = /^\d+$/.test(digits) && BigInt(digits) === 0n
      expect(free({ missing: missingToFreeDelivery(toShippingFree), lines })).toBe(isZero && lines > 0)
    }),
})

property("whatever was stored is ids, each once, and one more can be added", {
  fault: "a broken list of closed bars opens them all again, or breaks the page",
  rule: readClosedBars,
  planted: (stored: string | null): readonly string[] => JSON.parse(stored ?? "[]"),
  holds: (read) =>
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), fc.array(anyText, { maxLength: 4 }), anyText, (stored, ids, id) => {
      const closed = read(stored)
      expect(closed.every((one) => typeof one === "string" && one !== "")).toBe(true)
      expect(new Set(closed).size).toBe(closed.length)
      const known = [...new Set(ids)].filter((one) => one !== "")
      expect(read(JSON.stringify(ids))).toEqual(known)
      const more = closeBar(known, id)
      expect(more).toEqual([...new Set([...known, id])].filter((one) => one !== ""))
    }),
})

const view = (quantities: readonly string[]) => {
  const rows = quantities.map((quantity, at) => sampleRow({ rowId: `r${at}`, quantity: decimal(quantity) }))
  return viewDropDown(sampleBasket(0, { rows }), { priceFormat: polishPrices, priceType: "gross" }, textCatalogue("pl", {}))
}

property("how the basket's drop-down looks follows from its lines, whatever their pieces", {
  fault: "pieces counted for lines",
  rule: (quantities: readonly string[]) => view(quantities).mode,
  planted: (quantities: readonly string[]) => dropDownMode(quantities.reduce((sum, quantity) => sum + Number(quantity), 0)),
  holds: (mode) =>
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 30 }), (quantities) => {
      const lines = quantities.length
      expect(mode(quantities)).toBe(lines === 0 || lines >= 23 ? "hidden" : lines >= 11 ? "list" : "pictures")
    }),
})

property("only keys that begin with expchck go", {
  fault: "signing out empties the whole storage",
  rule: keysClearedOnSignOut,
  planted: (keys: readonly string[]) => keys.filter((key) => key.includes("expchck")),
  holds: (cleared) =>
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("", "expchck", "xexpchck", "EXPCHCK", "search_"), anyText), { maxLength: 6 }),
      (parts) => {
        const keys = parts.map(([prefix, rest]) => prefix + rest)
        expect(cleared(keys)).toEqual(keys.filter((key) => key.indexOf("expchck") === 0))
      },
    ),
})
