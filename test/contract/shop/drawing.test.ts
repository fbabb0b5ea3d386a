import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import type { ProductPicture } from "../../../core/product/details.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { pictureHash, productPictures } from "../../../fixtures/shop/catalogue/picture-addresses.ts"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, smallProducts, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { temporaryFolder } from "../../support/shop/test-shop.ts"

/** The drawings that take least: there is nothing in these tests that depends on what a picture shows. */
const quick = { subject: "brush", colours: { body: "#334455" } }
const products = smallProducts
  .filter(({ id }) => id === 601 || id === 602)
  .map((product) => ({ ...product, drawing: quick, pictures: product.pictures.slice(0, 3) }))

/** A folder whose shop has two products with three pictures each, and nobody with a password, which would take a while to hash. */
async function smallShopFolder() {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [dataFolder, catalogueFolder] = [join(folder, "data"), join(folder, "catalogue")]
  await writeCatalogue(catalogueFolder, withoutAccounts(products))
  const lines: object[] = []
  const open = async (): Promise<Shop> => {
    const shop = await createShop({ dataFolder, catalogueFolder, log: (line) => lines.push(line) })
    onTestFinished(() => shop.close())
    return shop
  }
  return { pictures: join(dataFolder, "pictures"), catalogueFolder, lines, open }
}

const withoutAccounts = (goods: readonly ProductFile[]) =>
  smallCatalogue(goods).map((written) => (written.file === "accounts.json" ? { ...written, text: "[]" } : written))

const ask = (shop: Shop, address: string | null) => shop.fetch(new Request(`${shopOrigin}${address}`))

function pictureOf(id: number): ProductPicture {
  const [first] = products.filter((product) => product.id === id).flatMap((product) => productPictures(product, "en"))
  if (first === undefined) throw new Error(`product ${id} has no picture`)
  return first
}

test("a picture is drawn when it is first asked for, only the file that is asked for, by whichever process, and stays the same (10.20, 10.179)", async () => {
  const { pictures, open, lines } = await smallShopFolder()
  const shop = await open()
  const shops = [shop, await open()]
  const { icon, thumbnail, medium } = pictureOf(602)
  const answers = await Promise.all(shops.flatMap((shop) => [ask(shop, icon.avif), ask(shop, icon.avif)]))
  const bodies = await Promise.all(answers.map((answer) => answer.bytes()))
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual(answers.map(() => [200, "image/avif"]))
  expect(new Set(bodies.map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(1)
  const [folder = ""] = await readdir(pictures)
  expect(await readdir(join(pictures, folder))).toEqual(["il-1.avif"])

  for (const address of [thumbnail.webp, medium.jpg]) expect((await ask(shop, address)).status).toBe(200)
  expect((await readdir(join(pictures, folder))).toSorted()).toEqual(["il-1.avif", "pm-1.jpg", "ps-1.webp"])
  expect(lines).toEqual([])
}, 120_000)

test("what is no picture of a product is not drawn", async () => {
  const { pictures, open } = await smallShopFolder()
  const shop = await open()
  const { icon } = pictureOf(602)
  const elsewhere = pictureOf(601).icon.jpg.split("/")[2] ?? ""
  for (const address of [
    icon.jpg.replace("_1.jpg", "_4.jpg"),
    icon.jpg.replace("-602_", "-699_"),
    icon.jpg.replace(/[0-9a-f]{16}/, elsewhere),
    icon.jpg.replace(/[0-9a-f]{16}/, "0".repeat(16)),
  ]) {
    expect([address, (await ask(shop, address)).status]).toEqual([address, 404])
  }
  await expect(readdir(pictures)).rejects.toThrow("ENOENT")
})

test("a picture that cannot be drawn is a 500 that is logged, and not tried for ever", async () => {
  const { pictures, open, lines } = await smallShopFolder()
  const shop = await open()
  const { icon } = pictureOf(602)
  // the folder of its files leads nowhere
  await mkdir(pictures, { recursive: true })
  await symlink(join(pictures, "nowhere"), join(pictures, icon.jpg.split("/")[2] ?? ""))
  const statuses = []
  for (let time = 0; time < 5; time += 1) statuses.push((await ask(shop, icon.jpg)).status)
  expect(statuses).toEqual([500, 500, 500, 500, 500])
  const logged = { level: "error", during: expect.stringMatching(/^draw .*il-1\.jpg$/), error: expect.any(String) }
  expect(lines).toEqual([logged, logged, logged])
  expect((await ask(shop, pictureOf(601).icon.jpg)).status).toBe(200)
}, 120_000)

/** The usual files of the first two pictures, as if somebody had drawn them. */
async function putFirst(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const kind of ["ps", "il", "pm", "ph"]) for (const at of [1, 2]) await writeFile(join(folder, `${kind}-${at}.avif`), "")
}

test("two that draw ahead draw each missing picture once; a changed drawing redraws its own product, and old ones go", async () => {
  const { pictures, catalogueFolder, open } = await smallShopFolder()
  const drawAhead = async (shop: Shop): Promise<readonly string[]> => {
    const lines: string[] = []
    await shop.drawAhead({ inBackground: false, onProgress: (line) => lines.push(line) })
    return lines
  }
  const shops = [await open(), await open()]
  for (const hash of products.map(pictureHash)) await putFirst(join(pictures, hash))
  const drawn = (await Promise.all(shops.map(drawAhead))).flat()
  // the first two of each are there already
  expect(drawn).toEqual(Array.from({ length: 2 }, (_, at) => `drawing pictures ${at + 1}/2`))
  expect(new Set(await readdir(pictures))).toEqual(new Set(products.map(pictureHash)))
  for (const hash of products.map(pictureHash)) expect(await readdir(join(pictures, hash))).toHaveLength(3 * 4)
  expect((await Promise.all(shops.map(drawAhead))).flat()).toEqual([])

  const changed = products.map((product): ProductFile =>
    product.id === 602 ? { ...product, drawing: { ...quick, colours: { body: "#aa3344" } } } : product,
  )
  await writeCatalogue(catalogueFolder, withoutAccounts(changed))
  expect(await drawAhead(await open())).toHaveLength(3)
  expect(new Set(await readdir(pictures))).toEqual(new Set(changed.map(pictureHash)))
}, 240_000)

test("stopping ends the drawing in the middle, and no half file appears", async () => {
  const { pictures, open, lines } = await smallShopFolder()
  const shop = await open()
  const begun = Promise.withResolvers<void>()
  const ahead = shop.drawAhead({ inBackground: true, onProgress: () => begun.resolve() })
  await begun.promise
  const asked = ask(shop, pictureOf(602).large.avif)
  shop.stopDrawing()
  await ahead
  expect([(await asked).status, (await asked).headers.get("retry-after")]).toEqual([503, "5"])
  const files = (await readdir(pictures, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files.filter((entry) => /\.(?:avif|webp|jpg)$/.test(entry.name))) {
    // the first bytes of an AVIF file name its kind, and the last box ends with the file
    const bytes = await readFile(join(parentPath, name))
    expect([name, bytes.subarray(4, 12).toString("latin1")]).toEqual([name, "ftypavif"])
  }
  expect(lines).toEqual([])
}, 120_000)
