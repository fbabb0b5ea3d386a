import fc from "fast-check"
import { expect } from "vitest"
import { ownFiles, ownLink } from "../../../adapters/http/graphql/goods.wire.ts"
import { property } from "../../support/property/property.ts"

const part = fc.constantFrom(
  "/",
  "\\",
  "//",
  ".",
  "..",
  "evil.example",
  "@",
  ":",
  "https:",
  "javascript:",
  "data:",
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  "?",
  "#",
  "a",
)
const link = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""))

property("a link of the shop stays on the server of the page, whatever it says (19.42)", {
  fault: "two slashes, a backslash, or a tab between them, begin another host",
  rule: ownLink,
  planted: (written) => (written.startsWith("/") && !written.startsWith("//") ? written : "/"),
  holds: (own) =>
    fc.property(link, (written) => {
      expect(new URL(own(written), "https://own.test/a/b.html").origin).toBe("https://own.test")
    }),
  runs: 500,
})

property("a list of widths names files of the own server only, whatever the shop calls them (19.42)", {
  fault: "a blank ends an address in a list, and a comma begins the next",
  rule: ownFiles,
  planted: (files) => (files !== null && ownLink(files.jpg) === files.jpg ? files : null),
  holds: (own) =>
    fc.property(fc.array(fc.oneof(part, fc.constantFrom(", //evil.example/b.jpg", ",")), { maxLength: 8 }), (parts) => {
      const jpg = `/${parts.join("")}`
      const files = own({ avif: null, webp: "/a.webp", jpg, px: 50 })
      const candidates = files === null ? [] : `${files.jpg} 50w`.split(/,\s*/)
      for (const candidate of candidates) {
        const [address = "", width, ...more] = candidate.split(/\s+/)
        expect([new URL(address, "https://own.test/").origin, width, more]).toEqual(["https://own.test", "50w", []])
      }
    }),
  runs: 500,
})
