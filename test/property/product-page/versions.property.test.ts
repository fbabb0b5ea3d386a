import fc from "fast-check"
import { expect } from "vitest"
import { chooseVersion, versionGroups, type VersionGroup, versionOutcome } from "../../../core/product-page/versions.ts"
import {
  closestVariant,
  type ChosenValue,
  multiversionItems,
  type Variant,
  type VariantIndex,
} from "../../../core/product-page/variants.ts"
import { property } from "../../support/property/property.ts"
import { tableCases } from "./arbitraries.ts"

/** The variants that have all these values: the oracle looks at every one. */
const having = (index: VariantIndex, choices: readonly ChosenValue[]): readonly Variant[] =>
  index.variants.filter((variant) =>
    choices.every(({ attribute, value }) => variant.values[index.attributes.findIndex(({ id }) => id === attribute)] === value),
  )
const without = (choices: readonly ChosenValue[], attribute: string) => choices.filter((choice) => choice.attribute !== attribute)

property("a value leads on when variants have it with the choices for the other attributes", {
  fault: "a value counts its own attribute's old choice",
  rule: versionGroups,
  planted: (index, chosen): readonly VersionGroup[] =>
    versionGroups(index, chosen).map((group) => ({
      ...group,
      values: group.values.map((value) =>
        value.state === "compatible" && having(index, [...chosen, { attribute: group.id, value: value.id }]).length === 0
          ? { ...value, state: "conflict" }
          : value,
      ),
    })),
  holds: (groups) =>
    fc.property(tableCases, ({ index, chosen }) => {
      for (const group of groups(index, chosen)) {
        for (const value of group.values) {
          const own = { attribute: group.id, value: value.id }
          const leads = having(index, [...without(chosen, group.id), own]).length > 0
          const exists = having(index, [own]).length > 0
          const isChosen = chosen.some((choice) => choice.attribute === own.attribute && choice.value === own.value)
          const state = !exists ? "none" : isChosen ? "selected" : leads ? "compatible" : "conflict"
          expect([own, value.state]).toEqual([own, state])
        }
      }
    }),
})

/** Closest by giving up choices: from the newest to the oldest each is kept while some variant still has all that are kept. */
function byGivingUp(index: VariantIndex, chosen: readonly ChosenValue[]): Variant | null {
  const kept: ChosenValue[] = []
  for (const choice of chosen.toReversed()) if (having(index, kept.concat(choice)).length > 0) kept.push(choice)
  const left = having(index, kept)
  return left.find(({ available }) => available) ?? left[0] ?? null
}

property("the closest variant is found by giving up the oldest choices that no variant shares", {
  fault: "the oldest choice wins",
  rule: closestVariant,
  planted: (index, chosen) => closestVariant(index, chosen.toReversed()),
  holds: (closest) =>
    fc.property(tableCases, ({ index, chosen }) => {
      const found = closest(index, chosen)
      expect(found?.variant ?? null).toEqual(byGivingUp(index, chosen))
      expect(found?.sharesAll ?? true).toBe(having(index, chosen).length > 0 || found === null)
    }),
})

property("a value's link goes to the closest variant that can be bought", {
  fault: "a link goes to a sold-out product where one in stock is just as close",
  rule: versionGroups,
  planted: (index, chosen) =>
    versionGroups({ ...index, variants: index.variants.map((variant) => ({ ...variant, available: true })) }, chosen),
  holds: (groups) =>
    fc.property(tableCases, ({ index, chosen }) => {
      for (const group of groups(index, chosen)) {
        for (const value of group.values) {
          const expected = byGivingUp(
            { ...index, variants: having(index, [{ attribute: group.id, value: value.id }]) },
            without(chosen, group.id),
          )
          expect([value.productId, value.link, value.soldOut]).toEqual([
            expected?.productId ?? null,
            expected?.link ?? null,
            expected !== null && !expected.available,
          ])
        }
      }
    }),
})

property("the newest choice is never in conflict, and what is not in conflict exists together", {
  fault: "a conflict without a way out",
  rule: versionOutcome,
  planted: (index, chosen) => versionOutcome(index, chosen.toReversed()),
  holds: (outcome) =>
    fc.property(tableCases, ({ index, chosen }) => {
      const newest = chosen.at(-1)
      fc.pre(newest !== undefined && having(index, [newest]).length > 0)
      const found = outcome(index, chosen)
      const conflicts = found._tag === "Conflict" ? found.attributes : []
      expect(conflicts).not.toContain(newest?.attribute)
      const kept = chosen.filter(({ attribute }) => !conflicts.includes(attribute))
      expect(having(index, kept).length).toBeGreaterThan(0)
      for (const attribute of conflicts) {
        const group = versionGroups(index, kept).find(({ id }) => id === attribute)
        expect(group?.values.some(({ state }) => state === "compatible")).toBe(true)
      }
    }),
})

property("a product is reached when every attribute has a value and a variant has them all", {
  fault: "a half choice reaches a product",
  rule: versionOutcome,
  planted: (index, chosen) => {
    const closest = closestVariant(index, chosen)
    return closest?.sharesAll === true ? { _tag: "Reached", variant: closest.variant } : versionOutcome(index, chosen)
  },
  holds: (outcome) =>
    fc.property(tableCases, ({ index, chosen }) => {
      const found = outcome(index, chosen)
      const matching = having(index, chosen)
      const isWhole = chosen.length === index.attributes.length
      expect(found._tag).toBe(chosen.length > 0 && matching.length === 0 ? "Conflict" : isWhole ? "Reached" : "Open")
      if (found._tag === "Reached") expect(matching).toContain(found.variant)
      if (found._tag !== "Open") return
      expect(found.attributes).toEqual(index.attributes.map(({ id }) => id).filter((id) => without(chosen, id).length === chosen.length))
    }),
})

property("choosing leaves one value an attribute, the newest last, and the others in their order", {
  fault: "an attribute ends up with two values",
  rule: chooseVersion,
  planted: (index, chosen, choice) => (chooseVersion(index, chosen, choice) === chosen ? chosen : [...chosen, choice]),
  holds: (choose) =>
    fc.property(tableCases, fc.nat(3), fc.nat(3), ({ index, chosen }, attribute, place) => {
      const wanted = index.attributes[attribute % index.attributes.length]
      const value = wanted?.values[place % wanted.values.length]
      fc.pre(wanted !== undefined && value !== undefined)
      const choice = { attribute: wanted?.id ?? "", value: value?.id ?? "" }
      const next = choose(index, chosen, choice)
      if (next === chosen) return
      expect(next.at(-1)).toEqual(choice)
      expect(next.slice(0, -1)).toEqual(without(chosen, choice.attribute))
    }),
})

property("the products of the shop's reply are those the page can reach, none for a conflict", {
  fault: "the shop's reply disagrees with the page",
  rule: multiversionItems,
  planted: (index, selected) =>
    multiversionItems(index, selected).map((item) => ({ ...item, products: item.disabled ? [] : item.products.slice(0, 1) })),
  holds: (items) =>
    fc.property(tableCases, ({ index, chosen }) => {
      const values = versionGroups(index, chosen).flatMap((group) => group.values.map((value) => ({ group: group.id, ...value })))
      const answered = items(index, chosen)
      expect(answered.map(({ valueId }) => valueId)).toEqual(values.map(({ id }) => id))
      for (const [at, { group, id, state, productId }] of values.entries()) {
        const reply = answered[at]
        expect(reply?.disabled).toBe(state === "none")
        const reached = having(index, [...without(chosen, group), { attribute: group, value: id }])
        expect(reply?.products).toEqual(reached.map((variant) => ({ productId: variant.productId, url: variant.link })))
        if (state === "compatible") expect(reply?.products.map((product) => product.productId)).toContain(productId)
      }
    }),
})
