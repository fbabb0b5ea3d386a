import { afterEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { foldGroups, openAfterPaint, rehearseMenu } from "../../ui/runtime/menus/enhance-shell.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Two groups, the first opened before the script came, and what makes the window wide or narrow. */
function footer(isWide: boolean) {
  const width = Object.assign(new EventTarget(), { matches: isWide })
  vi.stubGlobal("matchMedia", () => width)
  document.body.innerHTML = "<details open><summary>a</summary></details><details><summary>b</summary></details>"
  const groups = [...document.querySelectorAll("details")]
  return {
    /** of their heads */
    stops: () => [...document.querySelectorAll("summary")].map((head) => head.getAttribute("tabindex")),
    areOpen: () => groups.map((group) => group.open),
    becomes: (wide: boolean) => {
      width.matches = wide
      width.dispatchEvent(new Event("change"))
    },
  }
}

test("on a small screen a group that was opened before the script came stays open (2.27)", () => {
  const { areOpen, stops } = footer(false)
  foldGroups("details")()
  expect(areOpen()).toEqual([true, false])
  expect(stops()).toEqual([null, null])
})

test("footer groups are open on a wide screen, and folded when it becomes small (2.12, 2.27)", () => {
  const { areOpen, stops, becomes } = footer(true)
  foldGroups("details")()
  expect(areOpen()).toEqual([true, true])
  expect(stops()).toEqual(["-1", "-1"])
  becomes(false)
  expect(areOpen()).toEqual([false, false])
  expect(stops()).toEqual(["0", "0"])
  becomes(true)
  expect(areOpen()).toEqual([true, true])
})

/** A menu, how it looked each time it was laid out, and whether movements of it were stopped. */
function menu(isOpen: boolean) {
  const layer = document.createElement("div")
  const laidOut: string[] = []
  const cancel = vi.fn<() => void>()
  Object.assign(layer, {
    matches: () => isOpen,
    getBoundingClientRect: () => void laidOut.push(layer.className),
    getAnimations: () => [{ cancel }],
  })
  return { layer, laidOut, cancel }
}

test("the closed menu is laid out once while the browser is idle, and is then as it was, without a movement; an open one is left alone", async () => {
  const open = menu(true)
  const closed = menu(false)
  rehearseMenu(open.layer)
  rehearseMenu(closed.layer)
  expect(closed.laidOut).toEqual([])
  await until(() => expect(closed.cancel).toHaveBeenCalledOnce())
  expect([closed.laidOut, closed.layer.className]).toEqual([["--rehearsed"], ""])
  expect([open.laidOut, open.cancel.mock.calls]).toEqual([[], []])
})

test("the menu opens after the page has shown the press; an open one is closed by the browser itself", async () => {
  const opener = document.createElement("button")
  const layer = document.createElement("div")
  let isOpen = false
  const toggle = vi.fn<(options: object) => boolean>(() => (isOpen = true))
  Object.assign(layer, { matches: () => isOpen, togglePopover: toggle })
  openAfterPaint(opener, layer)
  const press = () => {
    const click = new MouseEvent("click", { cancelable: true })
    opener.dispatchEvent(click)
    return click.defaultPrevented
  }
  expect(press()).toBe(true)
  expect(toggle).not.toHaveBeenCalled()
  await until(() => expect(toggle).toHaveBeenCalledWith({ force: true, source: opener }))
  expect(press()).toBe(false)
})
