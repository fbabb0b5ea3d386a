import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { migrateShopStore } from "../../../../fixtures/shop/store/migrate-shop-store.ts"
import { dataFileOf } from "../../../../fixtures/shop/store/store-place.ts"
import { emptyPlace, inPlace, openStore } from "../../../support/store/store-of-test.ts"
import { temporaryFolderForTest } from "../../../support/shop/test-shop.ts"

const steps = fileURLToPath(new URL("../../../../fixtures/shop/store/migrations/former", import.meta.url))
const names = readdirSync(steps).toSorted()

/** A visitor in the middle of shopping, as the second step's statements write it. */
const visitor = `
  INSERT INTO producer (id, document) VALUES (1, '{}');
  INSERT INTO product (id, code, listed, producer, document) VALUES (5, 'T-5', 1, 1, '{}');
  INSERT INTO product_size (product, size, position, stock) VALUES (5, 'M', 0, '3');
  INSERT INTO account (kind, login, email, first_name, last_name, points, password_hash)
    VALUES ('client', 'Dawna', 'dawna@example.com', 'Dawna', 'Klientka', '7', 'scrypt$');
  INSERT INTO basket (account) VALUES (1), (NULL);
  INSERT INTO session (token_hash, account, basket, expires_at) VALUES ('aa', 1, 1, 5), ('bb', NULL, 2, 6);
  INSERT INTO basket_row (basket, product, size, quantity) VALUES (1, 5, 'M', '2'), (2, 5, 'M', '0.5');`

/** A data file as the program wrote it that knew so many numbered steps. */
async function formerPlace(form: number): Promise<{ readonly dataFolder: string }> {
  const dataFolder = await temporaryFolderForTest()
  const sqlite = new DatabaseSync(dataFileOf(dataFolder), { enableForeignKeyConstraints: true })
  for (const [at, name] of names.slice(0, form).entries()) {
    sqlite.exec(readFileSync(join(steps, name), "utf8"))
    sqlite.exec(`PRAGMA user_version = ${at + 1}`)
    if (at === 1) sqlite.exec(visitor)
  }
  sqlite.close()
  return { dataFolder }
}

/** All that shows in how SQLite keeps tables, and nothing of how their statements were spelt. */
const shape = `
  SELECT t.type, t.name, l.strict, l.wr,
    (SELECT json_group_array(json_array(c.name, lower(c.type), c."notnull", c.dflt_value, c.pk, c.hidden)) FROM pragma_table_xinfo(t.name) AS c) AS columns,
    (SELECT json_group_array(json_array(f."from", f."table", f."to", f.on_delete)) FROM (SELECT * FROM pragma_foreign_key_list(t.name) ORDER BY "from") AS f) AS keys,
    (SELECT json_group_array(json_array(i.name LIKE 'sqlite%', i."unique", i.origin, i.partial,
      (SELECT json_group_array(json_array(x.name, x."desc", x.coll)) FROM pragma_index_xinfo(i.name) AS x WHERE x.key = 1)))
      FROM (SELECT * FROM pragma_index_list(t.name) ORDER BY name LIKE 'sqlite%', name, origin) AS i) AS indexes
  FROM sqlite_schema AS t JOIN pragma_table_list(t.name) AS l WHERE t.name NOT LIKE 'sqlite%' AND t.type IN ('table', 'view') ORDER BY t.name`

const rowsOf = async (place: { readonly dataFolder: string }) =>
  Object.fromEntries(
    await Promise.all(
      ["account", "basket", "session", "basket_row", "product_size"].map(async (table) => [
        table,
        await inPlace(place, `SELECT * FROM ${table} ORDER BY 1, 2`),
      ]),
    ),
  )

describe("a data file of the numbered steps", () => {
  test("is taken over when it has all of them: every row stays, and its tables are those of a new file", async () => {
    const place = await formerPlace(names.length)
    const before = await rowsOf(place)
    expect(await migrateShopStore(place)).toBe(true)
    expect(await rowsOf(place)).toEqual({
      ...before,
      product_size: [expect.objectContaining({ size: "M", stock: "3", seeded: null })],
      account: [expect.objectContaining({ login: "Dawna", login_key: "dawna" })],
      basket: before["basket"]?.map((row: object) => ({ ...row, divided: 0 })),
      basket_row: before["basket_row"]?.map((row: object) => ({ ...row, comment: "", wrapped: 0 })),
      session: before["session"]?.map((row: object) => ({ ...row, device: "", opened_at: 0 })),
    })
    expect(await migrateShopStore(place)).toBe(false)
    const fresh = await emptyPlace()
    await migrateShopStore(fresh)
    expect(await inPlace(place, shape)).toEqual(await inPlace(fresh, shape))
    const store = await openStore(place)
    expect(await store.reader.selectFrom("account").select("points").where("login_key", "=", "dawna").execute()).toEqual([{ points: "7" }])
  })

  test.each([2, 10])("is brought through the others when it has %i of them", async (form) => {
    const place = await formerPlace(form)
    expect(await migrateShopStore(place)).toBe(true)
    expect(await rowsOf(place)).toMatchObject({
      account: [{ login: "Dawna", login_key: "dawna", points: "7" }],
      basket: [
        { id: 1, account: 1, rebate_code: null },
        { id: 2, account: null },
      ],
      session: [
        { token_hash: "aa", basket: 1, country: null, network: "" },
        { token_hash: "bb", basket: 2 },
      ],
      basket_row: [
        { basket: 1, product: 5, size: "M", options: "", quantity: "2" },
        { basket: 2, quantity: "0.5" },
      ],
    })
    const fresh = await emptyPlace()
    await migrateShopStore(fresh)
    expect(await inPlace(place, shape)).toEqual(await inPlace(fresh, shape))
  })

  test("is left as it was when a step of the way fails", async () => {
    const place = await formerPlace(2)
    await inPlace(place, "CREATE TABLE listing (anything INTEGER)")
    const before = await inPlace(place, "SELECT name, sql FROM sqlite_schema ORDER BY name")
    await expect(migrateShopStore(place)).rejects.toThrow("listing")
    expect(await inPlace(place, "PRAGMA user_version")).toEqual([{ user_version: 2 }])
    expect(await inPlace(place, "SELECT name, sql FROM sqlite_schema ORDER BY name")).toEqual(before)
    expect(await inPlace(place, "SELECT * FROM basket_row")).toHaveLength(2)
  })
})
