import fc from "fast-check"
import { expect } from "vitest"
import { ownLink } from "../../../adapters/http/graphql/goods.wire.ts"
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
