import { expect, test } from "vitest"
import { isShopAddress } from "../../../core/pages/request.ts"
import { parseVideoAddress, videoAddress } from "../../../core/product/product-video.ts"
import { byteRange } from "../../../fixtures/shop/videos/byte-range.ts"

test("the address of a film leads back to it, and the shop answers there (10.280)", () => {
  const address = videoAddress("lampa-2")
  expect(parseVideoAddress(address)).toBe("lampa-2")
  expect(isShopAddress("GET", new URL(address, "http://a.pl"))).toBe(true)
})

test.each(["/video-.mp4", "/video-../a.mp4", "/video-A.mp4", "/video-a.webm", "/video-lampa.mp4/", `/video-${"a".repeat(62)}.mp4`])(
  "%s names no film (10.280)",
  (path) => expect(parseVideoAddress(path)).toBeNull(),
)

test.each([
  [null, null],
  ["", null],
  ["bytes=-", null],
  ["bytes=0-1,4-5", null],
  ["lines=0-1", null],
  ["bytes=9-2", null],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=90-1000", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-1000", { first: 0, last: 99 }],
  ["bytes=-0", "outside"],
  ["bytes=100-", "outside"],
  ["bytes=100-200", "outside"],
])("of a file of 100 bytes Range %j asks for %j (10.280)", (header, range) => expect(byteRange(header, 100)).toEqual(range))
