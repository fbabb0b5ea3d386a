import fc from "fast-check"
import { expect } from "vitest"
import {
  type Browser,
  type BrowserFacts,
  type BrowserSigns,
  everyPasskey,
  type PasskeySettings,
  type PasskeySupport,
  passkeySupport,
  readBrowser,
} from "../../../core/passkey/support.ts"
import { everything, facts, signs } from "../../support/property/browser-facts.ts"
import { property } from "../../support/property/property.ts"

const settings: fc.Arbitrary<PasskeySettings> = fc.record({
  mac: fc.boolean(),
  ios: fc.boolean(),
  safari: fc.boolean(),
  opera: fc.boolean(),
})

property("turning something off never lets a browser in, and turning all on lets in what can", {
  fault: "a setting that helps where it should not",
  rule: passkeySupport,
  planted: (given: BrowserFacts, chosen: PasskeySettings): PasskeySupport =>
    chosen.opera ? passkeySupport(given, chosen) : passkeySupport(given, { ...everyPasskey, safari: false }),
  runs: 300,
  holds: (support) =>
    fc.property(facts, settings, fc.constantFrom("mac", "ios", "safari", "opera"), (given, chosen, off) => {
      const before = support(given, chosen)._tag
      const after = support(given, { ...chosen, [off]: false })._tag
      if (before === "Unsupported") expect(after).toBe("Unsupported")
      const able = given.hasFetch && given.hasCredentials && given.hasAuthenticator === true
      const old = readBrowser(given.signs).safariVersion ?? 15
      expect(support(given, everyPasskey)._tag).toBe(able && old >= 15 ? "Supported" : "Unsupported")
    }),
})

property("a browser is never Mac and iOS, never Safari and Opera, and only Safari has Safari's version", {
  fault: "two browsers at once",
  rule: readBrowser,
  planted: (given: BrowserSigns): Browser => ({ ...readBrowser(given), isMac: given.userAgent.includes("Mac") }),
  holds: (read) =>
    fc.property(signs, (given) => {
      const browser = read(given)
      expect(browser.isMac && browser.isIos).toBe(false)
      expect(browser.isSafari && browser.isOpera).toBe(false)
      if (browser.safariVersion !== null) expect(browser.isSafari).toBe(true)
    }),
})

property("Safari is supported from 15 on, however many digits its version has", {
  fault: "versions compared as texts",
  rule: passkeySupport,
  planted: (given: BrowserFacts, chosen: PasskeySettings): PasskeySupport => {
    const version = /Version\/(\d+)/.exec(given.signs.userAgent)?.[1] ?? ""
    return version >= "15" ? passkeySupport({ ...given, signs: { ...given.signs, userAgent: "" } }, chosen) : passkeySupport(given, chosen)
  },
  holds: (support) =>
    fc.property(fc.integer({ min: 1, max: 120 }), (version) => {
      const apple = { userAgent: `Version/${version}.1 Safari/605`, vendor: "Apple Computer, Inc.", platform: "iPhone", touch: true }
      const given = { signs: apple, ...everything }
      expect(support(given, everyPasskey)._tag === "Supported").toBe(version >= 15)
    }),
})
