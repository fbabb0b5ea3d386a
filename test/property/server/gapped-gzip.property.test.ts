import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { expect } from "vitest"
import { packGzipWithGaps } from "../../../adapters/node/gapped-gzip.ts"
import { property } from "../../support/property/property.ts"

const gapBytes = 6

/** Few letters, so that pieces repeat each other and what stands in the gaps; long ones reach beyond the window of deflate. */
const letters = fc.string({ unit: fc.constantFrom("a", "b", "ż"), maxLength: 40 })
const piece = fc
  .tuple(letters, fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.nat(2_000)))
  .map(([text, times]) => text.repeat(times))
const filling = fc.string({ unit: fc.constantFrom("a", "b"), minLength: gapBytes, maxLength: gapBytes })

property("a packed document with gaps is the document with whatever fills them", {
  fault: "the checksum of the first filling in every file",
  rule: packGzipWithGaps,
  planted: async (...of: Parameters<typeof packGzipWithGaps>) => {
    const packed = await packGzipWithGaps(...of)
    let first: Buffer | null = null
    const filled: typeof packed.filled = (text) => {
      const file = packed.filled(text)
      first ??= Buffer.from(file.subarray(-8))
      file.set(first, file.byteLength - 8)
      return file
    }
    return { ...packed, filled }
  },
  holds: (pack) =>
    fc.asyncProperty(letters, fc.array(piece, { maxLength: 6 }), fc.array(filling, { maxLength: 3 }), async (first, others, fillings) => {
      const [head, ...tail] = [first, ...others].map((text) => Buffer.from(text))
      if (head === undefined) return
      const packed = await pack([head, ...tail], gapBytes)
      for (const text of fillings) {
        expect(gunzipSync(packed.filled(Buffer.from(text))).toString()).toBe([first, ...others].join(text))
      }
      expect(() => packed.filled(Buffer.alloc(gapBytes + 1))).toThrow(RangeError)
    }),
})
