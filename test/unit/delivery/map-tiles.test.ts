import { expect, test } from "vitest"
import { isTilesAddress, ownTiles, tilesOrigin } from "../../../core/delivery/pickup-map.ts"

const own = "https://tiles.example.org"

test.each([
  [`${own}/{z}/{x}/{y}.png`, own],
  [`${own}/{z}/{y}/{x}`, own],
  [`${own}:8443/maps/{z}/{x}/{y}@2x.png?key=a-1&style=calm`, `${own}:8443`],
  ["https://a.b.tiles-1.example.xn--p1ai/{z}/{x}/{y}.png", "https://a.b.tiles-1.example.xn--p1ai"],
  [`${own}/t.png?z={z}&x={x}&y={y}`, own],
])("%s names tiles of %s (7.84, 10.274)", (address, origin) => {
  expect([isTilesAddress(address), tilesOrigin(address)]).toEqual([true, origin])
})

test.each([
  ["another scheme", "http://tiles.example.org/{z}/{x}/{y}.png"],
  ["a script", "javascript:alert(1)//{z}/{x}/{y}"],
  ["any host", "https://*/{z}/{x}/{y}.png"],
  ["hosts by the dozen", "https://{s}.example.org/{z}/{x}/{y}.png"],
  ["a host without a name", "https:///{z}/{x}/{y}.png"],
  ["a host of one label", "https://localhost/{z}/{x}/{y}.png"],
  ["an address of numbers", "https://10.0.0.1/{z}/{x}/{y}.png"],
  ["somebody at a host", "https://tiles.example.org@evil.example/{z}/{x}/{y}.png"],
  ["a host in another alphabet", "https://tilės.example.org/{z}/{x}/{y}.png"],
  ["capital letters", "https://Tiles.Example.org/{z}/{x}/{y}.png"],
  ["a port that there is not", "https://tiles.example.org:70000/{z}/{x}/{y}.png"],
  ["a directive of a policy", `${own}/; script-src *;/{z}/{x}/{y}.png`],
  ["another source", `${own} https://evil.example/{z}/{x}/{y}.png`],
  ["a line of its own", `${own}/{z}/{x}/{y}.png\nx: y`],
  ["markup", `${own}/"><script>/{z}/{x}/{y}.png`],
  ["a backslash", `${own}\\evil/{z}/{x}/{y}.png`],
  ["no row", `${own}/{z}/{x}.png`],
  ["a column twice", `${own}/{z}/{x}/{x}/{y}.png`],
  ["a place that nobody fills", `${own}/{z}/{x}/{y}{r}.png`],
  ["half a brace", `${own}/{z}/{x}/{y}/}.png`],
  ["a fragment", `${own}/{z}/{x}/{y}.png#a`],
  ["nothing behind its host", "https://tiles.example.org"],
  ["more than anybody writes", `${own}/${"a".repeat(300)}/{z}/{x}/{y}.png`],
  ["nothing", ""],
])("%s is no address of tiles", (_, address) => {
  expect(isTilesAddress(address)).toBe(false)
})

test("the shop's own tiles need no other origin", () => {
  expect(tilesOrigin(ownTiles.address)).toBeNull()
  expect(isTilesAddress(ownTiles.address)).toBe(false)
})
