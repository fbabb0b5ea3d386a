import { mkdtemp, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Schema } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { orderAnswer } from "../../../cli/shop/order-answers.ts"
import { rowFileLimits } from "../../../core/basket/files/row-files.ts"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { rowFilePosts } from "../../../fixtures/shop/row-files/answer-row-files.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

const shirt = rowHash(601, "M")
const cloth = rowHash(602, "uniw")
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)
const file = (name: string, type: string, content: BlobPart): File => new File([content], name, { type })
const picture = file("wzór.png", "image/png", png)

function send(shopper: Shopper, row: string, files: readonly File[]) {
  const body = new FormData()
  body.append("row", row)
  for (const one of files) body.append("row_files", one)
  return shopper.send("/basketchange.php?type=files", { method: "POST", body })
}

const remove = (shopper: Shopper, id: number) => shopper.post("/basketchange.php?type=files", { remove_file: String(id) })

const Told = Schema.Struct({ id: Schema.Int, name: Schema.String, bytes: Schema.Int })
const decode = Schema.decodeUnknownSync(
  Schema.Struct({
    basket: Schema.Struct({ products: Schema.Array(Schema.Struct({ additional: Schema.String, ownFiles: Schema.Array(Told) })) }),
  }),
)

async function rowsOf(shopper: Shopper) {
  const { basket } = decode(await shopper.data("{ basket { products { additional ownFiles { id name bytes } } } }"))
  return Object.fromEntries(basket.products.map(({ additional, ownFiles }) => [additional, ownFiles]))
}

const namesOf = async (shopper: Shopper, row: string) => (await rowsOf(shopper))[row]?.map(({ name }) => name)

async function shopperWithRows() {
  const { shop, database } = await openTestShop()
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2" })
  await shopper.post("/basketchange.php", { product: "602", size: "uniw", number: "4" })
  await noticeOf(shopper)
  return { shop, database, shopper }
}

describe("files of rows (10.780 to 10.783, 11.560)", () => {
  test("are kept with their row under the names that they came with, and the cart comes next (10.780)", async () => {
    const { shopper } = await shopperWithRows()
    const sent = await send(shopper, shirt, [picture, file("opis.txt", "text/plain", "Zażółć")])
    expect([sent.status, sent.headers.get("location"), await noticeOf(shopper)]).toEqual([303, "/basketedit.php?mode=1#cart_files", null])
    expect(await rowsOf(shopper)).toEqual({
      [shirt]: [
        { id: 1, name: "wzór.png", bytes: png.length },
        { id: 2, name: "opis.txt", bytes: 10 },
      ],
      [cloth]: [],
    })
  })

  test("are taken away one by one, and by nobody else (10.781)", async () => {
    const { shop, shopper } = await shopperWithRows()
    await send(shopper, shirt, [picture, picture])
    const stranger = makeShopper(shop)
    await stranger.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    await remove(stranger, 1)
    expect(await namesOf(shopper, shirt)).toHaveLength(2)
    await remove(shopper, 1)
    expect((await rowsOf(shopper))[shirt]?.map(({ id }) => id)).toEqual([2])
    expect(await namesOf(stranger, shirt)).toEqual([])
  })

  const page = "<!doctype html><script>alert(1)</script>"
  const large = new Uint8Array(rowFileLimits.bytes + 1)
  large.set(png)
  test.each<readonly [string, readonly File[], RegExp]>([
    ["none", [], /^Wybierz plik/],
    ["a page called a picture", [file("wzór.png", "image/png", page)], /wzór\.png/],
    ["a picture called a text", [file("wzór.txt", "text/plain", png)], /wzór\.txt/],
    ["a drawing with scripts", [file("wzór.svg", "image/svg+xml", "<svg/>")], /wzór\.svg/],
    ["one with nothing in it", [picture, file("opis.txt", "text/plain", "")], /^Plik opis\.txt jest pusty/],
    ["one that is too large", [picture, file("duży.png", "image/png", large)], /duży\.png.*5,00 MB/],
    ["four of them", [picture, picture, picture, picture], /najwyżej 3 pliki/],
  ])("%s: told at the row, and nothing is kept (9.180, 10.782, 10.1110)", async (_what, files, words) => {
    const { shopper, database } = await shopperWithRows()
    await send(shopper, shirt, files)
    const told = await noticeOf(shopper)
    expect(told).toMatchObject({ is: "rowNotChanged", row: shirt, code: "files" })
    expect(told?.["message"]).toMatch(words)
    expect(await database.all("SELECT id FROM row_file")).toEqual([])
  })

  test("for a row that is not there, and of a visitor without a basket, are kept by nobody (10.782)", async () => {
    const { shop, shopper, database } = await shopperWithRows()
    await send(shopper, rowHash(601, "L"), [picture])
    expect(await noticeOf(shopper)).toMatchObject({ is: "rowNotChanged", code: "row_unknown" })
    expect((await send(makeShopper(shop), shirt, [picture])).status).toBe(303)
    expect(await database.all("SELECT id FROM row_file")).toEqual([])
  })

  test("of a basket are ten at most (9.180)", async () => {
    const { shopper } = await shopperWithRows()
    await shopper.post("/basketchange.php", { product: "601", size: "S", number: "1" })
    await shopper.post("/basketchange.php", { product: "607", size: "uniw", number: "1" })
    for (const row of [shirt, cloth, rowHash(601, "S")]) await send(shopper, row, [picture, picture, picture])
    await noticeOf(shopper)
    await send(shopper, rowHash(607, "uniw"), [picture, picture])
    expect((await noticeOf(shopper))?.["message"]).toMatch(/najwyżej 10 plików/)
  })

  test("of a network are read sixty times a day (9.181)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const statuses: number[] = []
    for (let turn = 0; turn <= rowFilePosts.most; turn++) statuses.push((await send(shopper, shirt, [])).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 303), 429])
  })

  test("are there again with a row that is put back (10.783)", async () => {
    const { shopper } = await shopperWithRows()
    await send(shopper, shirt, [picture])
    await shopper.post("/basketchange.php", { additional: shirt, change: "empty" })
    expect(await namesOf(shopper, shirt)).toBeUndefined()
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    expect(await namesOf(shopper, shirt)).toEqual(["wzór.png"])
  })

  test("of a guest go along to the client's basket (10.783)", async () => {
    const { shop, shopper } = await shopperWithRows()
    await send(shopper, shirt, [picture])
    const [elsewhere, ola] = [makeShopper(shop), ["ola@example.com", "tajne123"] as const]
    await signIn(elsewhere, ...ola)
    expect(await namesOf(elsewhere, shirt)).toBeUndefined()
    await signIn(shopper, ...ola)
    expect(await namesOf(elsewhere, shirt)).toEqual(["wzór.png"])
  })

  test("of ordered rows are the order's, where the keeper reads them; others go (10.783)", async () => {
    const { shop, place, close } = await openProjectShop()
    onTestFinished(close)
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    await putInto(shopper, 502)
    await send(shopper, rowHash(501, "uniw"), [picture])
    await send(shopper, rowHash(502, "uniw"), [picture])
    await shopper.post("/basketchange.php", { additional: rowHash(502, "uniw"), change: "empty" })
    await fillIn(shopper)
    const outcome = await orderingOf(shopper).place()
    if (!("number" in outcome)) throw new Error(JSON.stringify(outcome))
    const folder = await mkdtemp(join(tmpdir(), "row-files-"))
    const { words, data } = await orderAnswer(place, outcome.number, folder)
    const written = join(folder, `${outcome.number}-1.png`)
    expect(Object(data).files).toEqual([{ id: 1, line: 1, name: "wzór.png", bytes: png.length, file: written }])
    expect(words).toContain(`file for 1 line: wzór.png, ${png.length} bytes: ${written}`)
    expect(new Uint8Array(await readFile(written))).toEqual(png)
  })
})
