import fc from "fast-check"
import { expect } from "vitest"
import {
  differInPrice,
  firstOfGroups,
  leadingVersion,
  versionsOnTile,
  type WeighedVersion,
} from "../../../core/product/versions-in-lists.ts"
import { property } from "../../support/property/property.ts"

const version: fc.Arbitrary<WeighedVersion> = fc.record({
  amount: fc.option(fc.nat(5).map((minor) => ({ minor }))),
  available: fc.boolean(),
})

const versions = fc.array(version, { minLength: 1, maxLength: 8 })

property("no version that can be bought costs less than the leading one, and none before it costs as little (2.81)", {
  fault: "a version that is sold out leads",
  rule: leadingVersion,
  planted: <Version extends WeighedVersion>(all: readonly Version[]) =>
    all.toSorted((one, other) => (one.amount?.minor ?? Infinity) - (other.amount?.minor ?? Infinity))[0] ?? null,
  holds: (leading) =>
    fc.property(versions, (all) => {
      const chosen = leading(all)
      const rank = ({ amount, available }: WeighedVersion) => [available ? 0 : 1, amount?.minor ?? Infinity] as const
      const isBefore = (one: WeighedVersion, other: WeighedVersion) => {
        const [[group, amount], [otherGroup, otherAmount]] = [rank(one), rank(other)]
        return group < otherGroup || (group === otherGroup && amount < otherAmount)
      }
      expect(chosen).not.toBeNull()
      if (chosen === null) return
      expect(all.filter((other) => isBefore(other, chosen))).toEqual([])
      expect(all.slice(0, all.indexOf(chosen)).filter((other) => !isBefore(chosen, other))).toEqual([])
    }),
})

property("a price is the lowest of several exactly when the leading version is cheaper than another that can be had as well (2.82)", {
  fault: "versions that are sold out count",
  rule: differInPrice,
  planted: (all) => new Set(all.flatMap(({ amount }) => (amount === null ? [] : [amount.minor]))).size > 1,
  holds: (differ) =>
    fc.property(versions, (all) => {
      const leading = leadingVersion(all)
      const dearer = all.some(
        ({ amount, available }) =>
          available === leading?.available && amount !== null && leading.amount !== null && amount.minor > leading.amount.minor,
      )
      expect(differ(all)).toBe(dearer)
    }),
})

property("each group is left with one entry, none before it is of the group, and nothing else is left out (2.80)", {
  fault: "the last of a group stays",
  rule: firstOfGroups,
  planted: (entries, groupOf) => firstOfGroups(entries.toReversed(), groupOf).toReversed(),
  holds: (firsts) =>
    fc.property(fc.array(fc.record({ id: fc.nat(), group: fc.option(fc.constantFrom("a", "b", "c")) })), (entries) => {
      const groups = entries.map(({ group }) => group)
      const expected = entries.filter(({ group }, at) => group === null || groups.indexOf(group) === at)
      expect(firsts(entries, ({ group }) => group)).toEqual(expected)
    }),
})

property("a tile shows its own version and no more links than it has places, in their order, and counts the others (2.83)", {
  fault: "the shown version is not among the links",
  rule: versionsOnTile,
  planted: (all, { places, count }) => {
    const shown = all.slice(0, count > places ? places - 1 : places)
    return { shown, more: count - shown.length }
  },
  holds: (onTile) =>
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 14 }),
      fc.nat(),
      fc.nat(5),
      fc.integer({ min: 2, max: 8 }),
      (all, pick, unread, places) => {
        const leading = all[pick % all.length]
        const { shown, more } = onTile(all, { isLeading: (one) => one === leading, places, count: all.length + unread })
        expect(shown).toContain(leading)
        expect(shown.length + (more > 0 ? 1 : 0)).toBeLessThanOrEqual(places)
        expect(shown).toEqual(all.filter((one) => shown.includes(one)))
        expect(more).toBe(all.length + unread - shown.length)
      },
    ),
})
