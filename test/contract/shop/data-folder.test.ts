import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { setShopText } from "../../../fixtures/shop/shop-settings.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"
import { basketOf, makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, smallProducts, writeCatalogue, writePhotographs } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop, openTestShop, temporaryFolderForTest } from "../../support/shop/test-shop.ts"

describe("a data folder", () => {
  test("keeps sessions and baskets over a restart", async () => {
    const { shop, place, dataFolder, catalogueFolder } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2" })
    await shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
    const again = await createShop({ place, dataFolder, catalogueFolder, now: () => testNowMs })
    onTestFinished(() => again.close())
    const back = makeShopper(again)
    back.cookies.set("client", shopper.cookies.get("client") ?? "")
    expect(await basketOf(back)).toEqual([[601, "M", 2]])
  })

  test("is seeded again only when the catalogue is another; rows of what is still sold stay", async () => {
    const { shop, place, catalogueFolder, database } = await openTestShop()
    const own = join(await temporaryFolderForTest(), "catalogue")
    const shopper = makeShopper(shop)
    for (const [product, size] of [
      ["601", "M"],
      ["601", "S"],
      ["602", "uniw"],
      ["609", "A"],
    ] as const)
      await shopper.post("/basketchange.php", { product, size })
    const lines: string[] = []
    const prepare = (folder: string) =>
      prepareShop(place, { catalogueFolder: folder, now: () => testNowMs, onProgress: (line) => lines.push(line) })
    await prepare(catalogueFolder)
    expect(lines).toEqual([])
    const products = smallProducts
      .filter(({ id }) => id !== 609)
      .map((product) =>
        product.id === 601
          ? { ...product, gross: "135.00", sizes: product.sizes.filter(({ id }) => id !== "S").map((size) => ({ ...size, stock: "8" })) }
          : product,
      )
    await writeCatalogue(own, smallCatalogue(products))
    await writePhotographs(own, products)
    await prepare(own)
    expect(lines).toEqual(["seeded the shop"])
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 1],
      [602, "uniw", 1],
    ])
    expect(
      await shopper.data(
        "{ product(productId: 601) { product { price { price { gross { value } } } sizes { id amount } } } gone: product(productId: 609) { product { id } } }",
      ),
    ).toEqual({
      product: {
        product: {
          price: { price: { gross: { value: 135 } } },
          sizes: [
            { id: "M", amount: 8 },
            { id: "L", amount: 8 },
          ],
        },
      },
      gone: { product: null },
    })
    expect(await database.all("SELECT login FROM account")).toHaveLength(2)
    const orphans =
      "SELECT * FROM basket_row WHERE NOT EXISTS (SELECT 1 FROM product_size AS s WHERE s.product = basket_row.product AND s.size = basket_row.size)"
    expect(await database.all(orphans)).toEqual([])
  })

  test("is left as it was when the new catalogue breaks a rule, and the error names file, path and rule", async () => {
    const { shop, place } = await openTestShop()
    const own = join(await temporaryFolderForTest(), "catalogue")
    await writeCatalogue(own, smallCatalogue(smallProducts.map((product) => (product.id === 601 ? { ...product, producer: 77 } : product))))
    await expect(prepareShop(place, { catalogueFolder: own })).rejects.toThrow("products/601-T-601.json at producer: producer 77 exists")
    expect(await makeShopper(shop).data("{ product(productId: 601) { product { producer { name } } } }")).toEqual({
      product: { product: { producer: { name: "Pracownia Żuk" } } },
    })
  })

  test("may be prepared by two at once", async () => {
    const place = await emptyPlace()
    const own = join(await temporaryFolderForTest(), "catalogue")
    await writeCatalogue(own, smallCatalogue())
    const prepare = () => prepareShop(place, { catalogueFolder: own })
    await Promise.all([prepare(), prepare(), prepare()])
    const database = await openShopData(place)
    onTestFinished(() => database.close())
    expect(await database.all("SELECT number FROM revision WHERE subject = 'catalogue'")).toEqual([expect.objectContaining({ number: 1 })])
  })
})

describe("shop texts and version", () => {
  test("a text of the shop's own is told in its language, also in messages, and can be taken back", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    await setShopText(database, "refusal.sizeNotChosen", "pl", "Najpierw rozmiar!")
    expect(await shopper.data("{ ownShop { texts { key text } } }")).toEqual({
      ownShop: { texts: [{ key: "refusal.sizeNotChosen", text: "Najpierw rozmiar!" }] },
    })
    expect(await shopper.data("{ ownShop { texts { key text } } }", "/graphql/v1/?lang=eng")).toEqual({ ownShop: { texts: [] } })
    const refused = await shopper.post("/basketchange.php", { product: "601", size: "", getAjax: "true" })
    expect(await refused.json()).toEqual({ status: "error", error: { code: "size_not_chosen", message: "Najpierw rozmiar!", limit: null } })
    await setShopText(database, "refusal.sizeNotChosen", "pl", null)
    expect(await shopper.data("{ ownShop { texts { key } } }")).toEqual({ ownShop: { texts: [] } })
    await expect(setShopText(database, "a b", "pl", "x")).rejects.toThrow("no key")
  })

  test("the catalogue brings words of its own; what is set at the terminal goes before them, and taking it back leaves them", async () => {
    const { shop, place, close } = await openProjectShop()
    onTestFinished(close)
    const database = await openShopData(place)
    onTestFinished(() => database.close())
    const shopper = makeShopper(shop)
    const browse = async () => JSON.stringify(await shopper.data("{ ownShop { texts { key text } } }"))
    expect(await browse()).toContain('{"key":"home.browse","text":"Zobacz dzbanek Studnia"}')
    await setShopText(database, "home.browse", "pl", "Zobacz, co mamy")
    expect(await browse()).toContain('{"key":"home.browse","text":"Zobacz, co mamy"}')
    await setShopText(database, "home.browse", "pl", null)
    expect(await browse()).toContain("Zobacz dzbanek Studnia")
  })

  test("the version changes with whatever a visitor's page may show, and with nothing else", async () => {
    const { shop, database, clock } = await openTestShop()
    const shopper = makeShopper(shop)
    const version = (path = "/basketedit.php") => {
      const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      return shop.visit(new Request(`${shopOrigin}${path}`, { headers: { cookie } })).then(({ version }) => version)
    }
    const seen = new Set<string>()
    const isNew = async () => {
      const now = await version()
      expect(await version()).toBe(now)
      const fresh = !seen.has(now)
      seen.add(now)
      return fresh
    }
    expect(await isNew()).toBe(true)
    await makeShopper(shop).post("/basketchange.php", { product: "602" })
    expect(await isNew()).toBe(false)
    await setShopText(database, "a.text", "pl", "inny")
    expect(await isNew()).toBe(true)
    await setShopText(database, "a.text", "pl", "inny")
    expect(await isNew()).toBe(false)
    await shopper.post("/basketchange.php", { product: "602" })
    expect(await isNew()).toBe(true)
    await shopper.post("/basketchange.php", { product: "602" })
    expect(await isNew()).toBe(true)
    await shopper.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
    expect(await isNew()).toBe(true)
    await shopper.send("/settings.php?lang=eng")
    expect(await isNew()).toBe(true)
    clock.nowMs += 3 * 86_400_000
    expect(await isNew()).toBe(true)
  })
})

describe("pictures", () => {
  const hash = "0123456789ab"

  test("both languages read one file, kept by caches for ever", async () => {
    const { shop, dataFolder } = await openTestShop()
    await mkdir(join(dataFolder, "pictures", hash), { recursive: true })
    await writeFile(join(dataFolder, "pictures", hash, "pm-2.webp"), "bytes")
    for (const start of ["pol_pm_Kubek", "eng_pm_Mug-of-clay"]) {
      const response = await shop.fetch(new Request(`${shopOrigin}/hpeciai/${hash}/${start}-602_2.webp`))
      expect([response.status, await response.text()]).toEqual([200, "bytes"])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": "5",
      })
      const etag = response.headers.get("etag") ?? ""
      expect(
        (
          await shop.fetch(
            new Request(response.url || `${shopOrigin}/hpeciai/${hash}/${start}-602_2.webp`, { headers: { "if-none-match": etag } }),
          )
        ).status,
      ).toBe(304)
    }
    const head = await shop.fetch(new Request(`${shopOrigin}/hpeciai/${hash}/pol_pm_Kubek-602_2.webp`, { method: "HEAD" }))
    expect([head.status, await head.text()]).toEqual([200, ""])
  })

  test("only folders that are named by a hash are read", async () => {
    const { shop, dataFolder } = await openTestShop()
    for (const folder of ["secret", hash.toUpperCase()]) {
      await mkdir(join(dataFolder, "pictures", folder), { recursive: true })
      await writeFile(join(dataFolder, "pictures", folder, "pm-2.webp"), "bytes")
      expect((await shop.fetch(new Request(`${shopOrigin}/hpeciai/${folder}/pol_pm_Kubek-602_2.webp`))).status).toBe(404)
    }
  })

  test.each([
    `/hpeciai/${hash}/pol_pm_Kubek-602_3.webp`,
    `/hpeciai/${hash}/pol_pm_Kubek-602_2.png`,
    `/hpeciai/${hash}/ger_pm_Kubek-602_2.webp`,
    `/hpeciai/../../shop.db`,
    `/hpeciai/%2e%2e/%2e%2e/shop.db`,
    `/hpeciai/${hash}/..%2f..%2f..%2fshop.db`,
    `/hpeciai/${hash}/pol_pm_..%5c..-602_2.webp`,
    `/hpeciai/${hash}/pol_pm_Kubek-602_2.webp%00.jpg`,
    "/hpeciai/",
  ])("%s is 404", async (path) => {
    const { shop } = await openTestShop()
    expect((await shop.fetch(new Request(`${shopOrigin}${path}`))).status).toBe(404)
  })
})
