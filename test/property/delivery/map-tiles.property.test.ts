import fc from "fast-check"
import { expect } from "vitest"
import { isTilesAddress, tilesOrigin } from "../../../core/delivery/pickup-map.ts"
import { property } from "../../support/property/property.ts"

const pieces = fc.constantFrom(
  "https://",
  "http://",
  "tiles.example.org",
  "a-b.example",
  "127.0.0.1",
  "[::1]",
  "user@",
  ":8443",
  ":0",
  "/",
  "//",
  "\\",
  "{z}",
  "{x}",
  "{y}",
  "{s}",
  "{",
  "}",
  ".png",
  "?key=1",
  "#a",
  " ",
  ";",
  ",",
  "'",
  '"',
  "*",
  "\n",
  "ą",
)

const whole = fc.constantFrom("https://tiles.example.org/{z}/{x}/{y}.png", "https://a-b.example:8443/{z}/{y}/{x}?key=1")

/** Texts that are made of the pieces of addresses, and good addresses with a piece put somewhere into them. */
const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.tuple(whole, pieces, fc.nat(40)).map(([address, piece, at]) => address.slice(0, at) + piece + address.slice(at)),
  whole,
)

property(
  "what is taken as an address of tiles is one for a browser, at the origin that the policy names, and no policy ends in it (10.274)",
  {
    fault: "an address that is judged by its beginning alone",
    rule: { isTilesAddress, tilesOrigin },
    planted: {
      isTilesAddress: (address: string) =>
        address.startsWith("https://") && ["{z}", "{x}", "{y}"].every((place) => address.includes(place)),
      tilesOrigin: (address: string) => /^https:\/\/[^/]+/.exec(address)?.[0] ?? null,
    },
    runs: 3000,
    holds: (rule) =>
      fc.property(addresses, (address) => {
        if (!rule.isTilesAddress(address)) return
        const filled = address.replace("{z}", "7").replace("{x}", "8").replace("{y}", "9")
        const url = new URL(filled)
        expect([url.protocol, url.username, url.password, url.hash]).toEqual(["https:", "", "", ""])
        expect(url.origin).toBe(rule.tilesOrigin(address))
        expect(url.href).toBe(filled)
        expect(filled).not.toMatch(/[\s;,'"*{}]/)
      }),
  },
)

property("a good address stays one whatever its words are, and each of its three places counts (10.274)", {
  fault: "a place that may be missing",
  rule: isTilesAddress,
  planted: (address: string) => isTilesAddress(address) || isTilesAddress(address.replace("{q}", "{z}")),
  holds: (rule) => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    return fc.property(word, word, fc.shuffledSubarray(["{z}", "{x}", "{y}", "{q}"], { minLength: 1 }), (host, folder, places) => {
      const isWhole = places.length === 3 && !places.includes("{q}")
      expect(rule(`https://${host}.example/${folder}/${places.join("/")}.png`)).toBe(isWhole)
    })
  },
})
