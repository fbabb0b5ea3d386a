import fc from "fast-check"
import { expect } from "vitest"
import { utf8 } from "../../../adapters/node/utf8.ts"
import { property } from "../../support/property/property.ts"

/** Any text, halves of a pair among it: a name that was cut in the middle of a sign. */
const texts = fc
  .array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("ł", "\ud83d", "\ude00", "żółw", "<p>")))
  .map((parts) => parts.join(""))

property("a text as UTF-8 is what the platform's own encoder writes, half a pair included", {
  fault: "a text with half a pair throws, or one above U+00FF is cut",
  rule: utf8,
  planted: (text: string) => new Uint8Array(Buffer.from(text, "latin1")),
  holds: (encode) =>
    fc.property(texts, (text) => {
      expect(Buffer.from(encode(text))).toEqual(Buffer.from(new TextEncoder().encode(text)))
    }),
})
