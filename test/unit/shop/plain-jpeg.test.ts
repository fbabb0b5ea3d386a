import { describe, expect, test } from "vitest"
import { plainJpeg } from "../../../fixtures/shop/pictures/plain-jpeg.ts"
import { sampleJpeg, textBytes } from "../../support/shop/sample-jpeg.ts"

const said = (bytes: Uint8Array | undefined): string => new TextDecoder("latin1").decode(bytes)

/** Exif as a phone writes it: a turn, and a place that nobody should learn. */
const exif = (turn: number, isLittle: boolean): Uint8Array => {
  const tiff = new DataView(new ArrayBuffer(60))
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, isLittle)
  tiff.setUint32(4, 8, isLittle)
  tiff.setUint16(8, 2, isLittle)
  for (const [at, tag, value] of [
    [10, 0x010f, 5],
    [22, 0x0112, turn],
  ] as const) {
    tiff.setUint16(at, tag, isLittle)
    tiff.setUint16(at + 2, 3, isLittle)
    tiff.setUint32(at + 4, 1, isLittle)
    tiff.setUint16(at + 8, value, isLittle)
  }
  return Uint8Array.from([...textBytes("Exif\0\0"), ...new Uint8Array(tiff.buffer), ...textBytes("GPS 52.2297 21.0122")])
}

describe("the picture of a review is written anew (5.91)", () => {
  test("its size is told, and what it is made of stays byte by byte", () => {
    const plain = plainJpeg(sampleJpeg({ width: 2048, height: 1536 }))
    expect(plain).toMatchObject({ width: 2048, height: 1536 })
    expect(said(plain?.bytes)).toContain(said(sampleJpeg({ width: 2048, height: 1536 }).subarray(2)))
  })

  test.each([
    ["thousands of restart definitions", [0xdd, new Uint8Array(2)], 2],
    ["thousands of comments", [0xfe, new Uint8Array(0)], 257],
    ["thousands of tables", [0xc4, Uint8Array.of(0, 1, ...new Uint8Array(15), 7)], 257],
  ] as const)("%s are no picture: they cost time and make none", (_, part, most) => {
    const parts = (count: number) => Array.from({ length: count }, () => part)
    expect(plainJpeg(sampleJpeg({ parts: parts(most) }))).toBeNull()
    expect(plainJpeg(sampleJpeg({ parts: parts(most > 2 ? 250 : 1) }))).not.toBeNull()
  })

  const codes = (kind: number, values: Iterable<number>) => {
    const list = [...values]
    return { parts: [[0xc4, Uint8Array.of(kind, ...Array.from({ length: 15 }, () => 0), list.length, ...list)] as const] }
  }
  test.each([
    ["differences of up to eleven bits", codes(0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), true],
    ["a difference of twelve bits", codes(0, [12]), false],
    ["runs, their ends, and numbers of up to ten bits", codes(0x10, [0x00, 0xf0, 0xe0, 0x01, 0xfa]), true],
    ["a number of eleven bits", codes(0x10, [0x1b]), false],
    ["a value twice", codes(0x10, [0x01, 0x01]), false],
    ["a script in place of values", codes(0x10, textBytes("<script>alert(1)</script>")), false],
  ] as const)("a table of codes has %s: %#", (_, extras, isTable) => {
    expect(plainJpeg(sampleJpeg(extras)) !== null).toBe(isTable)
  })

  test.each([
    ["a comment", { parts: [[0xfe, textBytes("<script>alert(1)</script>")]] }],
    ["a part of an application", { parts: [[0xe5, textBytes("<script>alert(1)</script>")]] }],
    ["a page behind its end", { behind: textBytes("<!DOCTYPE html><script>alert(1)</script>") }],
    ["an archive behind its end", { behind: textBytes("PK\u0003\u0004 <script>alert(1)</script>") }],
    ["a preview in JFIF", { parts: [[0xe0, textBytes("JFIF\0<script>alert(1)</script>")]] }],
    ["a place in Exif", { parts: [[0xe1, textBytes("Exif\0\0MM <script>alert(1)</script>")]] }],
    ["a colour profile", { parts: [[0xe2, textBytes("ICC_PROFILE\0<script>alert(1)</script>")]] }],
  ] as const)("%s is gone", (_, extras) => {
    const plain = plainJpeg(sampleJpeg(extras))
    expect(plain).not.toBeNull()
    expect(said(plain?.bytes)).not.toMatch(/script|PK|GPS/)
    expect(plain).toEqual(plainJpeg(sampleJpeg()))
  })

  test.each([
    [6, true],
    [6, false],
    [3, true],
  ])("the turn %d stays, the place goes", (turn, isLittle) => {
    const plain = plainJpeg(sampleJpeg({ parts: [[0xe1, exif(turn, isLittle)]] }))
    expect(said(plain?.bytes)).toContain("Exif\0\0")
    expect(said(plain?.bytes)).not.toContain("GPS")
    expect(plain).toEqual(plainJpeg(sampleJpeg({ parts: [[0xe1, exif(turn, !isLittle)]] })))
    expect(plain).not.toEqual(plainJpeg(sampleJpeg({ parts: [[0xe1, exif(8, true)]] })))
  })

  test("no turn, an upright one and one that cannot be are none", () => {
    for (const turn of [0, 1, 9]) expect(plainJpeg(sampleJpeg({ parts: [[0xe1, exif(turn, true)]] }))).toEqual(plainJpeg(sampleJpeg()))
  })

  test.each([
    ["nothing", new Uint8Array()],
    ["a page", textBytes("<html><body>GIF89a</body></html>")],
    ["a drawing", textBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a PNG", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ["its first bytes alone", Uint8Array.of(0xff, 0xd8, 0xff)],
    ["a beginning before a page", Uint8Array.from([0xff, 0xd8, 0xff, ...textBytes("<script>alert(1)</script>")])],
    ["one that breaks off", sampleJpeg().subarray(0, -3)],
    ["one without a scan", Uint8Array.from([...sampleJpeg().subarray(0, 2), 0xff, 0xd9])],
    ["one without width", sampleJpeg({ width: 0 })],
    ["a table with more in it than a table has", sampleJpeg({ parts: [[0xdb, textBytes("<script>".padEnd(300))]] })],
    ["codes with more in them than codes have", sampleJpeg({ parts: [[0xc4, textBytes("\0".repeat(17) + "<script>")]] })],
    ["an arithmetic one, which nobody's browser shows", sampleJpeg({ parts: [[0xc9, textBytes("a")]] })],
    ["a part that is longer than the file", Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0xff, 0xff, 0, 0)],
    ["a hundred scans", sampleJpeg({ coded: Array.from({ length: 100 }, () => [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1]).flat() })],
  ])("%s is none", (_, bytes) => {
    expect(plainJpeg(bytes)).toBeNull()
  })
})
