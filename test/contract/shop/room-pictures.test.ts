import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const alt = { pl: "Dzbanek przy oknie", en: "A jug by the window" }
const told = { picture: { alt } }

/** The small catalogue with what is said of rooms' pictures, and nobody with a password, which would take a while to hash. */
function catalogueWith({ home = {}, category = {}, producer = {} }: Readonly<Partial<Record<"home" | "category" | "producer", object>>>) {
  const rewritten: Readonly<Record<string, (text: string) => string>> = {
    "accounts.json": () => "[]",
    "shop.json": (text) => text.replace('"hero":', `${JSON.stringify(home).slice(1, -1)}${home === told ? "," : ""}"hero":`),
    "categories.json": (text) =>
      text.replace('"parent":null', `"parent":null${category === told ? "," : ""}${JSON.stringify(category).slice(1, -1)}`),
    "producers.json": (text) => text.replace('"id":1', `"id":1${producer === told ? "," : ""}${JSON.stringify(producer).slice(1, -1)}`),
  }
  return smallCatalogue().map(({ file, text }) => ({ file, text: rewritten[file]?.(text) ?? text }))
}

const allTold = { home: told, category: told, producer: told }

async function folders(catalogue = catalogueWith(allTold)) {
  const folder = await temporaryFolderForTest()
  const [dataFolder, catalogueFolder] = [join(folder, "data"), join(folder, "catalogue")]
  await writeCatalogue(catalogueFolder, catalogue)
  await mkdir(join(catalogueFolder, "photographs"))
  const put = async (name: string, colour: string): Promise<void> => {
    const picture = sharp({ create: { width: 700, height: 600, channels: 3, background: colour } })
    await picture.toFile(join(catalogueFolder, "photographs", name))
  }
  const seed = () => prepareShop({ dataFolder }, { catalogueFolder, now: () => testNowMs })
  const open = async (): Promise<Shop> => {
    const shop = await createShop({ dataFolder, catalogueFolder, now: () => testNowMs })
    onTestFinished(() => shop.close())
    return shop
  }
  return { catalogueFolder, put, seed, open }
}

const question =
  "{ ownHome { picture { alt large { jpg px } } categories { id picture { alt icon { avif } } } } ownListing(categoryId: 11) { picture { icon { avif webp jpg px } } } ownProducer(producerId: 1) { picture { alt thumbnail { jpg } } } none: ownListing(categoryId: 12) { picture { alt } } }"

test("rooms are told with their photographs, and served in each kind and format (2.99, 2.104, 10.326)", async () => {
  const { put, open } = await folders()
  await put("home.png", "#cc3322")
  await put("category-11.webp", "#22cc33")
  await put("producer-1.jpg", "#2233cc")
  const shop = await open()
  const path = (kind: string, room: string, format: string) =>
    expect.stringMatching(new RegExp(`^/hpeciai/[0-9a-f]{12}/${kind}_${room}\\.${format}$`))
  const answer = await makeShopper(shop).data(question)
  expect(answer).toEqual({
    ownHome: {
      picture: { alt: alt.pl, large: { jpg: path("pl", "home", "jpg"), px: 1200 } },
      categories: [{ id: 11, picture: { alt: alt.pl, icon: { avif: path("il", "category-11", "avif") } } }],
    },
    ownListing: {
      picture: {
        icon: {
          avif: path("il", "category-11", "avif"),
          webp: path("il", "category-11", "webp"),
          jpg: path("il", "category-11", "jpg"),
          px: 400,
        },
      },
    },
    ownProducer: { picture: { alt: alt.pl, thumbnail: { jpg: path("ps", "producer-1", "jpg") } } },
    none: { picture: null },
  })
  const addresses = JSON.stringify(answer).match(/\/hpeciai\/[^"]+/g) ?? []
  const served = await Promise.all(
    addresses.map(async (address) => {
      const reply = await shop.fetch(new Request(`${shopOrigin}${address}`))
      const bytes = await reply.bytes()
      const { width, height } = await sharp(bytes).metadata()
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      return [
        address.replace(/^.*\//, ""),
        width === height ? width : "not square",
        [...data.subarray(0, 3)].map((channel) => Math.round(channel / 64)),
      ]
    }),
  )
  expect(Object.fromEntries(served.map(([name, ...rest]) => [name, rest]))).toEqual({
    "pl_home.jpg": [1200, [3, 1, 1]],
    "il_category-11.avif": [400, [1, 3, 1]],
    "il_category-11.webp": [400, [1, 3, 1]],
    "il_category-11.jpg": [400, [1, 3, 1]],
    "ps_producer-1.jpg": [160, [1, 1, 3]],
  })
  const [address = ""] = addresses
  for (const wrong of [address.replace("pl_home", "pm_category-11"), address.replace("home", "home-1"), address.replace("home", "attic")])
    expect([wrong, (await shop.fetch(new Request(`${shopOrigin}${wrong}`))).status]).toEqual([wrong, 404])
}, 120_000)

test("a room's address changes with its photograph, and a room without one has no picture: a category then has the product's that is chosen for it", async () => {
  const { put, seed, open } = await folders()
  await put("home.png", "#cc3322")
  await put("602-1.png", "#888888")
  const shop = await open()
  const told = async () =>
    await makeShopper(shop).data(
      "{ ownHome { picture { alt large { jpg } } categories { id picture { alt } } } ownProducer(producerId: 1) { picture { alt } } }",
    )
  const before = await told()
  expect(before).toMatchObject({
    ownHome: { picture: { alt: alt.pl }, categories: [{ id: 11, picture: { alt: "Widok front" } }] },
    ownProducer: { picture: null },
  })
  await put("home.png", "#22cc33")
  await put("producer-1.png", "#2233cc")
  await seed()
  const after = await told()
  expect(after).toMatchObject({ ownHome: { picture: { alt: alt.pl } }, ownProducer: { picture: { alt: alt.pl } } })
  expect(JSON.stringify(after)).not.toContain(JSON.stringify(before).match(/[0-9a-f]{12}/)?.[0])
}, 120_000)

test("a room's photograph that belongs nowhere is told in words, with what to do", async () => {
  const { put, seed } = await folders(catalogueWith({ category: told }))
  for (const name of [
    "home.png",
    "category-11.png",
    "category-11.jpg",
    "category-12.png",
    "category-99.png",
    "producer-1.png",
    "producer-2.png",
  ])
    await put(name, "#cc3322")
  await expect(seed()).rejects.toThrow(
    [
      "the catalogue has 6 problems:",
      "  photographs/category-11.png: photographs/category-11.jpg is the picture of category-11 already: keep one of the two",
      `  photographs/category-12.png: nothing says what it shows: add "picture" with its "alt" to category 12 of categories.json, or take the file away`,
      "  photographs/category-99.png: there is no category 99: name the file after one that there is, or take it away",
      `  photographs/home.png: nothing says what it shows: add "picture" with its "alt" to "home" of shop.json, or take the file away`,
      `  photographs/producer-1.png: nothing says what it shows: add "picture" with its "alt" to producer 1 of producers.json, or take the file away`,
      "  photographs/producer-2.png: there is no producer 2: name the file after one that there is, or take it away",
    ].join("\n"),
  )
})
