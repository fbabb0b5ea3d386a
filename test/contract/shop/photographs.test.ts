import { existsSync } from "node:fs"
import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { expect, onTestFinished, test } from "vitest"
import type { ProductPicture } from "../../../core/product/details.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { findProduct } from "../../../fixtures/shop/catalogue/find-product.ts"
import { productPictures } from "../../../fixtures/shop/catalogue/picture-addresses.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, smallProducts, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

/** Two products with three pictures each, and nobody with a password, which would take a while to hash. */
const products = smallProducts.filter(({ id }) => id === 601 || id === 602)
const catalogue = smallCatalogue(products).map((written) => (written.file === "accounts.json" ? { ...written, text: "[]" } : written))

const plain = (colour: string, width = 600, height = 600): Sharp => sharp({ create: { width, height, channels: 3, background: colour } })

/** A folder whose shop may have photographs. */
async function photographedShop(files: Readonly<Record<string, Sharp | Uint8Array | string>>) {
  const folder = await temporaryFolderForTest()
  const [dataFolder, catalogueFolder] = [join(folder, "data"), join(folder, "catalogue")]
  await writeCatalogue(catalogueFolder, catalogue)
  const put = async (name: string, content: Sharp | Uint8Array | string): Promise<void> => {
    await mkdir(join(catalogueFolder, "photographs"), { recursive: true })
    const bytes = typeof content === "string" || content instanceof Uint8Array ? content : await content.toBuffer()
    await writeFile(join(catalogueFolder, "photographs", name), bytes)
  }
  for (const [name, content] of Object.entries(files)) await put(name, content)
  const said: string[] = []
  const seed = () =>
    prepareShop({ dataFolder }, { catalogueFolder, dataFolder, now: () => testNowMs, onProgress: (line) => said.push(line) })
  const lines: object[] = []
  const open = async (): Promise<Shop> => {
    const shop = await createShop({ dataFolder, catalogueFolder, now: () => testNowMs, log: (line) => lines.push(line) })
    onTestFinished(() => shop.close())
    return shop
  }
  /** The pictures of product 601 as the shop tells them now. */
  const told = async (): Promise<readonly ProductPicture[]> => {
    const database = await openShopData({ dataFolder })
    try {
      const product = await findProduct(database.reader, await makeCatalogueStore()(database.reader), 601)
      return product === null ? [] : productPictures(product, "en")
    } finally {
      await database.close()
    }
  }
  const picture = async (number: number): Promise<ProductPicture> => {
    const found = (await told()).find(({ icon }) => icon.jpg.endsWith(`_${number}.jpg`))
    if (found === undefined) throw new Error(`product 601 has no picture ${number}`)
    return found
  }
  return { pictures: join(dataFolder, "pictures"), catalogueFolder, put, seed, said, open, lines, told, picture }
}

const ask = (shop: Shop, address: string | null) => shop.fetch(new Request(`${shopOrigin}${address}`))

/** The size of a picture that a shop serves, its format, what it tells of itself, and its colours at places from 0 to 1. */
async function served(shop: Shop, address: string | null, ...places: readonly (readonly [x: number, y: number])[]) {
  const answer = await ask(shop, address)
  expect([address, answer.status]).toEqual([address, 200])
  const bytes = await answer.bytes()
  const { width, height, format, compression, exif, icc, orientation } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const colours = places.map(([x, y]) => {
    const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
    return [...data.subarray(at, at + 3)]
  })
  return { size: [width, height], format: compression === "av1" ? "avif" : format, told: [exif, icc, orientation], colours }
}

/** Whether two colours look the same: encoders may be a little off. */
const near = (red: number, green: number, blue: number) =>
  [red, green, blue].map((channel) => expect.toSatisfy((value: number) => Math.abs(value - channel) < 12, `about ${channel}`))

test("the shop makes each size and format of a photograph, when asked, and tells of no picture without one (10.20)", async () => {
  const { pictures, open, lines, told, picture } = await photographedShop({ "601-2.png": plain("#cc3322").png() })
  const shop = await open()
  // an open shop has nothing to do until somebody looks
  expect(existsSync(pictures)).toBe(false)
  const { icon, large } = await picture(2)
  for (const format of ["avif", "webp", "jpg"] as const) {
    const expected = { size: [400, 400], format: format === "jpg" ? "jpeg" : format, told: [undefined, undefined, undefined] }
    expect(await served(shop, icon[format], [0.5, 0.5])).toEqual({ ...expected, colours: [near(204, 51, 34)] })
  }
  // larger than the file is, and still as large as the page says
  expect(await served(shop, large.jpg, [0, 1])).toMatchObject({ size: [1200, 1200], colours: [near(204, 51, 34)] })
  const [hash = ""] = await readdir(pictures)
  expect((await readdir(join(pictures, hash))).toSorted()).toEqual(["il-2.avif", "il-2.jpg", "il-2.webp", "pl-2.jpg"])
  expect(await told()).toHaveLength(1)
  expect((await ask(shop, icon.jpg.replace("_2.jpg", "_1.jpg"))).status).toBe(404)
  expect(lines).toEqual([])
}, 120_000)

test("several who ask for a picture that is missing, two processes among them, get one and the same", async () => {
  const { pictures, open, lines, picture } = await photographedShop({ "601-1.png": plain("#cc3322").png() })
  const shops = [await open(), await open()]
  const { icon } = await picture(1)
  const answers = await Promise.all(shops.flatMap((shop) => [ask(shop, icon.avif), ask(shop, icon.avif)]))
  const bodies = await Promise.all(answers.map((answer) => answer.bytes()))
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual(answers.map(() => [200, "image/avif"]))
  expect(new Set(bodies.map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(1)
  const [folder = ""] = await readdir(pictures)
  expect(await readdir(join(pictures, folder))).toEqual(["il-1.avif"])
  expect(lines).toEqual([])
}, 120_000)

test("what is no picture of a product is not made", async () => {
  const { pictures, open, picture } = await photographedShop({ "601-1.png": plain("#cc3322").png() })
  const shop = await open()
  const { icon } = await picture(1)
  const wrong = [
    icon.jpg.replace("_1.jpg", "_4.jpg"),
    icon.jpg.replace("-601_", "-602_"),
    icon.jpg.replace("-601_", "-699_"),
    icon.jpg.replace(/[0-9a-f]{12}/, "0".repeat(12)),
  ]
  for (const address of wrong) expect([address, (await ask(shop, address)).status]).toEqual([address, 404])
  expect(existsSync(pictures)).toBe(false)
})

test("a picture that cannot be kept is a 500 that is logged, and not tried for ever", async () => {
  const { pictures, open, lines, picture } = await photographedShop({ "601-1.png": plain("#cc3322").png() })
  const shop = await open()
  const { icon } = await picture(1)
  // the folder of its files leads nowhere
  await mkdir(pictures, { recursive: true })
  await symlink(join(pictures, "nowhere"), join(pictures, icon.jpg.split("/")[2] ?? ""))
  const statuses = []
  for (let time = 0; time < 5; time += 1) statuses.push((await ask(shop, icon.jpg)).status)
  expect(statuses).toEqual([500, 500, 500, 500, 500])
  const logged = { level: "error", during: expect.stringMatching(/^make .*il-1\.jpg$/), error: expect.any(String) }
  expect(lines).toEqual([logged, logged, logged])
}, 120_000)

test("a seeding tells which pictures have no photograph, and takes the files of pictures away that nothing has any more", async () => {
  const { pictures, put, seed, said, open, picture } = await photographedShop({ "601-1.png": plain("#cc3322").png() })
  await seed()
  expect(said).toEqual(["seeded the shop", "5 pictures have no photograph yet: 601-2, 601-3, 602-1, 602-2, 602-3"])
  const shop = await open()
  await served(shop, (await picture(1)).icon.jpg)
  const [before] = await readdir(pictures)
  await mkdir(join(pictures, "kept by somebody"))
  await put("601-1.png", plain("#22cc33").png())
  await seed()
  expect(await readdir(pictures)).toEqual(["kept by somebody"])
  await served(shop, (await picture(1)).icon.jpg)
  expect(await readdir(pictures)).not.toContain(before)
}, 120_000)

test("a photograph that has changed or is gone is not served under the old address; another seeding takes it in, under another", async () => {
  const { pictures, catalogueFolder, open, seed, put, told, picture, lines } = await photographedShop({
    "601-1.png": plain("#cc3322").png(),
  })
  const shop = await open()
  const before = (await picture(1)).icon.jpg
  // as many bytes as before, and other ones
  await put("601-1.png", plain("#22cc33").png())
  expect((await ask(shop, before)).status).toBe(500)
  await rm(join(catalogueFolder, "photographs/601-1.png"))
  const gone = await ask(shop, before)
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([500, "no-store"])
  const line = (why: string) => ({
    level: "error",
    during: expect.stringMatching(/^make [0-9a-f]{12}\/il-1\.jpg$/),
    error: `Picture 1 of product 601 cannot be made: photographs/601-1.png ${why}`,
  })
  expect(lines).toEqual([
    line("has changed since the catalogue was taken in: `npm run witryna -- shop seed` takes it in"),
    line("cannot be read: put it back, or take the catalogue in without it by `npm run witryna -- shop seed`"),
  ])
  expect(existsSync(pictures)).toBe(false)

  await put("601-1.png", plain("#22cc33").png())
  await seed()
  const after = (await picture(1)).icon.jpg
  expect(after).not.toBe(before)
  expect((await served(shop, after, [0.5, 0.5])).colours).toEqual([near(34, 204, 51)])
  expect((await ask(shop, before)).status).toBe(404)

  await rm(join(catalogueFolder, "photographs/601-1.png"))
  await seed()
  expect(await told()).toEqual([])
  expect((await ask(shop, after)).status).toBe(404)
}, 120_000)

test("a photograph whose beginning alone is sound is told in the log when it is made, and nothing is kept of it", async () => {
  const grain = { type: "gaussian", mean: 128, sigma: 60 } as const
  const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#fff", noise: grain } })
    .jpeg()
    .toBuffer()
  const { pictures, open, picture, lines } = await photographedShop({ "601-1.jpg": whole.subarray(0, whole.length / 2) })
  const shop = await open()
  expect((await ask(shop, (await picture(1)).icon.jpg)).status).toBe(500)
  const error = expect.stringMatching(/photographs\/601-1\.jpg is damaged \(.+\): save it again from where it came, or take it away$/)
  expect(lines).toEqual([expect.objectContaining({ level: "error", error })])
  expect(existsSync(pictures)).toBe(false)
}, 120_000)

test("what a shop does not take is told file by file, with what to do, and the shop stays as it was", async () => {
  const { put, seed, open, picture, catalogueFolder } = await photographedShop({ "601-1.png": plain("#cc3322").png() })
  const shop = await open()
  const before = (await picture(1)).icon.jpg
  for (const beside of [".DS_Store", "manifest.json", "notes.md"]) await put(beside, "{}")
  await put("601-2.jpg", plain("#cc3322").png())
  await put("601-3.png", plain("#cc3322", 300, 900).png())
  await put("602-1.jpg", "")
  await put("602-2.webp", "<svg/>")
  await put("602-9.png", plain("#cc3322").png())
  await put("690-1.png", plain("#cc3322").png())
  await put("601-1.webp", plain("#cc3322").webp())
  await put("IMG_0001.jpg", plain("#cc3322").jpeg())
  await mkdir(join(catalogueFolder, "photographs/602-3.png"))
  await expect(seed()).rejects.toThrow(
    [
      "the catalogue has 9 problems:",
      "  photographs/601-2.jpg: the file is PNG, and its name says JPEG: name it 601-2.png",
      "  photographs/601-3.png: the picture has 300 × 900 px, and pages show 600 × 600: take one with 600 px or more on its shorter side",
      "  photographs/602-1.jpg: the file is empty: copy it again",
      "  photographs/602-2.webp: the file is no JPEG, PNG, WebP or AVIF picture, whatever its name says: save it as one of these",
      "  photographs/602-3.png: the file cannot be read (EISDIR: illegal operation on a directory, read): make it readable, or take it away",
      "  photographs/IMG_0001.jpg: a photograph is named <product id>-<number>.jpg, .png, .webp or .avif, such as 601-1.jpg for the first picture of product 601, or home.jpg, category-<id>.jpg, producer-<id>.jpg: rename it, or take it away",
      "  photographs/601-1.webp: photographs/601-1.png is picture 1 of product 601 already: keep one of the two",
      `  photographs/602-9.png: product 602 has 3 pictures: number the file 1 to 3, or add to "pictures" of the product's file`,
      "  photographs/690-1.png: there is no product 690: name the file after a product that there is, or take it away",
    ].join("\n"),
  )
  expect((await picture(1)).icon.jpg).toBe(before)
  expect((await served(shop, before, [0.5, 0.5])).colours).toEqual([near(204, 51, 34)])
}, 120_000)

test("a picture that says it is enormous is refused by its beginning, however small its file is", async () => {
  const bomb = await plain("#cc3322").png().toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const { seed } = await photographedShop({ "601-1.png": bomb })
  await expect(seed()).rejects.toThrow("photographs/601-1.png: the picture has 60000 × 60000 px, and the shop takes 64 million in all")
})

test("a start reads a photograph only when its file is not as it was", async () => {
  const { put, catalogueFolder } = await photographedShop({ "601-1.png": plain("#cc3322").png(), "601-2.png": plain("#cc3322").png() })
  const { photographs } = await lookAtPhotographs(catalogueFolder, [])
  const known = photographs.map((photograph) => ({ ...photograph, sha256: "as it was noted" }))
  await put("601-2.png", plain("#22cc33").png())
  const again = await lookAtPhotographs(catalogueFolder, known)
  expect(again.problems).toEqual([])
  expect(again.photographs.map(({ sha256 }) => sha256)).toEqual(["as it was noted", expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(again.photographs[1]?.sha256).not.toBe(photographs[1]?.sha256)
})
