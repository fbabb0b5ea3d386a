import fc from "fast-check"
import { expect, test } from "vitest"
import { configuratorFields, configuratorObstacle } from "../../../core/product-page/configured-kind.ts"
import { type Configurator, type ItemChoice, type OptionRule, valuesOf } from "../../../core/product-page/configurator.ts"
import { applyRules, type OptionState } from "../../../core/product-page/configurator-rules.ts"
import { property, runs } from "../../support/property/property.ts"
import { ruleCases } from "./arbitraries.ts"

const key = (item: string, option: string | null) => `${item}.${option ?? ""}`

/**
 * The rules judged the other way round: options proved to count, and options proved not to, where a whole group that could
 * only prop itself up is proved not to at once. What neither proof reaches counts.
 */
function byProof({ items, rules }: Configurator, choices: readonly ItemChoice[]) {
  const places = items.flatMap((item) => [
    { item: item.id, option: null },
    ...(item.is === "options" ? item.options.map(({ id }) => ({ item: item.id, option: id })) : []),
  ])
  const exists = new Set(places.map(({ item, option }) => key(item, option)))
  const chosen = new Set(
    places.flatMap(({ item, option }) => (option !== null && valuesOf(choices, item).includes(option) ? [key(item, option)] : [])),
  )
  const triggers = (place: string, ...effects: readonly OptionRule["effect"][]) =>
    rules
      .filter(
        ({ item, option, effect, target }) =>
          effects.includes(effect) && key(target.item, target.option) === place && exists.has(key(item, option)),
      )
      .map(({ item, option }) => key(item, option))
  const around = (place: string) => [place, `${place.split(".")[0] ?? ""}.`]
  const proved = new Set<string>()
  const refuted = new Set<string>()
  const isOut = (trigger: string) => refuted.has(trigger) || !chosen.has(trigger)
  for (;;) {
    const before = proved.size + refuted.size
    for (const place of chosen) {
      const isProved = around(place).every((node) => {
        const showing = triggers(node, "show")
        return (showing.length === 0 || showing.some((trigger) => proved.has(trigger))) && triggers(node, "hide", "disable").every(isOut)
      })
      if (isProved) proved.add(place)
    }
    let propped = new Set([...chosen].filter((place) => !refuted.has(place)))
    for (;;) {
      const kept = new Set(
        [...propped].filter((place) =>
          around(place).some((node) => {
            const showing = triggers(node, "show")
            const isBlocked = triggers(node, "hide", "disable").some((trigger) => proved.has(trigger))
            return isBlocked || (showing.length > 0 && showing.every((trigger) => isOut(trigger) || propped.has(trigger)))
          }),
        ),
      )
      if (kept.size === propped.size) break
      propped = kept
    }
    for (const place of propped) refuted.add(place)
    if (proved.size + refuted.size === before) break
  }
  const counts = (place: string) => chosen.has(place) && !refuted.has(place)
  const isHidden = (node: string) => {
    const showing = triggers(node, "show")
    return (showing.length > 0 && !showing.some(counts)) || triggers(node, "hide").some((trigger) => proved.has(trigger))
  }
  return places.map(({ item, option }): OptionState => {
    const nodes = around(key(item, option))
    const hidden = nodes.some(isHidden)
    const disabled = hidden || nodes.some((node) => triggers(node, "disable").some((trigger) => proved.has(trigger)))
    return { item, option, hidden, disabled, isEffective: counts(key(item, option)) }
  })
}

/** Rules looked at once, against everything that is chosen: the usual mistake. */
const lookedAtOnce: typeof applyRules = ({ items, rules }, choices) => {
  const isChosen = (item: string, option: string) => valuesOf(choices, item).includes(option)
  return applyRules({ items, rules: [] }, choices).map((place) => {
    const isOfIt = (option: string | null) => option === null || option === place.option
    const acting = rules.filter((rule) => rule.target.item === place.item && isOfIt(rule.target.option))
    const showing = acting.filter(({ effect }) => effect === "show")
    const holding = acting.filter(({ item, option }) => isChosen(item, option))
    const hidden =
      (showing.length > 0 && !holding.some(({ effect }) => effect === "show")) || holding.some(({ effect }) => effect === "hide")
    const disabled = hidden || holding.some(({ effect }) => effect === "disable")
    return { ...place, hidden, disabled, isEffective: place.isEffective && !disabled }
  })
}

/** Rules followed in the order of the page: what stands below cannot act on what stands above. */
const fromTopToBottom: typeof applyRules = (configurator, choices) => {
  const later = configurator.rules.filter(({ item, target }) => item <= target.item)
  return applyRules({ ...configurator, rules: later }, choices)
}

property("the rules give what two proofs give, one for counting and one against it", {
  fault: "a hidden option still shows and hides",
  rule: applyRules,
  planted: lookedAtOnce,
  holds: (places) =>
    fc.property(ruleCases, ({ configurator, choices }) => {
      expect(places(configurator, choices)).toEqual(byProof(configurator, choices))
    }),
})

property("rules in any order, and items in any order, give the same", {
  fault: "the order of rules and items decides",
  rule: applyRules,
  planted: (configurator, choices) => {
    const [first, ...others] = configurator.rules
    return applyRules({ ...configurator, rules: first?.effect === "show" ? others : configurator.rules }, choices)
  },
  holds: (places) =>
    fc.property(ruleCases, ({ configurator, choices }) => {
      const turned = { items: configurator.items.toReversed(), rules: configurator.rules.toReversed() }
      const sorted = (list: readonly OptionState[]) => list.toSorted((a, b) => (key(a.item, a.option) < key(b.item, b.option) ? -1 : 1))
      expect(sorted(places(turned, choices.toReversed()))).toEqual(sorted(places(configurator, choices)))
    }),
})

property("rules act backwards in the page as well", {
  fault: "only what stands below is hidden",
  rule: applyRules,
  planted: fromTopToBottom,
  holds: (places) =>
    fc.property(ruleCases, ({ configurator, choices }) => {
      expect(places(configurator, choices)).toEqual(byProof(configurator, choices))
    }),
})

property("what is sent is exactly what counts, and every field in view that is filled in", {
  fault: "something hidden is sent",
  rule: configuratorFields,
  planted: (configurator, choices) =>
    configuratorFields({ ...configurator, rules: configurator.rules.filter(({ effect }) => effect !== "disable") }, choices),
  holds: (fields) =>
    fc.property(ruleCases, ({ configurator, choices }) => {
      const places = byProof(configurator, choices)
      const expected = places.flatMap(({ item, option, disabled, isEffective }) =>
        isEffective && option !== null ? [{ name: item, value: option }] : item === "t" && !disabled ? [{ name: item, value: "Hej" }] : [],
      )
      expect(fields(configurator, choices)).toEqual(expected)
    }),
})

property("the first required group in view without an option that counts is told", {
  fault: "a hidden group stops the submit",
  rule: configuratorObstacle,
  planted: ({ configurator, choices }) => configuratorObstacle({ configurator: { ...configurator, rules: [] }, choices }),
  holds: (obstacle) =>
    fc.property(ruleCases, ({ configurator, choices }) => {
      const places = byProof(configurator, choices)
      const lacking = ["a", "b"].find((id) => {
        const options = places.filter(({ item, option }) => item === id && option !== null)
        return options.some(({ disabled }) => !disabled) && options.every(({ isEffective }) => !isEffective)
      })
      expect(obstacle({ configurator, choices })?.at.id ?? null).toBe(lacking ?? null)
    }),
})

test("an option that counts is chosen, in view and enabled, and the other way round unless it stands in a circle", () => {
  fc.assert(
    fc.property(ruleCases, ({ configurator, choices }) => {
      for (const { item, option, hidden, disabled, isEffective } of applyRules(configurator, choices)) {
        if (hidden) expect(disabled).toBe(true)
        expect(isEffective).toBe(option !== null && valuesOf(choices, item).includes(option) && !disabled)
      }
    }),
    runs(),
  )
})
