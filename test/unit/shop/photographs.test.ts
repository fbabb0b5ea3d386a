import { crc32 } from "node:zlib"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { resizePhotograph } from "../../../fixtures/catalogue/pictures/resize-photograph.ts"
import { catalogueFolder, readCatalogueFiles } from "../../../fixtures/catalogue/catalogue-files.ts"
import { CatalogueError, decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { lookAtPhotographs, type SeenPhotograph } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { bytesProblem, photographName, photographSize } from "../../../fixtures/catalogue/pictures/photograph.ts"
import { readPictureHeader } from "../../../fixtures/catalogue/pictures/picture-header.ts"
import type { StoredProduct } from "../../../fixtures/catalogue/product-file.ts"
import { pictureHash } from "../../../fixtures/shop/catalogue/picture-addresses.ts"
import { smallCatalogue, smallProducts } from "../../support/shop/small-catalogue.ts"

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#cc3322" } })
const clear = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: "#cc332280" } })

describe("the name of a photograph", () => {
  test.each([
    ["601-1.jpg", { stem: "601-1", of: { productId: 601, number: 1 }, format: "jpeg" }],
    ["601-12.JPEG", { stem: "601-12", of: { productId: 601, number: 12 }, format: "jpeg" }],
    ["7-2.png", { stem: "7-2", of: { productId: 7, number: 2 }, format: "png" }],
    ["999999-99.webp", { stem: "999999-99", of: { productId: 999_999, number: 99 }, format: "webp" }],
    ["601-1.avif", { stem: "601-1", of: { productId: 601, number: 1 }, format: "avif" }],
    ["home.jpg", { stem: "home", of: null, format: "jpeg" }],
    ["category-12.PNG", { stem: "category-12", of: null, format: "png" }],
    ["producer-999999.webp", { stem: "producer-999999", of: null, format: "webp" }],
    ["home-1.jpg", null],
    ["category.jpg", null],
    ["category-012.jpg", null],
    ["maker-3.jpg", null],
    ["601.jpg", null],
    ["601-0.jpg", null],
    ["601-01.jpg", null],
    ["0601-1.jpg", null],
    ["601-1.gif", null],
    ["601-1.heic", null],
    ["601-1.constructor", null],
    ["601-1 (2).jpg", null],
    ["kubek-1.jpg", null],
  ])("%s says %j", (name, said) => {
    expect(photographName(name)).toEqual(said)
  })
})

describe("the header of a picture tells its format and size", () => {
  test.each([
    ["jpeg", plain(70, 31).jpeg()],
    [
      "jpeg",
      plain(70, 31)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: "x".repeat(3000) } }),
    ],
    ["png", plain(70, 31).png()],
    ["webp", plain(70, 31).webp()],
    ["webp", plain(70, 31).webp({ lossless: true })],
    ["webp", clear(70, 31).webp()],
    ["webp", clear(70, 31).webp({ lossless: true })],
    ["avif", plain(70, 31).avif({ effort: 0 })],
    ["avif", clear(70, 31).avif({ effort: 0 })],
  ])("of %s", async (format, picture) => {
    const bytes = await picture.toBuffer()
    expect(readPictureHeader(bytes)).toEqual({ format, size: { width: 70, height: 31 } })
    // a beginning of any length is no reason to fall over, and never a size that is not there
    for (let length = 0; length < Math.min(bytes.length, 700); length += 1)
      expect([null, { width: 70, height: 31 }]).toContainEqual(readPictureHeader(bytes.subarray(0, length))?.size ?? null)
  })

  test.each([
    ["a GIF", plain(70, 31).gif()],
    ["a TIFF", plain(70, 31).tiff()],
  ])("and %s is none of them", async (_what, picture) => {
    expect(readPictureHeader(await picture.toBuffer())).toBeNull()
  })

  test("and neither is a telephone's HEIC, a page or nothing", () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")])
    for (const bytes of [box, Buffer.from("<svg/>"), Buffer.alloc(0)]) expect(readPictureHeader(bytes)).toBeNull()
  })

  test("of a box that says a wrong length, without end or error", () => {
    const box = (name: string, length: number, inside: Buffer) => {
      const head = Buffer.alloc(8)
      head.writeUInt32BE(length)
      head.write(name, 4)
      return Buffer.concat([head, inside])
    }
    for (const length of [0, 1, 7, 8, 0xff_ff_ff_ff]) {
      const bytes = Buffer.concat([box("ftyp", 16, Buffer.from("avif\0\0\0\0")), box("meta", length, Buffer.alloc(40))])
      expect(readPictureHeader(bytes)).toEqual({ format: "avif", size: null })
    }
  })
})

describe("a photograph that a shop does not take is told in words, with what to do", () => {
  const mug = { stem: "601-1", format: "jpeg" } as const
  test.each([
    ["none of the formats", null, "the file is no JPEG, PNG, WebP or AVIF picture, whatever its name says: save it as one of these"],
    [
      "another format",
      { format: "webp", size: { width: 900, height: 900 } },
      "the file is WebP, and its name says JPEG: name it 601-1.webp",
    ],
    [
      "a broken beginning",
      { format: "jpeg", size: null },
      "the file is broken, as its beginning does not say how large the picture is: save it again from where it came",
    ],
    [
      "too many px",
      { format: "jpeg", size: { width: 8001, height: 8000 } },
      "the picture has 8001 × 8000 px, and the shop takes 64 million in all: save it smaller, 1600 px wide is enough",
    ],
    [
      "too few px",
      { format: "jpeg", size: { width: 1200, height: 599 } },
      "the picture has 1200 × 599 px, and pages show 600 × 600: take one with 600 px or more on its shorter side",
    ],
    ["as many as can be", { format: "jpeg", size: { width: 8000, height: 8000 } }, { width: 8000, height: 8000 }],
    ["as few as can be", { format: "jpeg", size: { width: 600, height: 601 } }, { width: 600, height: 601 }],
  ] as const)("%s", (_what, header, said) => {
    expect(photographSize(mug, header)).toEqual(said)
  })

  test("by its bytes", () => {
    expect([1, 24_000_000].map(bytesProblem)).toEqual([null, null])
    expect(bytesProblem(0)).toBe("the file is empty: copy it again")
    expect(bytesProblem(31_240_000)).toBe("the file has 31.2 MB, and a photograph at most 24 MB: save it smaller, 1600 px wide is enough")
  })
})

const seen = (file: string, productId: number, number: number, sha256 = "a".repeat(64)): SeenPhotograph => ({
  file: `photographs/${file}`,
  productId,
  number,
  bytes: 1,
  sha256,
  width: 600,
  height: 600,
  times: "",
})

describe("where a photograph belongs", () => {
  const problemsOf = (photographs: readonly SeenPhotograph[]): readonly string[] => {
    try {
      decodeCatalogue(smallCatalogue(), { photographs, rooms: [], problems: [{ file: "photographs/x.jpg", rule: "is wrong" }] })
      return []
    } catch (error) {
      if (error instanceof CatalogueError) return error.message.split("\n").slice(1)
      throw error
    }
  }

  test.each([
    [
      "a product that there is not",
      [seen("9999-1.jpg", 9999, 1)],
      "  photographs/9999-1.jpg: there is no product 9999: name the file after a product that there is, or take it away",
    ],
    [
      "a picture that the product has not",
      [seen("601-4.jpg", 601, 4)],
      `  photographs/601-4.jpg: product 601 has 3 pictures: number the file 1 to 3, or add to "pictures" of the product's file`,
    ],
    [
      "a picture that has another file",
      [seen("601-1.jpg", 601, 1), seen("601-1.png", 601, 1)],
      "  photographs/601-1.png: photographs/601-1.jpg is picture 1 of product 601 already: keep one of the two",
    ],
  ])("%s is told with the file's name, beside what is wrong with the files themselves", (_what, photographs, line) => {
    expect(problemsOf(photographs)).toEqual(["  photographs/x.jpg: is wrong", line])
  })

  test("is its product, which a product's own file cannot say", () => {
    const photographs = [seen("601-3.jpg", 601, 3)]
    const { products } = decodeCatalogue(smallCatalogue(), { photographs, rooms: [], problems: [] })
    const told = { file: "photographs/601-3.jpg", number: 3, bytes: 1, sha256: "a".repeat(64), width: 600, height: 600 }
    expect(products.filter((product) => product.photographs !== undefined).map(({ id, photographs: own }) => [id, own])).toEqual([
      [601, [told]],
    ])
    const claimed = smallProducts.map((product) => ({ ...product, photographs: [told] }))
    expect(() => decodeCatalogue(smallCatalogue(claimed))).toThrow("photographs: ")
  })

  test("is told of the project's own ones without a fault", async () => {
    const files = await readCatalogueFiles(catalogueFolder)
    expect(() => decodeCatalogue(files, { photographs: [], rooms: [], problems: [] })).not.toThrow()
    const own = await lookAtPhotographs(catalogueFolder, [])
    expect(() => decodeCatalogue(files, own)).not.toThrow()
  })
})

describe("the address of a product's pictures", () => {
  const [shirt] = smallProducts
  if (shirt === undefined) throw new Error("the small catalogue has products")
  const withMasters = (...masters: readonly (readonly [number: number, sha256: string])[]): StoredProduct => ({
    ...shirt,
    photographs: masters.map(([number, sha256]) => ({
      file: `photographs/601-${number}.jpg`,
      number,
      bytes: 1,
      sha256,
      width: 600,
      height: 600,
    })),
  })

  test("changes exactly when the bytes of a photograph do", () => {
    const one = withMasters([1, "a"])
    const hash = pictureHash(one)
    const [master] = one.photographs ?? []
    if (master === undefined) throw new Error("it has one")
    const renamed = { ...one, photographs: [{ ...master, file: "photographs/601-1.jpeg", width: 900 }] }
    expect(pictureHash(renamed)).toBe(hash)
    const repriced = { ...one, gross: "1.00" }
    expect(pictureHash(repriced)).toBe(hash)
    const others = [shirt, withMasters(), withMasters([1, "b"]), withMasters([2, "a"]), withMasters([1, "a"], [2, "b"])].map(pictureHash)
    expect(others).not.toContain(hash)
    expect(new Set(others).size).toBe(4)
    expect(pictureHash(withMasters())).toBe(pictureHash(shirt))
  })
})

/** Whether a colour looks the same: encoders may be a little off. */
const near = (...colour: readonly number[]) =>
  colour.map((channel) => expect.toSatisfy((value: number) => Math.abs(value - channel) < 12, `about ${channel}`))

describe("a file that is made of a photograph", () => {
  const filled = (colour: string, width: number, height: number) => sharp({ create: { width, height, channels: 4, background: colour } })

  /** What a file of 400 px tells of itself, and its colours on the line down its middle, near the top and near the bottom. */
  async function made(photograph: Uint8Array) {
    const [file] = await resizePhotograph(photograph, [{ kind: "il", format: "webp" }], "goods")
    const { width, height, exif, icc, xmp, orientation } = await sharp(file?.bytes).metadata()
    const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true })
    const colours = [8, 391].map((y) => [...data.subarray((y * info.width + 200) * info.channels).subarray(0, 3)])
    return { size: [width, height], told: [exif, icc, xmp, orientation].filter((part) => part !== undefined), colours }
  }

  test("is its middle, turned as the camera says, and tells neither place nor camera", async () => {
    // stripes from left to right as they lie in the file; held upright they go from top to bottom, and no square has the outer ones
    const stripes = await Promise.all(
      ["#00ff00", "#ff0000", "#0000ff", "#00ff00"].map(async (colour, at) => ({
        input: await filled(colour, 300, 600).png().toBuffer(),
        left: 300 * at,
        top: 0,
      })),
    )
    const sideways = await filled("#fff", 1200, 600).composite(stripes).removeAlpha().png().toBuffer()
    const photograph = await sharp(sideways)
      .withExif({ IFD0: { Copyright: "somebody" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(await made(photograph)).toEqual({ size: [400, 400], told: [], colours: [near(255, 0, 0), near(0, 0, 255)] })
  })

  test("has the colours of screens, whatever space the photograph is in", async () => {
    const photograph = await plain(600, 600).withIccProfile("p3").png().toBuffer()
    const { data } = await sharp(photograph, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
    // the oracle can tell: other numbers lie in the file
    expect([...data.subarray(0, 3)]).not.toEqual(near(204, 51, 34))
    expect(await made(photograph)).toMatchObject({ told: [], colours: [near(204, 51, 34), near(204, 51, 34)] })
  })

  test("is white where the photograph is clear, and in three colours where it is grey", async () => {
    const clearOne = await filled("#00000000", 600, 600).png().toBuffer()
    expect((await made(clearOne)).colours).toEqual([near(255, 255, 255), near(255, 255, 255)])
    const grey = await filled("#888", 600, 600).removeAlpha().toColourspace("b-w").jpeg().toBuffer()
    expect((await made(grey)).colours).toEqual([near(136, 136, 136), near(136, 136, 136)])
  })

  test("is none of a picture with more px than the shop takes, however small its file is", async () => {
    const bomb = await plain(600, 600).png().toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    await expect(resizePhotograph(bomb, [{ kind: "ps", format: "jpg" }], "goods")).rejects.toThrow("pixel limit")
  })
})
