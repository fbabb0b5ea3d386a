import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

type Fields = Readonly<Record<string, string>>

const post = (shopper: Shopper, operation: string, fields: Fields = {}) => shopper.post("/shoppinglist.php", { operation, ...fields })

/** What came of a post, as the next page is told. */
const outcome = async (shopper: Shopper, operation: string, fields: Fields = {}) => {
  await post(shopper, operation, fields)
  return (await noticeOf(shopper))?.["code"]
}

const decode = Schema.decodeUnknownSync(
  Schema.Struct({
    ownSaved: Schema.Struct({
      favourites: Schema.Array(Schema.Int),
      compared: Schema.Array(Schema.Int),
      lists: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String, rows: Schema.Int })),
    }),
  }),
)
const savedOf = async (shopper: Shopper) =>
  decode(await shopper.data("{ ownSaved { favourites compared lists { id name rows } } }")).ownSaved

const listsOf = async (shopper: Shopper) => (await savedOf(shopper)).lists.map(({ name, rows }) => [name, rows])

const listed = (shopper: Shopper, asked: string) =>
  shopper.data(`{ ownShoppingList(${asked}) { name secret isOwn products { size tile { id } } } }`)

const decodeSecret = Schema.decodeUnknownSync(Schema.Struct({ ownShoppingList: Schema.Struct({ secret: Schema.String }) }))
const secretOf = async (shopper: Shopper, id: number) => decodeSecret(await listed(shopper, `id: ${id}`)).ownShoppingList.secret

describe("shopping lists (10.383)", () => {
  test("10.383: an add makes the default list, and a list is made once for each name", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const added = await post(shopper, "add", { product: "601", size: "M" })
    const [{ id } = { id: 0 }] = (await savedOf(shopper)).lists
    expect([added.status, added.headers.get("location")]).toEqual([303, `/shoppinglist.php?list=${id}`])
    await post(shopper, "add", { product: "601", size: "M" })
    await post(shopper, "add", { product: "601", size: "L" })
    await post(shopper, "make", { name: "  Kuchnia\u202e " })
    await post(shopper, "make", { name: "Kuchnia" })
    await post(shopper, "make", { name: "" })
    expect(await listsOf(shopper)).toEqual([
      ["Lista zakupowa", 2],
      ["Kuchnia", 0],
    ])
  })

  test("10.383, 10.1111: a list is renamed, emptied and deleted, also twice; a name in use and none are refused in words", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await post(shopper, "make", { name: "A" })
    await post(shopper, "make", { name: "B" })
    const [{ id } = { id: 0 }] = (await savedOf(shopper)).lists
    const list = String(id)
    expect(await outcome(shopper, "rename", { list, name: "B" })).toBe("nameTaken")
    expect(await outcome(shopper, "rename", { list, name: " \u200b " })).toBe("nameMissing")
    expect(await outcome(shopper, "rename", { list, name: "C" })).toBe("listRenamed")
    expect(await outcome(shopper, "add", { list, product: "602" })).toBe("listAdded")
    expect(await outcome(shopper, "remove", { list, product: "602" })).toBe("listRemoved")
    expect(await listsOf(shopper)).toEqual([
      ["C", 0],
      ["B", 0],
    ])
    expect(await outcome(shopper, "delete", { list })).toBe("listDeleted")
    expect(await outcome(shopper, "delete", { list })).toBe("listDeleted")
    expect(await outcome(shopper, "rename", { list, name: "D" })).toBe("gone")
    expect(await outcome(makeShopper(shop), "delete", { list })).toBe("gone")
    expect(await listsOf(shopper)).toEqual([["B", 0]])
  })

  test("10.384: others see a list by its secret alone, can change nothing, and are not told the secret", async () => {
    const { shop } = await openTestShop()
    const [owner, other] = [makeShopper(shop), makeShopper(shop)]
    await post(owner, "add", { product: "601", size: "M" })
    const [{ id } = { id: 0 }] = (await savedOf(owner)).lists
    const list = String(id)
    await post(owner, "share", { list })
    const secret = await secretOf(owner, id)
    expect(secret).toMatch(/^[\w-]{22}$/)
    await post(owner, "share", { list })
    expect(await secretOf(owner, id)).toBe(secret)
    const seen = { name: "Lista zakupowa", secret: null, isOwn: false, products: [{ size: "M", tile: { id: 601 } }] }
    expect(await listed(other, `secret: "${secret}"`)).toEqual({ ownShoppingList: seen })
    for (const wrong of [secret.slice(1), `${secret}x`, "", "%", secret.toLowerCase() === secret ? "a" : secret.toLowerCase()])
      expect(await listed(other, `secret: ${JSON.stringify(wrong)}`)).toEqual({ ownShoppingList: null })
    expect(await listed(other, `id: ${id}`)).toEqual({ ownShoppingList: null })
    await post(other, "make", { name: "moja" })
    for (const operation of ["rename", "delete", "add", "remove", "share", "unshare"])
      expect(await outcome(other, operation, { list, name: "X", product: "601", size: "M" })).toBe("gone")
    await post(owner, "unshare", { list })
    expect(await listed(other, `secret: "${secret}"`)).toEqual({ ownShoppingList: null })
    expect(await listsOf(owner)).toEqual([["Lista zakupowa", 1]])
  })

  test("3.35, 7.34, 7.36, 11.88: programs make a list and fill it, all or nothing", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const made = await shopper.data('mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "Lista zakupowa",}) { status id } }')
    const [{ id } = { id: 0 }] = (await savedOf(shopper)).lists
    expect(made).toEqual({ shoppingListCreate: { status: "success", id } })
    const add = (products: string) =>
      shopper.data(`mutation { ownAddToShoppingList(id: ${id}, ProductInput: [${products}]) { status id } }`)
    expect(await add('{id: 601, size: "M"}, {id: 999999}')).toEqual({ ownAddToShoppingList: { status: "error", id: null } })
    expect(await listsOf(shopper)).toEqual([["Lista zakupowa", 0]])
    expect(await add('{id: 601, size: "M"}, {id: 602}')).toEqual({ ownAddToShoppingList: { status: "success", id } })
    expect(await listsOf(shopper)).toEqual([["Lista zakupowa", 2]])
  })

  test("9.105: more lists than may be kept are refused, and what is no operation is 400", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    for (let number = 1; number <= 20; number += 1) await post(shopper, "make", { name: `L${number}` })
    expect(await outcome(shopper, "make", { name: "L21" })).toBe("listsFull")
    expect((await post(shopper, "drop")).status).toBe(400)
    expect((await savedOf(shopper)).lists).toHaveLength(20)
  })
})

const signIn = (shopper: Shopper) => shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
const signOut = (shopper: Shopper) => shopper.post("/login.php?operation=logout", {})
const mark = (shopper: Shopper, product: string) => shopper.post("/basketchange.php", { mode: "2", product })

test("10.385: what a guest kept becomes the client's at sign-in, once each, and a second device adds to it", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await signIn(shopper)
  await mark(shopper, "601")
  await post(shopper, "add", { product: "601", size: "M" })
  await signOut(shopper)
  expect(await savedOf(shopper)).toEqual({ favourites: [], compared: [], lists: [] })
  for (const product of ["602", "601"]) await mark(shopper, product)
  await shopper.post("/settings.php", { comparers: "add", product: "603" })
  for (const size of ["L", "M"]) await post(shopper, "add", { product: "601", size })
  await post(shopper, "make", { name: "Święta" })
  await signIn(shopper)
  const { favourites, compared } = await savedOf(shopper)
  expect([favourites, compared, await listsOf(shopper)]).toEqual([
    [601, 602],
    [603],
    [
      ["Lista zakupowa", 2],
      ["Święta", 0],
    ],
  ])
})

test("a page that stays is told in JSON: a list's number, a refusal by name, and nothing is done twice (11.401, 10.552)", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> =>
    (await shopper.post(path, { ...fields, getAjax: "true" })).json()
  const saved = () => shopper.data("{ ownSaved { compared lists { id rows } } ownNotice { code } }")
  const row = { product: "601", size: "M" }
  const added: unknown = await post("/shoppinglist.php", { operation: "add", ...row })
  const list = Number(Object(added).list)
  expect(added).toEqual({ status: "success", list: expect.any(Number) })
  expect(await post("/shoppinglist.php", { operation: "add", list: String(list), ...row })).toEqual({ status: "success", list })
  expect(await saved()).toEqual({ ownSaved: { compared: [], lists: [{ id: list, rows: 1 }] }, ownNotice: null })
  for (let time = 0; time < 2; time += 1)
    expect(await post("/shoppinglist.php", { operation: "remove", list: String(list), ...row })).toEqual({ status: "success", list })
  expect(await post("/shoppinglist.php", { operation: "add", product: "999" })).toMatchObject({ status: "error", error: { code: "gone" } })
  expect(await post("/shoppinglist.php", { operation: "burn" })).toMatchObject({ status: "error", error: { code: "gone" } })
  for (const product of ["601", "602", "603", "604", "605", "606"])
    expect(await post("/settings.php", { comparers: "add", product })).toEqual({ status: "success" })
  expect(await post("/settings.php", { comparers: "add", product: "607" })).toMatchObject({
    status: "error",
    error: { code: "comparedFull", message: expect.stringContaining("6") },
  })
  expect(await post("/settings.php", { comparers: "remove", product: "601" })).toEqual({ status: "success" })
  expect(await post("/settings.php", { comparers: "remove", product: "many" })).toMatchObject({ status: "error", error: { code: "gone" } })
  expect(await saved()).toEqual({
    ownSaved: { compared: [602, 603, 604, 605, 606], lists: [{ id: list, rows: 0 }] },
    ownNotice: null,
  })
})
