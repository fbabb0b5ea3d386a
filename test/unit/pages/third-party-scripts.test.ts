import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isThirdPartyScript, positionedScript, thirdPartyOrigins, parseThirdPartyScript } from "../../../core/pages/third-party-scripts.ts"
import { pageNames, pages } from "../../../core/pages/pages.ts"
import { anyCharacter } from "../../support/property/any-character.ts"

describe("the address of a script of others (10.300)", () => {
  test.each([
    "https://ads.example/tiles.js",
    "https://cdn.ads-2.example:8443/v1/tiles.min.js?shop=7&lang=pl",
    "https://ads.example/",
    "https://ads.example/a%20b.js",
  ])("%s is one", (address) => expect(parseThirdPartyScript(address)).toBe(address))

  test.each([
    "http://ads.example/tiles.js",
    "//ads.example/tiles.js",
    "/tiles.js",
    "data:text/javascript,alert(1)",
    "https://*.example/tiles.js",
    "https://*/tiles.js",
    "https://localhost/tiles.js",
    "https://127.0.0.1/tiles.js",
    "https://ADS.example/tiles.js",
    "https://ads.example",
    "https://name:word@ads.example/tiles.js",
    "https://ads.example@evil.test/tiles.js",
    "https://ads.example/tiles.js#x",
    "https://ads.example/tiles.js; script-src *",
    "https://ads.example/tiles.js 'unsafe-inline'",
    "https://ads.example/a\nb.js",
    'https://ads.example/a"b.js',
    `https://ads.example/${"a".repeat(500)}.js`,
    "",
  ])("%j is none", (text) => expect(parseThirdPartyScript(text)).toBeNull())

  test("fault: a word that ends the policy or its attribute. Whatever is accepted is one word that a browser reads back the same", () => {
    const pieces = fc.constantFrom("https://", "a.example", "/", ";", " ", "'", '"', "*", "@", ":1", "?a=b", "%", "#", "\\", "..", "\t")
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: anyCharacter, maxLength: 3 })), { maxLength: 6 }), (parts) => {
        const text = parts.join("")
        const parsed = parseThirdPartyScript(text)
        if (parsed === null) return
        expect(parsed).toMatch(/^[\w.~%/?&=:-]+$/)
        expect(new URL(parsed).origin).toBe(thirdPartyOrigins([parsed])[0])
      }),
    )
  })
})

test.each([
  ["https://ads.example/a.js", "head", "https://ads.example/a.js"],
  ["head:https://ads.example/a.js", "head", "https://ads.example/a.js"],
  ["body_top:https://ads.example/a.js", "body_top", "body_top:https://ads.example/a.js"],
  ["after_shop_js:https://ads.example/a.js", "after_shop_js", "after_shop_js:https://ads.example/a.js"],
] as const)(
  "%s begins in %s, and is listed as %s; its origin and what it may start are the same (9.32, 10.555)",
  (text, position, listed) => {
    expect(positionedScript(text)).toEqual({ position, address: "https://ads.example/a.js" })
    expect(parseThirdPartyScript(text)).toBe(listed)
    expect(thirdPartyOrigins([listed])).toEqual(["https://ads.example"])
    expect(isThirdPartyScript("https://ads.example/part.js", [listed])).toBe(true)
  },
)

test.each(["foot:https://ads.example/a.js", "head:head:https://ads.example/a.js", "body_top:http://ads.example/a.js", "body_top:"])(
  "%s is no script (10.300, 10.555)",
  (text) => expect(parseThirdPartyScript(text)).toBeNull(),
)

test("origins are told once each, in the order of the list (10.301)", () => {
  expect(thirdPartyOrigins(["https://b.example/1.js", "https://a.example:8443/2.js?x=/", "https://b.example/3.js"])).toEqual([
    "https://b.example",
    "https://a.example:8443",
  ])
  expect(thirdPartyOrigins([])).toEqual([])
})

test.each([
  ["https://ads.example/part.js", true],
  ["https://ads.example/deep/part.js?x=1", true],
  ["https://ads.example.evil.test/part.js", false],
  ["https://ads.example:8443/part.js", false],
  ["https://ads.example", false],
  ["http://ads.example/part.js", false],
  ["//ads.example/part.js", false],
  ["/assets/own-12345678.js", false],
  ["javascript:alert(1)", false],
])("a listed script may start %s: %j (10.302)", (address, may) => {
  expect(isThirdPartyScript(address, ["https://ads.example/tiles.js"])).toBe(may)
  expect(isThirdPartyScript(address, [])).toBe(false)
})

test("no script of others where a password, an account or the way of a parcel is typed (10.301)", () => {
  const open = pageNames.filter((name) => pages[name].allowsThirdPartyScripts)
  expect(open).toEqual([
    "home",
    "product",
    "category",
    "categories",
    "producer",
    "lastSeen",
    "search",
    "cart",
    "comparison",
    "favourites",
    "content",
    "message",
  ])
})
