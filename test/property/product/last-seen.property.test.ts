import fc from "fast-check"
import { expect } from "vitest"
import { lastSeenLimits, nothingSeen, readSeen, seenBeside, seenText, withSeen } from "../../../core/product/last-seen.ts"
import { property } from "../../support/property/property.ts"

const id = fc.integer({ min: 1, max: 999_999_999 })
const visits = fc.array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) }, { weight: 1, arbitrary: id }), {
  maxLength: 40,
})

property("after any visits the last twelve different products are kept, the latest first, through the browser's store (2.86)", {
  fault: "a product that is seen again stays where it was",
  rule: withSeen,
  planted: (seen, seenId) => (seen.ids.includes(seenId) ? seen : withSeen(seen, seenId)),
  holds: (noted) =>
    fc.property(visits, (ids) => {
      const seen = ids.reduce((kept, next) => readSeen(seenText(noted(kept, next))), nothingSeen)
      expect(seen.ids).toEqual([...new Set(ids.toReversed())].slice(0, lastSeenLimits.kept))
    }),
})

property("whatever stands in the store is read, and only ids come of it (2.86)", {
  fault: "what is no id is read as NaN",
  rule: readSeen,
  planted: (text) => ({ ids: (text ?? "").split(".").slice(1).map(Number), ofClient: false }),
  holds: (read) =>
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.string()).map((parts) => `g.${parts.join(".")}`),
      ),
      (text) => {
        const { ids } = read(text)
        expect(ids.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true)
        expect(seenBeside({ ids, ofClient: false }, null).length).toBeLessThanOrEqual(lastSeenLimits.shown)
      },
    ),
})
