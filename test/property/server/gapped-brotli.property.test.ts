import { brotliDecompressSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { cut } from "../../../adapters/node/gapped.ts"
import { packBrotliWithGaps } from "../../../adapters/node/gapped-brotli.ts"
import { packGzipWithGaps } from "../../../adapters/node/gapped-gzip.ts"
import { property } from "../../support/property/property.ts"

const gapBytes = 6
const proof = Buffer.from("()()()")

/** Few letters, so that pieces repeat each other and what stands in the gaps. */
const letters = fc.string({ unit: fc.constantFrom("a", "b", "ż", '">'), maxLength: 40 })
const piece = fc.tuple(letters, fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.nat(200))).map(([text, times]) => text.repeat(times))
const filling = fc.string({ unit: fc.constantFrom("a", "b"), minLength: gapBytes, maxLength: gapBytes })

property("a document with gaps that brotli has packed is the document with whatever fills them", {
  fault: "the first filling in every file",
  rule: packBrotliWithGaps,
  planted: async (...of: Parameters<typeof packBrotliWithGaps>) => {
    const packed = await packBrotliWithGaps(...of)
    let first: Uint8Array<ArrayBuffer> | null = null
    return packed && { ...packed, filled: (text: Uint8Array) => (first ??= packed.filled(text)) }
  },
  holds: (pack) =>
    fc.asyncProperty(letters, fc.array(piece, { maxLength: 6 }), fc.array(filling, { maxLength: 3 }), async (first, others, fillings) => {
      const [head, ...tail] = [first, ...others].map((text) => Buffer.from(text))
      if (head === undefined) return
      const packed = await pack([head, ...tail], proof)
      if (packed === null) return
      for (const text of fillings) {
        expect(brotliDecompressSync(packed.filled(Buffer.from(text))).toString()).toBe([first, ...others].join(text))
      }
    }),
})

const gap = "(_gap)"
const pageLike = `<script nonce="${gap}">1</script>${"<p>Kubek kamionkowy, 1 szt.</p>".repeat(40)}<script nonce="${gap}">2</script>`

test("what is like a page can be packed, and is smaller than as gzip", async () => {
  const pieces = cut(Buffer.from(pageLike), gap)
  const [brotli, gzip] = [await packBrotliWithGaps(pieces, proof), await packGzipWithGaps(pieces, gapBytes)]
  expect(brotli?.byteLength).toBeLessThan(gzip.byteLength)
  expect(() => brotli?.filled(Buffer.alloc(gapBytes + 1))).toThrow(RangeError)
})

test("gaps that are too many or touch each other are left to gzip", async () => {
  expect(await packBrotliWithGaps(cut(Buffer.from(`a${gap}${gap}bc`), gap), proof)).toBeNull()
  expect(await packBrotliWithGaps(cut(Buffer.from(`${gap}text`.repeat(27)), gap), proof)).toBeNull()
})
