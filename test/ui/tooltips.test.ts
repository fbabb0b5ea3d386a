import { afterEach, expect, test, vi } from "vitest"
import { enhanceTooltips } from "../../ui/runtime/menus/enhance-tooltips.ts"

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A tooltip of 200 by 50 px in a window of 1000 px. */
function tooltip() {
  document.body.innerHTML = '<span data-tooltip="t"><button>Punkty</button><span id="t" role="tooltip">Masz 620.</span></span>'
  const [place] = document.querySelectorAll<HTMLElement>("[data-tooltip]")
  const text = document.querySelector<HTMLElement>("[role=tooltip]")
  if (place === undefined || text === null) throw new Error("there is none")
  vi.spyOn(text, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 50))
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000)
  enhanceTooltips([place])
  return {
    point: (clientX: number, clientY: number) => place.dispatchEvent(new MouseEvent("mouseenter", { clientX, clientY })),
    focus: () => place.querySelector("button")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
    escape: () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
    at: () => [text.style.top, text.style.left, text.style.position],
  }
}

test.each([
  ["right of the pointer and above it", 100, 300, "235px", "115px"],
  ["inwards, where the window would cut it off at its right edge", 980, 300, "235px", "785px"],
  ["inwards, where it would cut it off at its top", 100, 20, "15px", "115px"],
])("a tooltip is 15 px %s (19.32)", (_, x, y, top, left) => {
  const { point, at } = tooltip()
  point(x, y)
  expect(at()).toEqual([top, left, "fixed"])
})

test("it stays where it is while it is there, and by the focus it is below its button (19.32)", () => {
  const { point, focus, escape, at } = tooltip()
  point(100, 300)
  point(400, 500)
  focus()
  expect(at()).toEqual(["235px", "115px", "fixed"])
  escape()
  focus()
  expect(at()).toEqual(["", "", ""])
})
