import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../../fixtures/shop/create-shop.ts"
import { tokenHash } from "../../../../fixtures/shop/sessions.ts"
import { hashPassword } from "../../../../fixtures/shop/sign-in/password-hash.ts"
import { dataFileOf } from "../../../../fixtures/shop/store/store-place.ts"
import { basketOf, makeShopper } from "../../../support/shop/shopper.ts"
import { smallProducts } from "../../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../../support/shop/test-now.ts"
import { seededFolder, temporaryFolderForTest } from "../../../support/shop/test-shop.ts"

const steps = fileURLToPath(new URL("../../../../fixtures/shop/store/migrations/former", import.meta.url))

/** A data folder as version 2 left it: its tables, a catalogue seeded by its statements, visitors in the middle of shopping. */
async function folderOfVersion2(): Promise<string> {
  const dataFolder = await temporaryFolderForTest()
  const sqlite = new DatabaseSync(dataFileOf(dataFolder), { enableForeignKeyConstraints: true })
  for (const name of readdirSync(steps).toSorted().slice(0, 2)) sqlite.exec(readFileSync(join(steps, name), "utf8"))
  sqlite.exec("PRAGMA user_version = 2")
  const run = (statement: string, ...values: readonly (string | number | bigint | null)[]) => sqlite.prepare(statement).run(...values)
  run("INSERT INTO shop_document (name, document) VALUES ('seed', ?)", JSON.stringify({ hash: "1-former", atMs: testNowMs - 86_400_000 }))
  run("INSERT INTO shop_document (name, document) VALUES ('variantGroups', '{}')")
  run("INSERT INTO category (id, parent, position, document) VALUES (12, NULL, 0, '{}')")
  run("INSERT INTO producer (id, document) VALUES (1, '{}')")
  for (const { id, code, sizes, producer } of smallProducts.slice(0, 2)) {
    run("INSERT INTO product (id, code, listed, producer, document) VALUES (?, ?, 1, ?, '{}')", id, code, producer)
    run("INSERT INTO product_category (product, category, position) VALUES (?, 12, 0)", id)
    for (const [position, size] of sizes.entries())
      run("INSERT INTO product_size (product, size, position, stock) VALUES (?, ?, ?, '1')", id, size.id, position)
  }
  const { lastInsertRowid: account } = run(
    `INSERT INTO account (kind, login, email, first_name, last_name, points, password_hash)
     VALUES ('client', 'dawna', 'dawna@example.com', 'Dawna', 'Klientka', '7', ?)`,
    await hashPassword("dawne-haslo"),
  )
  for (const [token, owner, product, size] of [
    ["guest-token", null, 601, "M"],
    ["client-token", account, 602, "uniw"],
  ] as const) {
    const { lastInsertRowid: basket } = run("INSERT INTO basket (account) VALUES (?)", owner)
    const session = "INSERT INTO session (token_hash, account, basket, expires_at) VALUES (?, ?, ?, ?)"
    run(session, tokenHash(token), owner, basket, testNowMs + 86_400_000)
    run("INSERT INTO basket_row (basket, product, size, quantity) VALUES (?, ?, ?, '2')", basket, product, size)
  }
  sqlite.close()
  return dataFolder
}

test("a data folder of version 2 is carried over: sessions, baskets and accounts stay, lists and neighbours are there", async () => {
  const dataFolder = await folderOfVersion2()
  const { catalogueFolder } = await seededFolder()
  const shop = await createShop({ dataFolder, catalogueFolder, now: () => testNowMs })
  onTestFinished(() => shop.close())
  const [guest, client] = [makeShopper(shop), makeShopper(shop)]
  guest.cookies.set("client", "guest-token")
  client.cookies.set("client", "client-token")
  expect(await basketOf(guest)).toEqual([[601, "M", 2]])
  expect(await basketOf(client)).toEqual([[602, "uniw", 2]])
  expect(await client.data("{ client { login points } }")).toEqual({ client: { login: "dawna", points: "7" } })
  const again = makeShopper(shop)
  expect((await again.post("/signin.php", { operation: "login", login: "dawna", password: "dawne-haslo" })).status).toBe(303)
  expect(await basketOf(again)).toEqual([[602, "uniw", 2]])
  expect(await guest.data('{ ownListing(categoryId: 12, sort: "price-asc") { total tiles { id } } }')).toMatchObject({
    ownListing: { total: expect.any(Number), tiles: expect.arrayContaining([{ id: 601 }, { id: 602 }]) },
  })
})
