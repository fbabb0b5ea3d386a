import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { pictureHash, productPictures } from "../../../fixtures/shop/catalogue/picture-addresses.ts"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, smallProducts, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { temporaryFolder } from "../../support/shop/test-shop.ts"

test("two that prepare at once draw each picture once; a changed drawing redraws its own product and nothing else", async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [dataFolder, catalogueFolder] = [join(folder, "data"), join(folder, "catalogue")]
  const products = smallProducts
    .filter(({ id }) => id === 601 || id === 602)
    .map((product) => ({ ...product, pictures: product.pictures.slice(0, 3) }))
  const prepare = async (): Promise<readonly string[]> => {
    const lines: string[] = []
    await prepareShop(dataFolder, { catalogueFolder, onProgress: (line) => lines.push(line) })
    return lines.filter((line) => line.startsWith("drawing"))
  }
  const folders = () => readdir(join(dataFolder, "pictures"))

  await writeCatalogue(catalogueFolder, smallCatalogue(products))
  const drawn = (await Promise.all([prepare(), prepare()])).flat()
  expect(drawn).toEqual(Array.from({ length: 6 }, (_, at) => `drawing pictures ${at + 1}/6`))
  expect(new Set(await folders())).toEqual(new Set(products.map(pictureHash)))
  expect(await prepare()).toEqual([])

  const changed = products.map((product): ProductFile =>
    product.id === 602 ? { ...product, drawing: { subject: "mug", colours: { body: "#aa3344" } } } : product,
  )
  await writeCatalogue(catalogueFolder, smallCatalogue(changed))
  expect(await prepare()).toHaveLength(3)
  expect(new Set(await folders())).toEqual(new Set(changed.map(pictureHash)))

  const shop = await createShop({ dataFolder, catalogueFolder })
  onTestFinished(() => shop.close())
  const addresses = changed.flatMap((product) =>
    productPictures(product, "en").flatMap((picture) => [picture.large.webp, picture.thumbnail.jpg]),
  )
  for (const address of addresses) {
    const response = await shop.fetch(new Request(`${shopOrigin}${address}`))
    expect([address, response.status, (await response.bytes()).length > 500]).toEqual([address, 200, true])
  }
})
