import { sql } from "kysely"
import { expect, test } from "vitest"
import { foldedKey, nullableColumns } from "../../../fixtures/shop/store/shop-tables.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import { tableForms } from "../../support/store/table-forms.ts"
import { openTestStore } from "../../support/store/store-of-test.ts"
import { isOnServer } from "../../support/store/test-databases.ts"

interface FoundColumn {
  readonly table: string
  readonly column: string
  readonly form: string
}

/** A key of SQLite's is never null, whatever its column says. */
const ofFile = sql<FoundColumn>`
  select t.name as "table", c.name as "column", case c.type when 'BLOB' then 'bytes' else lower(c.type) end
    || case when c."notnull" = 1 or c.pk > 0 then '' else ' or null' end as form
  from sqlite_schema as t, pragma_table_xinfo(t.name) as c where t.type = 'table' and t.name not like 'sqlite%'`
const ofServer = sql<FoundColumn>`
  select c.table_name as "table", c.column_name as "column",
    case c.data_type when 'bytea' then 'bytes' when 'bigint' then 'integer' else c.data_type end
    || case c.is_nullable when 'NO' then '' else ' or null' end as form
  from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and t.table_schema = current_schema()`

async function foundForms({ reader }: ShopStore): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const { rows } = await (isOnServer ? ofServer : ofFile).execute(reader)
  const byTable = Map.groupBy(
    // the index of words is each engine's own
    rows.filter(({ table }) => !table.startsWith("kysely_") && !table.startsWith("search_text")),
    ({ table }) => table,
  )
  return Object.fromEntries(
    [...byTable].map(([table, columns]) => [table, Object.fromEntries(columns.map(({ column, form }) => [column, form]))]),
  )
}

test("every table and column is what its type says, and there are no others", async () => {
  const { store } = await openTestStore()
  expect(await foundForms(store)).toEqual(tableForms)
})

test("the columns that an insert has to name are those that may be null", () => {
  const mayBeNull = Object.entries(tableForms).flatMap(([table, columns]) => {
    const found = Object.entries(columns).flatMap(([column, form]) => (form.endsWith("null") ? [column] : []))
    return found.length === 0 ? [] : [[table, found.toSorted()]]
  })
  const named = Object.entries(nullableColumns).map(([table, columns]) => [table, columns.toSorted()])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(mayBeNull))
})

test("both engines have the same indexes, and the counters and the first setting", async () => {
  const { store } = await openTestStore()
  const { rows } = await (
    isOnServer
      ? sql<{ readonly name: string }>`select indexname as name from pg_indexes where schemaname = current_schema() and indexname not in
          (select conname from pg_constraint) and indexname not like 'kysely%' and tablename <> 'search_text'`
      : sql<{ readonly name: string }>`select name from sqlite_schema where type = 'index' and name not like 'sqlite%'`
  ).execute(store.reader)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    "account_by_login",
    "basket_row_by_size",
    "client_address_by_account",
    "client_consent_by_account",
    "gift_card_by_order",
    "guest_session_by_network",
    "invoice_by_order",
    "known_device_by_age",
    "listing_by_product",
    "listing_price_falling",
    "login_connection_by_account",
    "login_connection_by_person",
    "login_try_by_end",
    "login_waiting_by_end",
    "mail_by_due",
    "newsletter_key_by_email",
    "notify_request_by_key",
    "one_use_key_by_account",
    "order_event_by_order",
    "order_lookup_by_until",
    "order_payment_by_order",
    "order_refund_by_order",
    "passkey_by_account",
    "passkey_token_by_end",
    "point_entry_by_account",
    "product_by_reduction_end",
    "product_category_by_category",
    "question_answered",
    "return_case_by_account",
    "return_case_by_order",
    "return_event_by_case",
    "review_by_falling_stars",
    "review_by_falling_stars_confirmed",
    "review_by_stars",
    "review_by_stars_confirmed",
    "review_newest",
    "review_newest_confirmed",
    "row_file_by_basket",
    "row_file_by_order",
    "saved_product_by_product",
    "service_date_by_start",
    "session_by_basket",
    "session_by_expiry",
    "shared_count_by_end",
    "shared_note_by_age",
    "shared_note_by_owner",
    "shop_order_by_account",
    "shop_order_by_account_status",
    "shop_order_by_basket",
    "shop_order_by_due",
    "shop_order_by_email",
    "shop_order_by_joined",
    "shopping_list_row_by_product",
    "stock_movement_by_order",
    "stock_movement_by_size",
    "subscription_by_account",
    "subscription_by_next",
    "written_review_waiting",
    "written_review_waiting_by_network",
  ])
  expect(await store.reader.selectFrom("revision").selectAll().orderBy("subject").execute()).toEqual(
    ["catalogue", "settings", "stock", "texts"].map((subject) => ({ subject, number: 0 })),
  )
  expect(await store.reader.selectFrom("setting").selectAll().execute()).toEqual([{ name: "after_adding", value: "redirect" }])
})

const account = { kind: "client", email: "a@example.com", first_name: "A", last_name: "B", points: "0", password_hash: "x" }

test("an account is found whatever the case of its login, and is there once; other letters than ASCII's count as they are", async () => {
  const { store } = await openTestStore()
  const { writer, reader } = store
  const write = (login: string, points: string) =>
    writer
      .insertInto("account")
      .values({ ...account, login, points })
      .onConflict((conflict) => conflict.column("login_key").doUpdateSet({ points }))
      .returning("id")
      .executeTakeFirstOrThrow()
  const { id } = await write("Ola@Example.com", "1")
  expect(await write("OLA@example.COM", "2")).toEqual({ id })
  await write("ŁADA", "3")
  await write("łada", "4")
  const found = (login: string) =>
    reader.selectFrom("account").select(["login", "points"]).where("login_key", "=", foldedKey(login)).execute()
  expect(await found("olA@eXample.com")).toEqual([{ login: "Ola@Example.com", points: "2" }])
  expect(await found("ŁADa")).toEqual([{ login: "ŁADA", points: "3" }])
  expect(await found("łADA")).toEqual([{ login: "łada", points: "4" }])
  const plain = writer.insertInto("account").values({ ...account, login: "ola@EXAMPLE.com" })
  await expect(plain.execute()).rejects.toThrow(/unique/i)
})

test("texts stand in the order of their letters' numbers, whatever the database was made with", async () => {
  const { store } = await openTestStore()
  const names = ["b", "B", "a", "Łyżka", "Zupa", "ż", "Ą", "a b", "a-b", "😀", "\uFFFD"]
  await store.writer
    .insertInto("setting")
    .values(names.map((name) => ({ name, value: "order" })))
    .execute()
  const found = await store.reader.selectFrom("setting").select("name").where("value", "=", "order").orderBy("name").execute()
  const bytes = (name: string) => Buffer.from(name, "utf8")
  expect(found.map(({ name }) => name)).toEqual(names.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other))))
})

test.each([
  ["a document that is no JSON", sql`insert into producer (id, document) values (1, 'no')`],
  ["a language that the shop does not speak", sql`insert into shop_text (key, language, text) values ('a', 'de', 'b')`],
  ["a category without its product", sql`insert into product_category (product, category, position) values (1, 1, 0)`],
  ["a product without its producer", sql`insert into product (id, code, listed, producer, document) values (1, 'a', 1, 9, '{}')`],
])("%s is refused", async (_, statement) => {
  const { store } = await openTestStore()
  await expect(store.transaction((within) => statement.execute(within), "read committed")).rejects.toThrow(/constraint|json/i)
})
