import { describe, expect, test } from "vitest"
import {
  fragmentAddress,
  type FragmentEvent,
  type FragmentLoad,
  fragmentLoad,
  type FragmentRequest,
  idleFragment,
  loadingContainers,
} from "../../../core/shell/fragment.ts"
import { scriptAddress, type ScriptEvent, type ScriptLoad, scriptLoad, unloadedScript } from "../../../core/shell/scripts.ts"
import { inScriptOrder, scriptPositions } from "../../../core/shell/script-positions.ts"

const request: FragmentRequest = {
  url: "/product-pol-2.html",
  render: "set_render=content,head",
  containers: ["#content", "#breadcrumbs"],
  pushes: true,
}
const loading: FragmentLoad = { is: "loading", requestId: 1, request }
const leaving: FragmentLoad = { is: "leaving", requestId: 1, request }
const idle: FragmentLoad = { ...idleFragment, requestId: 1 }
const goes = { type: "GoToAddress", url: "/product-pol-2.html" }

describe("a fragment", () => {
  test("while a fragment loads, its containers are marked as loading (4.18, 9.9)", () => {
    const [load, commands] = fragmentLoad(idleFragment, { type: "Requested", request })
    expect(load).toEqual(loading)
    expect(loadingContainers(load)).toEqual(["#content", "#breadcrumbs"])
    expect(loadingContainers(idleFragment)).toEqual([])
    expect(commands).toEqual([
      { type: "FetchFragment", requestId: 1, url: "/product-pol-2.html?set_render=content,head" },
      { type: "StartTimer", timer: "fragment", timerId: 1, ms: 16_000 },
    ])
  })

  test("containers are replaced, then the address is updated, then the marked scripts are run (4.19)", () => {
    expect(fragmentLoad(loading, { type: "Arrived", requestId: 1, found: ["#breadcrumbs", "#content"] })).toEqual([
      idle,
      [
        { type: "ReplaceContainers", requestId: 1, containers: ["#content", "#breadcrumbs"] },
        { type: "PushAddress", url: "/product-pol-2.html" },
        { type: "RunMarkedScripts", requestId: 1 },
      ],
    ])
  })

  test("a container that the page lacks stays as it is, and loses its mark", () => {
    const [load, commands] = fragmentLoad(loading, { type: "Arrived", requestId: 1, found: ["#content", "#footer"] })
    expect(loadingContainers(load)).toEqual([])
    expect(commands[0]).toEqual({ type: "ReplaceContainers", requestId: 1, containers: ["#content"] })
  })

  test("one that needs all of its containers fails where one of them is lacking (19.90)", () => {
    const needy: FragmentLoad = { ...loading, request: { ...request, isWhole: true } }
    const arrived = (found: readonly string[]) => fragmentLoad(needy, { type: "Arrived", requestId: 1, found })[1].map(({ type }) => type)
    expect(arrived(["#content"])).toEqual(["GoToAddress"])
    expect(arrived(["#content", "#breadcrumbs"])).toEqual(["ReplaceContainers", "PushAddress", "RunMarkedScripts"])
  })

  test("the browser's own step in history pushes no address", () => {
    const [, commands] = fragmentLoad(
      { ...loading, request: { ...request, pushes: false } },
      { type: "Arrived", requestId: 1, found: ["#content"] },
    )
    expect(commands.map(({ type }) => type)).toEqual(["ReplaceContainers", "RunMarkedScripts"])
  })

  test.each<[FragmentEvent, readonly unknown[]]>([
    [{ type: "NotArrived", requestId: 1 }, [goes]],
    [{ type: "Arrived", requestId: 1, found: ["#elsewhere"] }, [goes]],
    [{ type: "TimerEnded", timerId: 1 }, [{ type: "DropFragment", requestId: 1 }, goes]],
  ])("on %j the browser goes to the address in the ordinary way (4.21, 8.54)", (event, commands) => {
    expect(fragmentLoad(loading, event)).toEqual([leaving, commands])
  })

  test("a page that is left keeps its marks until it comes back", () => {
    expect(loadingContainers(leaving)).toEqual(request.containers)
    expect(fragmentLoad(leaving, { type: "Returned" })).toEqual([idle, []])
    expect(fragmentLoad(loading, { type: "Returned" })[0]).toBe(loading)
    expect(fragmentLoad(idle, { type: "Returned" })[0]).toBe(idle)
  })

  test("only the newest counts: the older call is dropped, and its answer changes nothing", () => {
    const [load, commands] = fragmentLoad(loading, { type: "Requested", request: { ...request, render: "" } })
    expect(commands).toEqual([
      { type: "DropFragment", requestId: 1 },
      { type: "FetchFragment", requestId: 2, url: "/product-pol-2.html" },
      { type: "StartTimer", timer: "fragment", timerId: 2, ms: 16_000 },
    ])
    expect(fragmentLoad(load, { type: "Arrived", requestId: 1, found: ["#content"] })[0]).toBe(load)
    expect(fragmentLoad(load, { type: "TimerEnded", timerId: 1 })).toEqual([load, []])
  })

  test("after the answer nothing else counts, and a page that would not leave can load another", () => {
    expect(fragmentLoad(idle, { type: "TimerEnded", timerId: 1 })[0]).toBe(idle)
    expect(fragmentLoad(leaving, { type: "TimerEnded", timerId: 1 })[0]).toBe(leaving)
    const [load, commands] = fragmentLoad(leaving, { type: "Requested", request })
    expect(load).toEqual({ ...loading, requestId: 2 })
    expect(commands.map(({ type }) => type)).toEqual(["FetchFragment", "StartTimer"])
  })

  test.each([
    ["/a", "x=1", "/a?x=1"],
    ["/a?b=2", "x=1", "/a?b=2&x=1"],
    ["/a?b=2#top", "x=1", "/a?b=2&x=1"],
    ["/a#top", "", "/a"],
  ])("%s with %j is fetched from %s", (url, render, address) => expect(fragmentAddress(url, render)).toBe(address))
})

describe("a script times out after 5000 ms, which is noted in the debug log only (8.53)", () => {
  const loading: ScriptLoad = { is: "loading", requestId: 1 }

  test("a script is loaded once, and has 5000 ms for it (9.10)", () => {
    expect(scriptLoad(unloadedScript, { type: "Needed" })).toEqual([
      loading,
      [
        { type: "LoadScript", requestId: 1 },
        { type: "StartTimer", timer: "script", timerId: 1, ms: 5000 },
      ],
    ])
    expect(scriptLoad(loading, { type: "Needed" })).toEqual([loading, []])
    const [ready] = scriptLoad(loading, { type: "Loaded", requestId: 1 })
    expect(ready).toEqual({ is: "ready", requestId: 1 })
    expect(scriptLoad(ready, { type: "Needed" })[0]).toBe(ready)
  })

  test.each<ScriptEvent>([
    { type: "NotLoaded", requestId: 1 },
    { type: "TimerEnded", timerId: 1 },
  ])("%j: a line in the debug log, and another try when it is needed again", (event) => {
    const [failed, commands] = scriptLoad(loading, event)
    expect([failed, commands]).toEqual([{ is: "failed", requestId: 1 }, [{ type: "LogDebug", requestId: 1 }]])
    expect(scriptLoad(failed, { type: "Loaded", requestId: 1 })[0]).toBe(failed)
    expect(scriptLoad(failed, { type: "Needed" })[0]).toEqual({ is: "loading", requestId: 2 })
  })

  test("what belongs to an older try changes nothing", () => {
    const again: ScriptLoad = { is: "loading", requestId: 2 }
    expect(scriptLoad(again, { type: "TimerEnded", timerId: 1 })[0]).toBe(again)
    expect(scriptLoad(again, { type: "Loaded", requestId: 1 })[0]).toBe(again)
  })

  test.each([
    ["calendar", "/js/calendar.js"],
    ["a.b-c_1", "/js/a.b-c_1.js"],
    ["../evil", null],
    ["a/b", null],
    ["", null],
    [".a", null],
    ["a..b", null],
    ["a b", null],
    ["a?x", null],
  ])("the script %j is at %j (19.49)", (name, address) => expect(scriptAddress("/js/", name)).toBe(address))
})

test("the script positions are head, body_top, body_bottom, before_shop_js and after_shop_js (9.32)", () => {
  expect([...scriptPositions].sort()).toEqual(["after_shop_js", "before_shop_js", "body_bottom", "body_top", "head"])
})

test("scripts run by their positions, before and after those of the shop", () => {
  const script = (name: string, position: (typeof scriptPositions)[number]) => ({ name, position })
  const all = [
    script("1", "body_bottom"),
    script("2", "after_shop_js"),
    script("3", "before_shop_js"),
    script("4", "head"),
    script("5", "body_top"),
    script("6", "head"),
  ]
  expect(inScriptOrder(all).map(({ name }) => name)).toEqual(["4", "6", "5", "3", "2", "1"])
})
