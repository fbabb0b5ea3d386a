import fc from "fast-check"
import { expect } from "vitest"
import { signInReturn } from "../../../core/pages/request.ts"
import { property } from "../../support/property/property.ts"

const starts = fc.constantFrom("", "/", "//", "/\\", "\\", "/.", "https:", "javascript:", "/@", "\t/", "/\n/")
const hosts = fc.constantFrom("", "evil.example/", "own.example/", "evil.example@own.example/")
const pages = fc.constantFrom("product-pol-501.html", "basketedit.php?mode=1", "pol_m_x-101.html#top", "signin.php", "")

property("a sign-in never leads to another site, however its way back is written (10.305)", {
  fault: "whatever ends like a page of the shop is taken for one",
  rule: signInReturn,
  planted: (text: string | null) => (text !== null && /\.(?:html|php)/.test(text) ? text : null),
  holds: (back) =>
    fc.property(
      fc.oneof(
        fc.tuple(starts, hosts, pages).map((parts) => parts.join("")),
        fc.string(),
      ),
      (text) => {
        const to = back(text)
        // what a browser makes of it is the oracle
        if (to !== null) expect(new URL(to, "https://own.example/signin.php").origin).toBe("https://own.example")
      },
    ),
})
