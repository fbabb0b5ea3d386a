import { describe, expect, test } from "vitest"
import { type BrowserFacts, type BrowserSigns, everyPasskey, passkeySupport, readBrowser } from "../../../core/passkey/support.ts"

const apple = "Apple Computer, Inc."
const google = "Google Inc."
const signs = (userAgent: string, vendor: string, platform: string, touch: boolean): BrowserSigns => ({
  userAgent,
  vendor,
  platform,
  touch,
})

const macSafari = (version: string) =>
  signs(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${version} Safari/605.1.15`, apple, "MacIntel", false)
const iphone = (agent: string) => signs(`Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${agent}`, apple, "iPhone", true)
const windowsChrome = signs("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36", google, "Win32", false)
const operaTouch = iphone("AppleWebKit/605.1.15 Version/14.0 Mobile Safari/604.1 OPT/4.3")

const none = { isMac: false, isIos: false, isSafari: false, isOpera: false, safariVersion: null }

describe("which browser it is", () => {
  test.each([
    ["Safari on a Mac", macSafari("17.4"), { ...none, isMac: true, isSafari: true, safariVersion: 17 }],
    ["Safari on an iPhone", iphone("Version/15.6 Mobile Safari/604.1"), { ...none, isIos: true, isSafari: true, safariVersion: 15 }],
    ["Chrome on an iPhone", iphone("CriOS/120.0 Mobile Safari/604.1"), { ...none, isIos: true }],
    ["Firefox on an iPhone", iphone("FxiOS/120.0 Mobile Safari/604.1"), { ...none, isIos: true }],
    ["Edge on an iPhone", iphone("EdgiOS/120.0 Version/16.0 Safari/604.1"), { ...none, isIos: true, isSafari: true, safariVersion: 16 }],
    ["iPadOS, a Mac with touch", { ...macSafari("16.1"), touch: true }, { ...none, isIos: true, isSafari: true, safariVersion: 16 }],
    ["Chrome on a Mac", signs("Mozilla/5.0 (Macintosh) Chrome/130.0", google, "", false), { ...none, isMac: true }],
    ["a Mac by its platform", signs("", "", "MacIntel", false), { ...none, isMac: true }],
    ["an iPad by its platform", signs("", "", "iPad", false), { ...none, isIos: true }],
    ["an iPod's simulator", signs("", "", "iPod Simulator", false), { ...none, isIos: true }],
    ["Chrome on Windows", windowsChrome, none],
    ["touch on Windows", { ...windowsChrome, touch: true }, none],
    ["Opera Touch", operaTouch, { ...none, isIos: true, isOpera: true }],
    ["Opera on Windows", signs("Chrome/130.0 Safari/537.36 OPR/115.0", google, "Win32", false), { ...none, isOpera: true }],
    ["Opera of old", signs("Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16", "", "Win32", false), { ...none, isOpera: true }],
    ["a phone called OP", signs("Mozilla/5.0 (Linux; Android 14; OPPO) Chrome/130.0", google, "Linux armv8l", true), none],
    ["Safari without a version", signs("Safari/605.1.15", apple, "", false), { ...none, isSafari: true }],
    ["a version that is none", signs("Version/99999 Safari", apple, "", false), { ...none, isSafari: true }],
    ["a word before the version", signs("MyVersion/9 Safari", apple, "", false), { ...none, isSafari: true }],
    ["nothing", signs("", "", "", false), none],
  ])("%s", (_, given, browser) => expect(readBrowser(given)).toEqual(browser))

  test.each(["iPad", "iPhone", "iPod", "iPad Simulator", "iPhone Simulator", "iPod Simulator"])("%s is a platform of iOS", (platform) => {
    expect(readBrowser(signs("", "", platform, false)).isIos).toBe(true)
    expect(readBrowser(signs("", "", `${platform}x`, false)).isIos).toBe(false)
  })
})

describe("passkeys need", () => {
  const facts: BrowserFacts = { signs: windowsChrome, hasFetch: true, hasCredentials: true, hasAuthenticator: true }
  const supported = { _tag: "Supported" }
  const unsupported = (why: string) => ({ _tag: "Unsupported", code: 1, why })

  test.each([
    ["fetch", { hasFetch: false }],
    ["credentials", { hasCredentials: false }],
    ["authenticator", { hasAuthenticator: false }],
    ["authenticator", { hasAuthenticator: null }],
  ])("fetch, the credentials API and a platform authenticator: without %s code 1 (6.14)", (why, missing) => {
    expect(passkeySupport(facts, everyPasskey)).toEqual(supported)
    expect(passkeySupport({ ...facts, ...missing }, everyPasskey)).toEqual(unsupported(why))
  })

  test.each([
    ["mac", macSafari("17.0")],
    ["ios", iphone("CriOS/120.0")],
    ["safari", macSafari("17.0")],
    ["opera", operaTouch],
  ])("a setting that is on: %s turned off refuses it, and only it (6.15)", (name, given) => {
    const here = { ...facts, signs: given }
    expect(passkeySupport(here, everyPasskey)).toEqual(supported)
    expect(passkeySupport(here, { ...everyPasskey, [name]: false })).toEqual(unsupported(name))
    expect(passkeySupport(facts, { ...everyPasskey, [name]: false })).toEqual(supported)
  })

  test("Opera for iOS is refused only when Opera is turned off, whatever Safari it is built on", () => {
    expect(passkeySupport({ ...facts, signs: operaTouch }, { ...everyPasskey, safari: false })).toEqual(supported)
  })

  test.each([
    ["14.1", unsupported("safariVersion")],
    ["9", unsupported("safariVersion")],
    ["15.0", supported],
    ["100", supported],
    ["x", supported],
  ])("Safari below version 15 is not supported: %s (6.16)", (version, support) => {
    expect(passkeySupport({ ...facts, signs: macSafari(version) }, everyPasskey)).toEqual(support)
  })

  test("every setting is on unless a shop turns it off", () => {
    expect(everyPasskey).toEqual({ mac: true, ios: true, safari: true, opera: true })
  })
})
