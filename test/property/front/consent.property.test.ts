import { runInNewContext } from "node:vm"
import fc from "fast-check"
import { expect } from "vitest"
import { type Consent, consentCookie, readConsent } from "../../../core/front/consent.ts"
import { hidingCode } from "../../../core/shell/announced-bars.ts"
import { readClosedBars } from "../../../core/shell/bars.ts"
import { frontCookie } from "../../../core/front/page-front.ts"
import { property } from "../../support/property/property.ts"

const answers = fc.oneof(
  fc.constantFrom(
    '{"analytics":true,"marketing":true}',
    "{}",
    "[]",
    "%7B%22marketing%22%3Atrue%7D",
    "%",
    '{"analytics":"true"}',
    "{broken",
  ),
  fc.json(),
  fc.string(),
)
const cookies = fc
  .array(fc.tuple(fc.constantFrom("iai_cookie", "iai%5Fcookie", "lang", "x"), answers), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("; "))

/** Believes whatever is there. */
const trusting = (text: string): Consent | null =>
  text.includes("iai_cookie=") ? { analytics: text.includes("analytics"), marketing: text.includes("marketing") } : null

property("whatever a browser sends, only what it plainly says was agreed to (10.403)", {
  fault: "the names alone count",
  rule: readConsent,
  planted: trusting,
  runs: 500,
  holds: (read) =>
    fc.property(cookies, (sent) => {
      const consent = read(sent)
      for (const name of ["analytics", "marketing"] as const) {
        // whoever agreed has written so, encoded or not
        const isWritten = new RegExp(`${name}(?:"|%22)(?:\\s|%20)*(?::|%3A)(?:\\s|%20)*true`, "i").test(sent)
        if (consent?.[name] === true) expect(isWritten).toBe(true)
      }
    }),
})

property("there are five answers that pages are kept for, whatever browsers send, and each is read as what it came from (10.402)", {
  fault: "the cookie as it was sent",
  rule: frontCookie,
  planted: (sent: string) => /iai_cookie=[^;]*/.exec(sent)?.[0] ?? "",
  runs: 500,
  holds: (canonical) => {
    const all = new Set([
      "",
      ...[0, 1, 2, 3].map((bits) => consentCookie({ analytics: bits > 1, marketing: bits % 2 > 0 }).split(";")[0] ?? ""),
    ])
    return fc.property(cookies, (sent) => {
      const written = canonical(sent)
      expect(all).toContain(written)
      expect(readConsent(written)).toEqual(readConsent(sent))
    })
  },
})

const ids = ["bar1", "bar2", "barsale"] as const

/** The ids that a piece of code hides, of what is remembered. */
function hides(code: string, stored: string): readonly string[] {
  const sheets: string[] = []
  const page = {
    localStorage: { getItem: () => stored },
    CSSStyleSheet: class {
      replaceSync(text: string): void {
        sheets.push(text)
      }
    },
    document: {},
  }
  runInNewContext(code, page)
  return (sheets[0] ?? "")
    .replace("{display:none}", "")
    .split(",")
    .filter((id) => id !== "")
    .map((id) => id.slice(1))
}

property("the head of a page hides the bars that its script takes away, whatever is remembered (10.401)", {
  fault: "what is remembered is a text that is searched",
  rule: (stored: string) => hides(hidingCode(ids), stored),
  planted: (stored: string) => ids.filter((id) => stored.includes(id)),
  runs: 300,
  holds: (hidden) =>
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(fc.oneof(fc.constantFrom<string>(...ids, "bar1 ", "*"), fc.integer())).map((list) => JSON.stringify(list)),
        fc.constantFrom('{"0":"bar1"}', '"bar1"', "bar1"),
      ),
      (stored) => {
        const closed = readClosedBars(stored)
        expect(hidden(stored)).toEqual(ids.filter((id) => closed.includes(id)))
      },
    ),
})
