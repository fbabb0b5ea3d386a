import { describe, expect, test } from "vitest"
import { isForeignPost, isUnaskedGet, pageBefore } from "../../../core/web/foreign-request.ts"

const request = (method: string, headers: Readonly<Record<string, string>>, url = "https://sklep.pl:8443/basketchange.php") => {
  const received = new Request(url, { method })
  return { method: received.method, url: received.url, headers: new Headers(headers) }
}

describe("a post is foreign when a page of another site sent it", () => {
  test.each([
    ["no origin: not a browser", {}, false],
    ["no origin, from the own site", { "sec-fetch-site": "same-origin" }, false],
    ["no origin, typed by the visitor", { "sec-fetch-site": "none" }, false],
    ["no origin, but the browser says cross-site", { "sec-fetch-site": "cross-site" }, true],
    ["no origin, but a site beside ours on one domain", { "sec-fetch-site": "same-site" }, true],
    ["no origin, but a page of another site", { referer: "http://evil.example/signin.html" }, true],
    ["no origin, but a page that looks like ours", { referer: "https://sklep.pl:8443@evil.example/" }, true],
    ["no origin, from a page of ours", { referer: "https://sklep.pl:8443/signin.php" }, false],
    ["the own origin", { origin: "https://sklep.pl:8443" }, false],
    ["the own origin in capitals", { origin: "HTTPS://SKLEP.PL:8443" }, false],
    ["the own host behind a proxy that took TLS off", { origin: "http://sklep.pl:8443" }, false],
    ["another host", { origin: "https://evil.example" }, true],
    ["another port", { origin: "https://sklep.pl" }, true],
    ["a host that begins like ours", { origin: "https://sklep.pl:8443.evil.example" }, true],
    ["a host that ends like ours", { origin: "https://evil-sklep.pl:8443" }, true],
    ["our host as the name of a user", { origin: "https://sklep.pl:8443@evil.example" }, true],
    ["our host in a path", { origin: "https://evil.example/sklep.pl:8443" }, true],
    ["an opaque origin", { origin: "null" }, true],
    ["an empty origin", { origin: "" }, true],
    ["another scheme", { origin: "file://sklep.pl:8443" }, true],
    ["our origin counts before what else is said", { origin: "https://sklep.pl:8443", "sec-fetch-site": "cross-site" }, false],
  ])("%s", (_, headers, isForeign) => expect(isForeignPost(request("POST", headers))).toBe(isForeign))

  test("only posts are", () => {
    for (const method of ["GET", "HEAD"]) expect(isForeignPost(request(method, { origin: "https://evil.example" }))).toBe(false)
  })
})

describe("a read is unasked when it only guesses, or follows a link of another site", () => {
  test.each([
    ["a plain link", {}, false],
    ["a link of the own site", { "sec-fetch-site": "same-origin" }, false],
    ["an address that was typed", { "sec-fetch-site": "none" }, false],
    ["a prefetch", { "sec-purpose": "prefetch" }, true],
    ["a prefetch through a proxy", { "sec-purpose": "prefetch;anonymous-client-ip" }, true],
    ["a prerender", { "sec-purpose": "prefetch;prerender" }, true],
    ["a prefetch of an older browser", { purpose: "prefetch" }, true],
    ["another purpose", { "sec-purpose": "reading" }, false],
    ["a link of another site", { "sec-fetch-site": "cross-site" }, true],
    ["a link of a site beside ours", { "sec-fetch-site": "same-site" }, true],
    ["a link of the own site, told by its referrer", { referer: "https://sklep.pl:8443/a.html?b" }, false],
    ["a link of another site, told by its referrer alone", { referer: "http://evil.example/a.html" }, true],
    ["a referrer that looks like ours", { referer: "https://sklep.pl:8443@evil.example/" }, true],
    ["a referrer that is no address", { referer: "shop.test" }, true],
    ["a foreign origin", { origin: "https://evil.example" }, true],
    ["an origin that hides itself", { origin: "null" }, true],
  ])("%s", (_, headers, isUnasked) => {
    expect(isUnaskedGet(request("GET", headers))).toBe(isUnasked)
    expect(isUnaskedGet(request("POST", headers))).toBe(false)
  })

  test("a request for headers alone never changes anything", () => {
    expect(isUnaskedGet(request("HEAD", {}))).toBe(true)
  })
})

test.each([
  ["http://a.pl/c?d=1#e", "/c?d=1"],
  ["http://A.pl/", "/"],
  ["https://a.pl/c", "/c"],
  ["", null],
  ["http://a.pl", null],
  ["http://a.pl/here?x=1", null],
  ["http://b.pl/c", null],
  ["http://a.pl@b.pl/c", null],
  ["http://a.pl:81/c", null],
  ["http://a.pl//b.pl/c", null],
  ["http://a.pl/\\b.pl", null],
  ["/c", null],
  ["javascript:alert(1)", null],
])("a visitor whose browser tells of %j comes from %j", (referer, before) => {
  expect(pageBefore(new Request("http://a.pl/here?x=1", { headers: { referer } }))).toBe(before)
})
