import fc from "fast-check"
import type { BrowserFacts, BrowserSigns } from "../../../core/passkey/support.ts"

/** A browser that can do what a passkey needs. */
export const everything = { hasFetch: true, hasCredentials: true, hasAuthenticator: true } as const
/** What a browser says of itself. */
export const signs: fc.Arbitrary<BrowserSigns> = fc.record({
  userAgent: fc
    .array(
      fc.oneof(
        fc.constantFrom("Mac", "Macintosh", "CriOS/1", "FxiOS/1", "OPR/9", "OPT/4", "Opera", "Version/14", "Version/15"),
        fc.string(),
      ),
      {
        maxLength: 4,
      },
    )
    .map((words) => words.join(" ")),
  vendor: fc.constantFrom("Apple Computer, Inc.", "Google Inc.", ""),
  platform: fc.constantFrom("iPhone", "iPad", "MacIntel", "Win32", ""),
  touch: fc.boolean(),
})
/** What a page finds out about its browser. */
export const facts: fc.Arbitrary<BrowserFacts> = fc.record({
  signs,
  hasFetch: fc.boolean(),
  hasCredentials: fc.boolean(),
  hasAuthenticator: fc.constantFrom(true, false, null),
})
