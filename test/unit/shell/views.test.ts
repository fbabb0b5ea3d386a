import { expect, test } from "vitest"
import { closesModal, isOrderProcess, type ModalPress, stepsBack } from "../../../core/shell/history.ts"
import { reloadsOnHistory } from "../../../core/addresses/addresses.ts"
import {
  backToTopRight,
  closesSidePanels,
  isMobile,
  scrollOffset,
  showsBackToTop,
  usesSearchOverlay,
  viewType,
  type ViewType,
} from "../../../core/shell/viewport.ts"

const views: readonly ViewType[] = [1, 2, 3, 4]

test("view 1 is mobile, 2 is tablet, 3 and up are desktop (9.63)", () => {
  expect([0, 756, 756.9, 757, 978, 978.5, 979, 1199, 1199.9, 1200, 2560].map(viewType)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
  expect(views.map(isMobile)).toEqual([true, true, false, false])
})

test("the mobile search is used below a width of 768 px (9.30)", () => {
  expect([0, 757, 767, 768, 979].map(usesSearchOverlay)).toEqual([true, true, true, false, false])
})

test("a desktop view closes the sidebar and the filters", () => {
  expect(views.map(closesSidePanels)).toEqual([false, false, true, true])
})

test("a scroll stops 50 px above its target, on desktop below header and tabs; views 3 and 4 alike (2.11, 9.62)", () => {
  const offset = (view: ViewType) => scrollOffset({ view, headerPx: 80, tabsPx: 40 })
  expect(views.map(offset)).toEqual([50, 50, 170, 170])
})

test.each([
  ["https://s/a", "https://s/b", 1],
  ["https://s/a", "https://s/a", 2],
  ["https://s/a#opinions", "https://s/a", 2],
  ["https://s/a", "https://s/a#opinions\nmore", 2],
  ["https://s/a?x=1", "https://s/a", 1],
  ["", "", 1],
  ["https://s/a", "", 1],
])("the back button at %j, reached from %j, goes %i steps", (address, referrer, steps) => {
  expect(stepsBack(address, referrer)).toBe(steps)
})

test("going through history reloads only when the path changed (2.45)", () => {
  expect(reloadsOnHistory("/product-pol-1.html", "/product-pol-2.html")).toBe(true)
  expect(reloadsOnHistory("/product-pol-1.html", "/product-pol-1.html")).toBe(false)
})

test("the back-to-top button appears after 2 viewport heights, of the window as it is now (9.25)", () => {
  const shown = (scrollTopPx: number, windowHeightPx: number) => showsBackToTop({ scrollTopPx, windowHeightPx })
  expect([0, 1599, 1600, 1601].map((top) => shown(top, 800))).toEqual([false, false, false, true])
  expect(shown(1601, 1000)).toBe(false)
})

test.each([
  [1600, 1200, 150],
  [1320, 1200, 10],
  [1280, 1200, 10],
  [1322, 1200, 11],
  [320, 320, 10],
])("back-to-top in a window of %i beside content of %i stands %i px from the edge (19.29)", (windowPx, contentPx, right) => {
  expect(backToTopRight({ windowPx, contentPx, buttonPx: 40 })).toBe(right)
})

test("the pages of the order process are four (2.8)", () => {
  expect(["place-order", "prepaid", "order1", "order2"].every(isOrderProcess)).toBe(true)
  expect(["basketedit", "projector", "main", "order", "order1_page", ""].some(isOrderProcess)).toBe(false)
})

test.each<[string, ModalPress, boolean]>([
  ["the dark area with an input focused", { on: "outside", typing: true, noticeShown: false }, false],
  ["the close link with an input focused", { on: "closeButton" }, true],
  ["outside while the cookie bar is shown", { on: "outside", typing: false, noticeShown: true }, false],
  ["Escape while the cookie bar is shown", { on: "escape" }, true],
  ["the dark area", { on: "outside", typing: false, noticeShown: false }, true],
  ["inside the modal", { on: "content" }, false],
  ["what is kept open for", { on: "kept" }, false],
])("a modal and %s", (_, press, closes) => expect(closesModal(press)).toBe(closes))
