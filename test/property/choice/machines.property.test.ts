import fc from "fast-check"
import { expect, test } from "vitest"
import { firstObstacle } from "../../../core/choice/first-obstacle.ts"
import { openSetChooser, setChooser } from "../../../core/choice/set-chooser.ts"
import type { SetChooserEvent } from "../../../core/choice/set-chooser-state.ts"
import { submitFields } from "../../../core/product-page/submit.ts"
import { tabSections, type TabSections, type TabSectionsEvent } from "../../../core/product-page/tab-sections.ts"
import { openVersionChooser, versionChooser, type VersionChooserEvent } from "../../../core/choice/version-chooser.ts"
import { versionOutcome } from "../../../core/product-page/versions.ts"
import { price } from "../../support/core/sample-offer.ts"
import { faultProperty, runs } from "../../support/property/fault-property.ts"
import { onlySize, part, plainPart } from "../../unit/choice/sample-choices.ts"
import { tableCases } from "./arbitraries.ts"
import { run, travels } from "./run-machine.ts"

const numbers = fc.nat(6)

const versionEvents: fc.Arbitrary<VersionChooserEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("VersionChosen"),
      attribute: fc.constantFrom("a", "b", "c", "d"),
      value: fc.constantFrom("w", "x", "y", "z"),
    }),
  },
  fc.constant({ type: "Returned" }),
  fc.record({ type: fc.constantFrom("ProductLoaded", "ProductNotLoaded"), asked: numbers }),
)

const setParts = [part("cup"), plainPart("tray", 23, { optional: false }), plainPart("lid", 24)]
const sets = [
  openSetChooser({
    is: "bundle",
    parts: setParts,
    bundlePrice: null,
    offer: onlySize({ id: 9 }),
    sizeId: null,
    quantity: { coefficient: 1, scale: 0 },
  }),
  openSetChooser({ is: "collection", parts: setParts.filter(({ optional }) => optional), quantity: { coefficient: 1, scale: 0 } }),
]
const setEvents: fc.Arbitrary<SetChooserEvent> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("PartChecked"), part: fc.constantFrom("cup", "tray", "lid"), checked: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("PartVersionChosen"),
      part: fc.constantFrom("cup", "lid"),
      productId: fc.constantFrom(11, 12, 24),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("PartSizeChosen"),
      part: fc.constantFrom("cup", "lid"),
      sizeId: fc.constantFrom("S", "M", "L"),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ type: "AddPressed" }) },
  fc.constantFrom<SetChooserEvent>({ type: "NoticeDismissed" }, { type: "Returned" }),
  fc.record({ type: fc.constant("TimerEnded"), asked: numbers }),
  fc.record({ type: fc.constant("BundleRefreshed"), asked: numbers, price: fc.constantFrom(null, price("9.00", "7.32")) }),
  fc.record({ type: fc.constant("BundleNotRefreshed"), asked: numbers }),
)

faultProperty("the page of an older choice arrives. A load that is not the newest one changes nothing", {
  rule: versionChooser,
  planted: (index, way) => (chooser, event) => {
    const isAnswer = event.type === "ProductLoaded" || event.type === "ProductNotLoaded"
    return versionChooser(index, way)(chooser, isAnswer ? { ...event, asked: chooser.asked } : event)
  },
  holds: (machine) =>
    fc.property(tableCases, fc.array(versionEvents, { maxLength: 20 }), numbers, fc.boolean(), ({ index }, events, asked, isLoaded) => {
      const step = machine(index, "content")
      const { last } = run(step, openVersionChooser(index, 1), events)
      fc.pre(asked !== last.asked)
      const [next, commands] = step(last, { type: isLoaded ? "ProductLoaded" : "ProductNotLoaded", asked })
      expect(next).toBe(last)
      expect(commands).toEqual([])
    }),
})

faultProperty("another product arrives than the one chosen. What loads is what the choices reach, and nothing loads in a conflict", {
  rule: versionChooser,
  planted: (index, way) => (chooser, event) => {
    const [next, commands] = versionChooser(index, way)(chooser, event)
    return [commands.length === 0 && event.type === "VersionChosen" ? { ...next, loading: chooser.loading } : next, commands]
  },
  holds: (machine) =>
    fc.property(tableCases, fc.array(versionEvents, { maxLength: 20 }), ({ index }, events) => {
      const { states, asked } = run(machine(index, "content"), openVersionChooser(index, 1), events)
      for (const [at, state] of states.entries()) {
        travels(state)
        const outcome = versionOutcome(index, state.chosen)
        const wanted = outcome._tag === "Reached" && outcome.variant.productId !== state.productId ? outcome.variant : null
        if (state.loading !== null) expect(state.loading).toEqual({ productId: wanted?.productId, link: wanted?.link })
        for (const command of asked[at - 1] ?? []) if (command.type === "LoadProduct") expect(command.asked).toBe(state.asked)
      }
    }),
})

test("a version page gets out of loading by every answer, and any value that a variant has can be chosen from anywhere", () => {
  fc.assert(
    fc.property(tableCases, fc.array(versionEvents, { maxLength: 12 }), ({ index }, events) => {
      const step = versionChooser(index, "content")
      const { last } = run(step, openVersionChooser(index, 1), events)
      for (const type of ["ProductLoaded", "ProductNotLoaded"] as const)
        expect(step(last, { type, asked: last.asked })[0].loading).toBeNull()
      for (const variant of index.variants) {
        const pressed = index.attributes.map(({ id }, at): VersionChooserEvent => ({
          type: "VersionChosen",
          attribute: id,
          value: variant.values[at] ?? "",
        }))
        expect(versionOutcome(index, run(step, last, pressed).last.chosen)).toMatchObject({
          _tag: "Reached",
          variant: { values: variant.values },
        })
      }
    }),
    runs(),
  )
})

faultProperty("a double click buys a set twice, or one that is not ready. What is sent passes every check, once until the page came back", {
  rule: setChooser,
  planted: (set, event) => setChooser(event.type === "AddPressed" ? { ...set, submitting: false } : set, event),
  holds: (step) =>
    fc.property(fc.constantFrom(...sets), fc.array(setEvents, { maxLength: 30 }), (first, events) => {
      const { states, asked } = run(step, first, events)
      let sent = false
      for (const [at, commands] of asked.entries()) {
        if (events[at]?.type === "Returned") sent = false
        const submits = commands.filter(({ type }) => type === "SubmitForm").length
        expect(submits).toBeLessThanOrEqual(sent ? 0 : 1)
        if (submits > 0) expect(firstObstacle(states[at]?.choice ?? first.choice)).toBeNull()
        sent ||= submits > 0
      }
    }),
})

faultProperty("the price of another bundle is shown. A told price is that of the parts as they are, and old answers change nothing", {
  rule: setChooser,
  planted: (set, event) => setChooser(set, event.type === "BundleRefreshed" ? { ...event, asked: set.asked } : event),
  holds: (step) =>
    fc.property(fc.constantFrom(...sets), fc.array(setEvents, { maxLength: 30 }), (first, events) => {
      const { states, asked } = run(step, first, events)
      let fields: unknown = null
      for (const [at, commands] of asked.entries()) {
        const state = states[at + 1] ?? first
        travels(state)
        const event = events[at]
        const isAnswer = event?.type === "BundleRefreshed" || event?.type === "BundleNotRefreshed"
        if (isAnswer && (event.asked !== states[at]?.asked || !states[at]?.refreshing)) expect(state).toBe(states[at])
        for (const command of commands) if (command.type === "RefreshBundle") fields = command.fields
        if (state.refreshing) expect(step(state, { type: "BundleNotRefreshed", asked: state.asked })[0].refreshing).toBe(false)
        if (fields !== null) expect(submitFields(state.choice)).toEqual(fields)
      }
    }),
})

faultProperty("a message of a set stays for ever, or goes too soon. A message has a timer of its own and goes with it alone", {
  rule: setChooser,
  planted: (set, event) => setChooser(set, event.type === "TimerEnded" ? { ...event, asked: set.notice?.asked ?? 0 } : event),
  holds: (step) =>
    fc.property(fc.constantFrom(...sets), fc.array(setEvents, { maxLength: 20 }), numbers, (first, events, number) => {
      const { asked, last } = run(step, first, events)
      if (last.notice === null) return
      const started = asked.flat().filter((command) => command.type === "StartTimer")
      expect(started.map((command) => command.asked)).toContain(last.notice.asked)
      const [ended] = step(last, { type: "TimerEnded", asked: number })
      expect(ended.notice === null).toBe(number === last.notice.asked)
    }),
})

const tabIds = ["description", "reviews", "video"]
const tabEvents: fc.Arbitrary<TabSectionsEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom("TabPressed", "TabWanted"), tab: fc.constantFrom(...tabIds, "no") }),
  fc.record({ type: fc.constant("LayoutChanged"), layout: fc.constantFrom("collapsible", "links") }),
)

faultProperty("a section stands open twice. A section is open once or closed, and a wanted one is open", {
  rule: tabSections,
  planted: (tabs, event) => {
    const [next, commands] = tabSections(tabs, event)
    return event.type === "TabWanted" ? [{ ...next, open: [...next.open, event.tab] }, commands] : [next, commands]
  },
  holds: (step) =>
    fc.property(fc.array(tabEvents, { maxLength: 15 }), (events) => {
      const first: TabSections = { layout: "collapsible", tabs: tabIds, open: [] }
      const { states } = run(step, first, events)
      for (const [at, { open }] of states.entries()) {
        expect(new Set(open).size).toBe(open.length)
        expect(open.every((tab) => tabIds.includes(tab))).toBe(true)
        const event = events[at - 1]
        if (event?.type === "TabWanted" && event.tab !== "no") expect(open).toContain(event.tab)
      }
    }),
})
