import { describe, expect, test } from "vitest"
import {
  cookiePairs,
  cookieText,
  deletedCookieText,
  jsonCookieText,
  percentDecoded,
  percentEncoded,
  rawCookies,
  readCookie,
} from "../../../core/web/cookies.ts"
import { foreignObjects, foreignText, isForeignObject, parseJson } from "../../../core/web/untrusted-json.ts"
import { isWebAddress, urlParameters } from "../../../core/web/web-address.ts"

describe("the life of a cookie is given in days and its path is /", () => {
  test.each([
    ["a b", "ż;1", 1, "a%20b=%C5%BC%3B1; path=/; max-age=86400"],
    ["x", "1", 30, "x=1; path=/; max-age=2592000"],
    ["x", "1", 0.5, "x=1; path=/; max-age=43200"],
    ["x", "1", null, "x=1; path=/"],
    ["x", "", 0, "x=; path=/; max-age=0"],
    ["x", "1", -1, "x=1; path=/; max-age=0"],
  ])("a cookie %j of %j for %j days is %s (9.16, 19.38)", (name, value, maxAgeDays, text) =>
    expect(cookieText({ name, value, maxAgeDays })).toBe(text),
  )

  test("a cookie is deleted by an empty one that has ended", () => {
    expect(deletedCookieText("a b")).toBe("a%20b=; path=/; max-age=0")
  })

  test("a cookie of JSON is plain ASCII without semicolons, and still the same JSON (11.90, 19.38)", () => {
    const text = jsonCookieText("setRegionForced", { currentCountry: 'Łódź; "x"\n\u2028=,', showModal: false })
    const [, json = "", rest] = /^setRegionForced=(.*); path=(.*)$/.exec(text) ?? []
    expect(json).toBe(String.raw`{"currentCountry":"\u0141\u00f3d\u017a\u003b \"x\"\n\u2028=,","showModal":false}`)
    expect(JSON.parse(json)).toEqual({ currentCountry: 'Łódź; "x"\n\u2028=,', showModal: false })
    expect(rest).toBe("/")
  })
})

describe("a cookie is found by its whole name (19.39)", () => {
  test.each([
    ["y=1; x=a%2Fb", "x", "a/b"],
    ["aXb=1", "a.b", null],
    ["ax=1", "x", null],
    ["x=1", "ax", null],
    ["a%20b=1", "a b", "1"],
    [" x = 1 ;y=2", "x", "1"],
    ["x=1;x=2", "x", "1"],
    ["x=a=b", "x", "a=b"],
    ["x", "x", null],
    ["x=", "x", ""],
    ["xy", "x", null],
    ["=1", "", "1"],
    ["", "x", null],
    ["x=100%", "x", "100%"],
  ])("in %j the cookie %j is %j", (cookies, name, value) => expect(readCookie(cookies, name)).toBe(value))

  test("every value of a name, as written", () => {
    expect(rawCookies("x=a%2Fb; y=1; x=2", "x")).toEqual(["a%2Fb", "2"])
    expect(rawCookies("y=1", "x")).toEqual([])
    expect(cookiePairs(" b =2;a=1=2; flag;=3; a=%")).toEqual([
      ["b", "2"],
      ["a", "1=2"],
      ["", "3"],
      ["a", "%"],
    ])
  })
})

test("what cannot be encoded or decoded never throws", () => {
  expect(percentEncoded("a\uD800b")).toBe("a%EF%BF%BDb")
  expect(percentDecoded("%E0%A4%A")).toBe("%E0%A4%A")
  expect(percentDecoded(percentEncoded("ż &=+"))).toBe("ż &=+")
})

describe("the parameters of an address are lists by name (19.41)", () => {
  test.each([
    [
      "http://s/p?a=1&b=x+y&a=2#h",
      [
        ["a", ["1", "2"]],
        ["b", ["x y"]],
      ],
    ],
    [
      "?flag&q=a=b",
      [
        ["flag", [null]],
        ["q", [null]],
      ],
    ],
    ["/x", []],
    ["", []],
    ["?", []],
    ["p#x?a=1", []],
    ["/x#h", []],
    [
      "?a=1&&b=",
      [
        ["a", ["1"]],
        ["b", [""]],
      ],
    ],
    [
      "?a=%zz&b=%C5%BC",
      [
        ["a", ["%zz"]],
        ["b", ["ż"]],
      ],
    ],
    [
      "?toString=1&__proto__=2",
      [
        ["toString", ["1"]],
        ["__proto__", ["2"]],
      ],
    ],
    ["?a=1?b=2", [["a", [null]]]],
    ["?a%20b=1", [["a b", ["1"]]]],
    ["?=1", [["", ["1"]]]],
    ["?a=1&a", [["a", ["1", null]]]],
  ])("%j", (url, found) => expect([...urlParameters(url)]).toEqual(found))
})

test.each([
  ["/product-pol-1.html", true],
  ["/", true],
  ["https://sklep.pl/", true],
  ["HTTP://sklep.pl", true],
  ["//sklep.pl", false],
  ["/\\sklep.pl", false],
  ["https:///", false],
  ["https://", false],
  ["http:/sklep.pl", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["mailto:a@b.pl", false],
  ["product.html", false],
  ["", false],
  [" https://sklep.pl", false],
  ["/\t/sklep.pl", false],
  ["/a b", true],
  ["/a\nb", false],
  ["xhttps://sklep.pl", false],
  ["https://?x", false],
])("is %j an address that a link may lead to: %j", (address, is) => expect(isWebAddress(address)).toBe(is))

test("JSON from outside is checked piece by piece", () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseJson("null")).toBeNull()
  expect(["", "{", "undefined", "<html>"].map(parseJson)).toEqual([undefined, undefined, undefined, undefined])
  expect([{}, [], null, "x", 1].map(isForeignObject)).toEqual([true, false, false, false, false])
  expect(foreignObjects([{ a: 1 }, [], null, 2])).toEqual([{ a: 1 }])
  expect(foreignObjects({ 0: {}, length: 1 })).toEqual([])
  expect([" a ", "", 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, null, undefined, {}, ["a"]].map(foreignText)).toEqual([
    "a",
    "",
    "5",
    "1.5",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
  ])
})
