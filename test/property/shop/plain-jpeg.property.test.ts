import fc from "fast-check"
import { expect, test } from "vitest"
import { plainJpeg } from "../../../fixtures/shop/pictures/plain-jpeg.ts"
import { property } from "../../support/property/property.ts"
import { sampleJpeg } from "../../support/shop/sample-jpeg.ts"

const bytes = fc.uint8Array({ maxLength: 400 })
/** A picture with foreign parts, a tail and coded data of any kind. */
const picture = fc
  .record({
    parts: fc.array(fc.tuple(fc.constantFrom(0xe0, 0xe1, 0xe2, 0xee, 0xfe, 0xdb, 0xc4, 0xdd, 0xc0, 0x01), bytes), { maxLength: 4 }),
    behind: bytes,
    coded: fc.array(fc.nat(255), { maxLength: 60 }),
  })
  .map(sampleJpeg)
/** The same with some of its bytes changed. */
const damaged = fc.tuple(picture, fc.array(fc.tuple(fc.nat(500), fc.nat(255)), { maxLength: 5 })).map(([whole, changes]) => {
  const changed = Uint8Array.from(whole)
  for (const [at, value] of changes) if (at < changed.length) changed[at] = value
  return changed
})

type Rewriting = typeof plainJpeg

property<Rewriting, [Uint8Array]>("whatever is sent, it is no picture, or one that writing it anew does not change (5.91)", {
  fault: "what lies behind the end of the picture is kept",
  rule: plainJpeg,
  planted: (sent) => {
    const plain = plainJpeg(sent)
    return plain === null ? null : { ...plain, bytes: Uint8Array.from([...plain.bytes, ...sent.subarray(-1)]) }
  },
  holds: (rewrite) =>
    fc.property(fc.oneof(bytes, picture, damaged), (sent) => {
      const plain = rewrite(sent)
      if (plain === null) return
      expect(plainJpeg(plain.bytes)?.bytes).toEqual(plain.bytes)
      expect(plain.bytes.length).toBeLessThanOrEqual(sent.length + 18 + 36)
    }),
  runs: 400,
})

test("pictures are among what the property tries", () => {
  expect(fc.sample(picture, 200).filter((one) => plainJpeg(one) !== null).length).toBeGreaterThan(20)
})
