import { describe, expect, test } from "vitest"
import { openSetChooser, setChooser } from "../../../core/choice/set-chooser.ts"
import type { SetChooser, SetChooserEvent } from "../../../core/choice/set-chooser-state.ts"
import { decimal, price } from "../../support/core/sample-offer.ts"
import { onlySize, part, plainPart } from "./sample-choices.ts"

const parts = [plainPart("cup", 21), part("plate"), plainPart("tray", 23, { optional: false })]
const bundle = openSetChooser({
  is: "bundle",
  parts,
  bundlePrice: price("90.00", "73.17"),
  offer: onlySize({ id: 9 }),
  sizeId: null,
  quantity: decimal("1"),
})
const collection = openSetChooser({ is: "collection", parts, quantity: decimal("1") })
/** After events of which each asks for plain data only, or for nothing. */
const after = (set: SetChooser, ...events: readonly SetChooserEvent[]) =>
  events.reduce((state, event) => {
    const [next, commands] = setChooser(state, event)
    expect(commands.map((command) => typeof command)).toEqual(commands.map(() => "object"))
    return next
  }, set)
const uncheck = (id: string): SetChooserEvent => ({ type: "PartChecked", part: id, checked: false })
const ready: readonly SetChooserEvent[] = [
  { type: "PartVersionChosen", part: "plate", productId: 12 },
  { type: "PartSizeChosen", part: "plate", sizeId: "L" },
]

test("a set opens with nothing under way", () => {
  expect(openSetChooser({ is: "collection", parts, quantity: decimal("1") })).toEqual({
    choice: { is: "collection", parts, quantity: decimal("1") },
    asked: 0,
    refreshing: false,
    timers: 0,
    notice: null,
    submitting: false,
  })
})

describe("a change of a part (4.51, 4.71, 16.23)", () => {
  test("of a bundle: its data are read again with the fields as they are now, and the old price goes", () => {
    const [set, commands] = setChooser(bundle, uncheck("cup"))
    expect(set).toEqual({
      ...bundle,
      choice: { ...bundle.choice, parts: [{ ...plainPart("cup", 21), checked: false }, parts[1], parts[2]], bundlePrice: null },
      asked: 1,
      refreshing: true,
    })
    expect(commands).toEqual([
      {
        type: "RefreshBundle",
        asked: 1,
        productId: 9,
        fields: [
          { name: "product", value: "9" },
          { name: "size", value: "uniw" },
          { name: "mode", value: "1" },
          { name: "number", value: "1" },
          { name: "bundle_product[1]", value: "23" },
          { name: "bundle_size[1]", value: "uniw" },
          { name: "bundle_number[1]", value: "1" },
        ],
      },
    ])
  })

  test("of a collection: nothing is read again", () => {
    const [set, commands] = setChooser(collection, uncheck("cup"))
    expect(commands).toEqual([])
    expect(set.choice.parts[0]?.checked).toBe(false)
    expect(set).toMatchObject({ asked: 0, refreshing: false })
  })

  test("version and size of a part are chosen", () => {
    expect(after(bundle, ...ready).choice.parts[1]).toMatchObject({ productId: 12, sizeId: "L" })
    expect(after(collection, ...ready).choice.parts[1]).toMatchObject({ productId: 12, sizeId: "L" })
    expect(after(bundle, ...ready).asked).toBe(2)
  })

  test.each<[string, SetChooserEvent]>([
    ["a part already checked", { type: "PartChecked", part: "cup", checked: true }],
    ["a part that cannot be left out", uncheck("tray")],
    ["an unknown part", uncheck("lid")],
    ["an unknown version", { type: "PartVersionChosen", part: "plate", productId: 99 }],
    ["a size before a version", { type: "PartSizeChosen", part: "plate", sizeId: "M" }],
  ])("nothing is read again for %s", (_case, event) => {
    expect(setChooser(bundle, event)).toEqual([bundle, []])
    expect(setChooser(bundle, event)[0]).toBe(bundle)
  })
})

describe("answers about a bundle (16.23)", () => {
  const waiting = after(bundle, uncheck("cup"))
  const told = { type: "BundleRefreshed", asked: 1, price: price("50.00", "40.65") } as const
  test("the newest is shown, and a failure leaves what is known", () => {
    expect(after(waiting, told)).toEqual({
      ...waiting,
      refreshing: false,
      choice: { ...waiting.choice, bundlePrice: price("50.00", "40.65") },
    })
    expect(after(waiting, { type: "BundleNotRefreshed", asked: 1 })).toEqual({ ...waiting, refreshing: false })
  })

  test.each<[string, SetChooser, SetChooserEvent]>([
    ["an answer to an older question", after(waiting, { type: "PartChecked", part: "cup", checked: true }), told],
    [
      "a failure of an older question",
      after(waiting, { type: "PartChecked", part: "cup", checked: true }),
      { type: "BundleNotRefreshed", asked: 1 },
    ],
    ["an answer nobody waits for any more", after(waiting, told), told],
    ["a failure nobody waits for any more", after(waiting, told), { type: "BundleNotRefreshed", asked: 1 }],
    ["an answer about a collection", { ...collection, refreshing: true, asked: 1 }, told],
  ])("%s changes nothing", (_case, set, event) => {
    expect(setChooser(set, event)).toEqual([set, []])
    expect(setChooser(set, event)[0]).toBe(set)
  })
})

describe("adding (5.51 to 5.54, 16.17, 9.38)", () => {
  const versionMissing = { _tag: "VersionMissing", at: { section: "parts", id: "plate" } }
  test("the first thing missing is told for 3.5 s and brought into view, and nothing is sent (5.51)", () => {
    const [set, commands] = setChooser(bundle, { type: "AddPressed" })
    expect(set).toEqual({ ...bundle, timers: 1, notice: { obstacle: versionMissing, asked: 1 } })
    expect(commands).toEqual([
      { type: "StartTimer", timer: "notice", asked: 1, ms: 3500 },
      { type: "ShowPlace", place: { section: "parts", id: "plate" } },
    ])
  })

  test("no part at all is told for 10 s", () => {
    const none = openSetChooser({ is: "collection", parts: [plainPart("cup", 21, { checked: false })], quantity: decimal("1") })
    expect(setChooser(none, { type: "AddPressed" })[1]).toEqual([
      { type: "StartTimer", timer: "notice", asked: 1, ms: 10_000 },
      { type: "ShowPlace", place: { section: "parts", id: null } },
    ])
  })

  test("the message goes with its own time, a click on it, and a change, and an older timer leaves it", () => {
    const twice = after(bundle, { type: "AddPressed" }, { type: "AddPressed" })
    expect(twice.notice?.asked).toBe(2)
    expect(after(twice, { type: "TimerEnded", asked: 1 })).toBe(twice)
    expect(after(twice, { type: "TimerEnded", asked: 2 }).notice).toBeNull()
    expect(after(twice, { type: "NoticeDismissed" }).notice).toBeNull()
    expect(after(twice, uncheck("cup")).notice).toBeNull()
    expect(after(after(collection, { type: "AddPressed" }), uncheck("cup")).notice).toBeNull()
    expect(after(bundle, { type: "NoticeDismissed" })).toBe(bundle)
    expect(after(bundle, { type: "TimerEnded", asked: 0 })).toBe(bundle)
  })

  test("a set with all it needs is sent once, and again after the page came back", () => {
    const told = after(bundle, { type: "AddPressed" })
    const full = { ...after(bundle, ...ready), notice: told.notice }
    const [set, commands] = setChooser(full, { type: "AddPressed" })
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(set).toEqual({ ...full, submitting: true, notice: null })
    expect(setChooser(set, { type: "AddPressed" })).toEqual([set, []])
    expect(after(set, { type: "Returned" })).toEqual({ ...set, submitting: false })
    expect(after(full, { type: "Returned" })).toBe(full)
  })
})
