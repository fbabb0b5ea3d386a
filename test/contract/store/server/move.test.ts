import { copyFile } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, test } from "vitest"
import { moveShop } from "../../../../fixtures/shop/move-shop.ts"
import { prepareShop } from "../../../../fixtures/shop/prepare-shop.ts"
import { findProducts } from "../../../../fixtures/shop/search/find-products.ts"
import { filterIndexOf } from "../../../../fixtures/shop/catalogue/filter-index-store.ts"
import { makeCatalogueStore } from "../../../../fixtures/shop/catalogue/stored-catalogue.ts"
import type { ShopReader } from "../../../../fixtures/shop/store/shop-store.ts"
import type { Language } from "../../../../core/values/language.ts"
import { everyProduct } from "../../../../fixtures/shop/catalogue/products-store.ts"
import { openShopStore } from "../../../../fixtures/shop/store/open-shop-store.ts"
import { sharedTables } from "../../../../fixtures/shop/store/shop-table-list.ts"
import { dataFileOf, type FilePlace, type ServerPlace } from "../../../../fixtures/shop/store/store-place.ts"
import { smallCatalogue, writeCatalogue } from "../../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../../support/shop/test-now.ts"
import { temporaryFolder, temporaryFolderForTest } from "../../../support/shop/test-shop.ts"
import { emptyPlace, inPlace, openStore, refusalOf } from "../../../support/store/store-of-test.ts"
import { addressOf, nameOf, onServer } from "../../../support/store/test-databases.ts"

/** What texts find in a shop. */
async function searchIn(reader: ShopReader) {
  const { foundOrder } = await filterIndexOf(reader, await makeCatalogueStore()(reader))
  return (text: string, language: Language) => findProducts(reader, foundOrder, text, language)
}

let seeded: Promise<string> | undefined

/** A data file with the small catalogue, in which visitors have left something in every table that has something of theirs. */
async function seedFile(): Promise<string> {
  const folder = await temporaryFolder()
  await writeCatalogue(`${folder}/catalogue`, smallCatalogue())
  await prepareShop({ dataFolder: folder }, { now: () => testNowMs, catalogueFolder: `${folder}/catalogue` })
  const sqlite = new DatabaseSync(dataFileOf(folder))
  const [{ product, size }] = [Object(sqlite.prepare("SELECT product, size FROM product_size").get())]
  const [{ id: account }] = [Object(sqlite.prepare("SELECT max(id) AS id FROM account").get())]
  sqlite.exec(`
    INSERT INTO basket (id, account, revision, rebate_code) VALUES (7, ${account}, 3, 'ŻÓŁĆ'), (8, NULL, 0, NULL), (90, NULL, 0, NULL);
    DELETE FROM basket WHERE id = 90;
    INSERT INTO session (token_hash, account, basket, expires_at, country, network) VALUES ('s', ${account}, 7, 9007199254740991, NULL, 'n');
    INSERT INTO basket_row (basket, product, size, quantity) VALUES (8, ${product}, '${size}', '2.5'), (7, ${product}, '${size}', '1');
    INSERT INTO written_review (product, at, language, stars, author, email, text, picture_width, picture_height, picture)
      VALUES (${product}, 1, 'pl', 5, 'Ola', 'o@example.com', 'Ładny: "kubek"\n''🏺''', 2, 1, x'00ff10');
    INSERT INTO question (product, at, language, text, email) VALUES (${product}, 1, 'en', 'How heavy?', 'o@example.com');
    INSERT INTO notify_request (product, size, email, language, at) VALUES (${product}, '${size}', 'Ola@Example.com', 'pl', 5);
    INSERT INTO shop_text (key, language, text) VALUES ('home.browse', 'pl', '');
    UPDATE setting SET value = 'layer' WHERE name = 'after_adding';
    INSERT INTO saved_product (basket, kind, product, size) VALUES (7, 'favourite', ${product}, '${size}'), (8, 'favourite', ${product}, ''),
      (8, 'compared', ${product}, '');
    INSERT INTO shopping_list (id, basket, name, secret) VALUES (4, 7, 'Święta 🎄', 'x-Y_z'), (5, 8, 'Kuchnia', NULL);
    INSERT INTO shopping_list_row (list, product, size) VALUES (4, ${product}, '${size}'), (5, ${product}, '');
    INSERT INTO known_device (token_hash, account, at) VALUES ('d', ${account}, 4);`)
  sqlite.close()
  return folder
}

/** A data file of its own for one test. */
async function openSource(): Promise<FilePlace> {
  seeded ??= seedFile()
  const dataFolder = await temporaryFolderForTest()
  await copyFile(dataFileOf(await seeded), dataFileOf(dataFolder))
  return { dataFolder }
}

async function emptyDatabase(): Promise<ServerPlace> {
  const place = await emptyPlace()
  if ("databaseUrl" in place) return { ...place, setting: "--to" }
  throw new Error("These tests are about a server")
}

const move = (from: FilePlace, to: ServerPlace, onProgress: (line: string) => void = () => undefined) => moveShop(from, to, 77, onProgress)

const withFile = ({ dataFolder }: FilePlace, statement: string) => {
  const sqlite = new DatabaseSync(dataFileOf(dataFolder))
  sqlite.exec(statement)
  sqlite.close()
}

const tablesOf = (place: ServerPlace) => inPlace(place, "select tablename from pg_tables where schemaname = 'public'")

describe("a shop that is moved to a server", () => {
  test("has every row of every table there, finds the same, counts its ids on, and needs no seeding", async () => {
    const [source, target] = [await openSource(), await emptyDatabase()]
    const lines: string[] = []
    const { isNew, tables } = await move(source, target, (line) => lines.push(line))
    expect(isNew).toBe(true)
    const [file, server] = [await openStore(source), await openStore(target)]
    for (const table of sharedTables) {
      const [from, to] = [await inPlace(source, `select * from "${table}"`), await inPlace(target, `select * from "${table}"`)]
      // the driver of these tests gives large numbers as text, and bytes in a class of its own
      const plain = (rows: readonly unknown[]) =>
        rows
          .map((row) => JSON.stringify(Object.entries(Object(row)).map(([name, value]) => [name, valueOf(value)])))
          .filter((row) => !row.includes('"moved"'))
          .toSorted()
      expect([table, plain(to)]).toEqual([table, plain(from)])
      expect(tables.find((moved) => moved.table === table)?.rows).toBe(from.length)
    }
    const kept = tables.filter(({ table }) => /^(?:saved_product|shopping_list)/.test(table))
    expect(Object.fromEntries(kept.map(({ table, rows }) => [table, rows]))).toEqual({
      saved_product: 3,
      shopping_list: 2,
      shopping_list_row: 2,
    })
    const [moved, before] = await Promise.all([searchIn(server.reader), searchIn(file.reader)])
    for await (const { name } of everyProduct(file.reader))
      for (const language of ["pl", "en"] as const)
        expect(await moved(name[language], language)).toEqual(await before(name[language], language))
    expect(lines.at(-1)).toMatch(/^rows copied: (\d+)\/\1$/)
    const basket = { account: null, rebate_code: null, pickup: null }
    const { id } = await server.writer.insertInto("basket").values(basket).returning("id").executeTakeFirstOrThrow()
    expect(id).toBe(91)
    const account = { kind: "client", login: "new", email: "a@b.pl", first_name: "N", last_name: "N", points: "0", password_hash: "x" }
    const { id: last } = await server.writer.insertInto("account").values(account).returning("id").executeTakeFirstOrThrow()
    expect(await inPlace(source, "select max(id) + 1 as id from account")).toEqual([{ id: last }])
    await prepareShop(target, { catalogueFolder: `${await seeded}/catalogue`, onProgress: (line) => lines.push(line) })
    expect(lines).not.toContain("seeded the shop")
  })

  test("is not moved a second time: it is told when it was, also after the shop there has gone on", async () => {
    const [source, target] = [await openSource(), await emptyDatabase()]
    await move(source, target)
    await inPlace(target, "update setting set value = 'redirect' where name = 'after_adding'")
    expect(await moveShop(source, target, 99, () => undefined)).toMatchObject({ isNew: false, atMs: 77 })
    expect(await inPlace(target, "select value from setting where name = 'after_adding'")).toEqual([{ value: "redirect" }])
    withFile(source, "UPDATE setting SET value = 'redirect' WHERE name = 'after_adding'")
    expect(await refusalOf(move(source, target))).toMatch(
      /^--to: the database \S+ at \S+ has a shop already\. Its data stay as they are\. Name/,
    )
  })

  test("stays in its file as it was, which nobody has meanwhile", async () => {
    const [source, target] = [await openSource(), await emptyDatabase()]
    const before = await inPlace(source, "select * from basket_row")
    const server = await openShopStore(source)
    expect(await refusalOf(move(source, target))).toBe(`the shop in ${source.dataFolder} is open: stop its server first`)
    await server.close()
    const told: string[] = []
    await move(source, target, () => {
      const other = new DatabaseSync(dataFileOf(source.dataFolder), { timeout: 0 })
      try {
        other.prepare("SELECT * FROM basket").all()
      } catch (error) {
        told.push(String(error))
      } finally {
        other.close()
      }
    })
    expect(new Set(told)).toEqual(new Set(["Error: database is locked"]))
    expect(await inPlace(source, "select * from basket_row")).toEqual(before)
  })
})

describe("nothing is written, and one line says why, when", () => {
  const cases: readonly (readonly [string, (target: ServerPlace, source: FilePlace) => Promise<ServerPlace>, RegExp])[] = [
    [
      "the database is another program's",
      async (target) => {
        await inPlace(target, "create table recipe (name text)")
        return target
      },
      /^--to: the database \S+ at \S+ holds another program's data\. Its data stay as they are\. Name an empty one\.$/,
    ],
    [
      "it has a shop",
      async (target) => {
        await prepareShop(target, { catalogueFolder: `${await seeded}/catalogue` })
        return target
      },
      /^--to: the database \S+ at \S+ has a shop already\. Its data stay as they are\. Name an empty one\.$/,
    ],
    [
      "it has a shop of a newer program",
      async (target) => {
        await inPlace(target, "create table kysely_migration (name text)")
        await inPlace(target, "insert into kysely_migration values ('001-catalogue'), ('999-later')")
        return target
      },
      /^--to: the database \S+ at \S+ is of version \d+, and this program knows \d+: it was made by a newer one\./,
    ],
    [
      "it takes no changes",
      async (target) => {
        await onServer(`alter database ${nameOf(target)} set default_transaction_read_only = on`)
        return target
      },
      /^--to: the database \S+ at \S+ takes no changes from postgres \(cannot execute .+ in a read-only transaction\)\. Name the server/,
    ],
    [
      "nobody answers",
      async () => ({ databaseUrl: "postgres://shop:hush-hush@localhost:1/shop", setting: "--to" }),
      /^--to: the database shop at localhost:1 cannot be reached \(.+\)\. Start it, or name another\.$/,
    ],
    [
      "there is no such database",
      async () => ({ databaseUrl: addressOf("nowhere"), setting: "--to" }),
      /^--to: there is no database nowhere at .+\. Make it, or name another\.$/,
    ],
    ["it is no address", async () => ({ databaseUrl: "oops", setting: "--to" }), /^--to is no address of a PostgreSQL database, such as/],
    [
      "a text has what PostgreSQL does not take",
      async (target, source) => {
        withFile(source, "UPDATE question SET text = 'a' || char(0) || 'b' WHERE email IS NOT NULL")
        return target
      },
      /^--to: the database \S+ at \S+ does not take a row of question \(invalid byte sequence for encoding "UTF8": 0x00\)\. Nothing was written\.$/,
    ],
    [
      "a row has got lost on the way",
      async (target) => {
        await losing(target, "return null;")
        return target
      },
      /^--to: the database \S+ at \S+ was given 1 rows of shop_text and has 0\. Nothing was written\.$/,
    ],
    [
      "a value has become another one",
      async (target) => {
        await losing(target, "new.text = 'other'; return new;")
        return target
      },
      /^--to: the database \S+ at \S+ was given 1 rows of shop_text and has 1 others\. Nothing was written\.$/,
    ],
    [
      "the data file is of an older program",
      async (target, source) => {
        withFile(source, "PRAGMA user_version = 20")
        return target
      },
      /^the data file \S+ is of version 20, and this program makes \d+: `witryna shop seed --no-pictures` brings it there$/,
    ],
    [
      "the data file is of a newer program",
      async (target, source) => {
        withFile(source, "PRAGMA user_version = 999")
        return target
      },
      /^the data file \S+ is of version 999, and this program knows \d+: it was made by a newer one\./,
    ],
    [
      "there is no data file",
      async (target, source) => {
        Object.assign(source, { dataFolder: `${source.dataFolder}/nowhere` })
        return target
      },
      /^there is no data file \S+nowhere\S+: name its folder with --data or SHOP_DATA$/,
    ],
  ]

  test.each(cases)("%s", async (_, prepare, line) => {
    const [source, empty] = [await openSource(), await emptyDatabase()]
    const target = await prepare(empty, source)
    const before = await tablesOf(empty)
    const refusal = await refusalOf(move(source, target))
    expect(refusal).toMatch(line)
    expect(refusal).not.toMatch(/\n|hush-hush|a-secret-of-postgres/)
    expect(await tablesOf(empty)).toEqual(before)
  })
})

/** Has a trigger change what is written into a table as soon as the table is made. */
async function losing(target: ServerPlace, body: string): Promise<void> {
  await inPlace(target, `create function spoil() returns trigger language plpgsql as $$ begin ${body} end $$`)
  await inPlace(
    target,
    `create function plant() returns event_trigger language plpgsql as $$ begin
       if exists (select 1 from pg_event_trigger_ddl_commands() where object_identity = 'public.shop_text') then
         create trigger spoiled before insert on shop_text for each row execute function spoil();
       end if;
     end $$`,
  )
  await inPlace(target, "create event trigger planted on ddl_command_end when tag in ('CREATE TABLE') execute function plant()")
}

const valueOf = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex")
  return typeof value === "number" ? String(value) : value
}
