import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { basketOf, makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const shirt = rowHash(601, "M")
const cloth = rowHash(602, "uniw")

const decodeNotes = Schema.decodeUnknownSync(
  Schema.Struct({
    basket: Schema.Struct({ products: Schema.Array(Schema.Struct({ additional: Schema.String, comment: Schema.NullOr(Schema.String) })) }),
  }),
)

const commentsOf = async (shopper: Shopper): Promise<Readonly<Record<string, string | null>>> => {
  const { basket } = decodeNotes(await shopper.data("{ basket { products { additional comment } } }"))
  return Object.fromEntries(basket.products.map(({ additional, comment }) => [additional, comment]))
}

const told = (shopper: Shopper) => shopper.data("{ ownNotice { is row code message text } }")

async function shopperWithRows() {
  const { shop, database } = await openTestShop()
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2" })
  await shopper.post("/basketchange.php", { product: "602", size: "uniw", number: "4" })
  await told(shopper)
  return { shop, database, shopper }
}

/** The cart's form as it stands, with what is typed into it. */
const cart = (typed: Readonly<Record<string, string>> = {}) => ({
  mode: "1",
  "product[0]": "601",
  "size[0]": "M",
  "additional[0]": shirt,
  "number[0]": "2",
  "product[1]": "602",
  "size[1]": "uniw",
  "additional[1]": cloth,
  "number[1]": "4",
  [`comment[${shirt}]`]: "",
  [`comment[${cloth}]`]: "",
  ...typed,
})

const post = async (shopper: Shopper, typed: Readonly<Record<string, string>>) => {
  const response = await shopper.post("/basketchange.php?type=multiproduct", cart(typed))
  return [response.status, response.headers.get("location")]
}

const backToCart = [303, "/basketedit.php?mode=1"]

describe("comments of rows in the cart's form (4.78, 4.81)", () => {
  test("are kept with their rows, tidied, and stay when quantities change", async () => {
    const { shopper } = await shopperWithRows()
    expect(await post(shopper, { [`comment[${shirt}]`]: " Bez\r\nmetki ", comment: shirt })).toEqual(backToCart)
    expect(await commentsOf(shopper)).toEqual({ [shirt]: "Bez\nmetki", [cloth]: null })
    await post(shopper, { [`comment[${shirt}]`]: "Bez\r\nmetki", "number[0]": "3" })
    expect([await commentsOf(shopper), await basketOf(shopper)]).toEqual([
      { [shirt]: "Bez\nmetki", [cloth]: null },
      [
        [601, "M", 3],
        [602, "uniw", 4],
      ],
    ])
    await post(shopper, { "number[0]": "3", comment: shirt })
    expect(await commentsOf(shopper)).toEqual({ [shirt]: null, [cloth]: null })
  })

  test("are taken by every button: nothing that was typed is lost", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { [`comment[${shirt}]`]: "A", "number[0]": "1", step: `${cloth}:+1` })
    expect([await commentsOf(shopper), await basketOf(shopper)]).toEqual([
      { [shirt]: "A", [cloth]: null },
      [
        [601, "M", 1],
        [602, "uniw", 5],
      ],
    ])
    await post(shopper, { [`comment[${shirt}]`]: "B", "number[0]": "1", "number[1]": "5", remove: cloth })
    expect([await commentsOf(shopper), await basketOf(shopper)]).toEqual([{ [shirt]: "B" }, [[601, "M", 1]]])
  })

  test("that are too long keep nothing else from being taken, and come back as they were typed", async () => {
    const { shopper } = await shopperWithRows()
    const long = "ż".repeat(256)
    expect(await post(shopper, { [`comment[${shirt}]`]: long, [`comment[${cloth}]`]: "Krótka", "number[0]": "1" })).toEqual(backToCart)
    expect([await commentsOf(shopper), await basketOf(shopper)]).toEqual([
      { [shirt]: null, [cloth]: "Krótka" },
      [
        [601, "M", 1],
        [602, "uniw", 4],
      ],
    ])
    expect(await told(shopper)).toEqual({
      ownNotice: {
        is: "rowNotChanged",
        row: shirt,
        code: "comment_too_long",
        message: "Uwagi mogą mieć maksymalnie 255 znaków. Skróć tę o 1 znak.",
        text: JSON.stringify({ [shirt]: long }),
      },
    })
  })

  test("that are too long beside a quantity that is refused come back, too", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { [`comment[${cloth}]`]: "x".repeat(300), "number[0]": "99" })
    expect(await told(shopper)).toMatchObject({
      ownNotice: { is: "rowNotChanged", row: shirt, code: "quantity_above_maximum", text: JSON.stringify({ [cloth]: "x".repeat(300) }) },
    })
  })

  test("an update in which nothing is changed says so (5.83)", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, {})
    expect(await told(shopper)).toMatchObject({ ownNotice: { is: "nothingToUpdate" } })
    await post(shopper, { "number[0]": "1" })
    expect(await told(shopper)).toEqual({ ownNotice: null })
    await post(shopper, { "number[0]": "1", [`comment[${shirt}]`]: "A" })
    expect(await told(shopper)).toEqual({ ownNotice: null })
  })

  test("of a row that is not there are nobody's", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { "comment[ffff]": "A", "comment[]": "B", "comment[a b]": "C" })
    expect(await commentsOf(shopper)).toEqual({ [shirt]: null, [cloth]: null })
  })
})

describe("several rows in the cart's form (4.84)", () => {
  test("those that are marked are removed by one press", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { "selected[1]": cloth, several: "remove", [`comment[${shirt}]`]: "A" })
    expect([await basketOf(shopper), await commentsOf(shopper)]).toEqual([[[601, "M", 2]], { [shirt]: "A" }])
  })

  test("none is removed where none is marked", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { several: "remove" })
    expect(await basketOf(shopper)).toHaveLength(2)
  })

  test("all are removed, and the empty cart's page follows (10.169)", async () => {
    const { shopper } = await shopperWithRows()
    expect(await post(shopper, { several: "removeAll" })).toEqual([303, "/return.php?status=basket_empty"])
    expect(await basketOf(shopper)).toEqual([])
  })

  test("their products are kept among the favourites, and the rows stay (4.83)", async () => {
    const { shopper } = await shopperWithRows()
    await post(shopper, { favourite: shirt })
    expect(await told(shopper)).toMatchObject({ ownNotice: { is: "saved", code: "favouriteAdded" } })
    await post(shopper, { "selected[0]": shirt, "selected[1]": cloth, several: "favourite" })
    expect(await told(shopper)).toMatchObject({ ownNotice: { is: "saved", code: "favouriteAdded" } })
    expect(await shopper.data("{ ownSaved { favourites } }")).toEqual({ ownSaved: { favourites: [601, 602] } })
    expect(await basketOf(shopper)).toHaveLength(2)
  })
})

describe("ownNoteBasketProducts (11.252)", () => {
  const note = (shopper: Shopper, fields: string, row = shirt) =>
    shopper.data(
      `mutation { ownNoteBasketProducts(ProductInput: [{ id: ${row === shirt ? 601 : 602}, size: "${row === shirt ? "M" : "uniw"}", additional: "${row}", ${fields} }]) { status error { code message limit } results { status } } }`,
    )
  const done = { ownNoteBasketProducts: { status: "success", error: null, results: [{ status: "success" }] } }

  test("keeps a comment, takes it away, and leaves it where none is told", async () => {
    const { shopper } = await shopperWithRows()
    expect(await note(shopper, 'comment: "Na prezent"')).toEqual(done)
    expect(await note(shopper, "favourite: true")).toEqual(done)
    expect(await commentsOf(shopper)).toEqual({ [shirt]: "Na prezent", [cloth]: null })
    await note(shopper, 'comment: ""')
    expect(await commentsOf(shopper)).toEqual({ [shirt]: null, [cloth]: null })
  })

  test("refuses what is too long, and a row that is not there", async () => {
    const { shopper } = await shopperWithRows()
    const long = { status: "error", error: { code: "comment_too_long", limit: null }, results: [{ status: "error" }] }
    expect(await note(shopper, `comment: "${"x".repeat(256)}"`)).toMatchObject({ ownNoteBasketProducts: long })
    expect(await note(shopper, 'comment: "A"', rowHash(602, "X"))).toMatchObject({
      ownNoteBasketProducts: { status: "error", error: { code: "row_unknown" } },
    })
    expect(await commentsOf(shopper)).toEqual({ [shirt]: null, [cloth]: null })
  })

  test("a guest without a basket has no row", async () => {
    const { shop } = await openTestShop()
    expect(await note(makeShopper(shop), 'comment: "A"')).toMatchObject({ ownNoteBasketProducts: { error: { code: "row_unknown" } } })
  })
})

test("comments of a guest join the client's rows at sign-in: both are kept (4.79)", async () => {
  const { shop, shopper: client } = await shopperWithRows()
  await signIn(client, "ola@example.com", "tajne123")
  await post(client, { [`comment[${shirt}]`]: "Od klientki" })
  const guest = makeShopper(shop)
  await guest.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  await guest.post("/basketchange.php", { product: "603", size: "uniw", number: "2" })
  const cord = rowHash(603, "uniw")
  await guest.post("/basketchange.php?type=multiproduct", {
    "product[0]": "601",
    "size[0]": "M",
    "additional[0]": shirt,
    "number[0]": "1",
    [`comment[${shirt}]`]: "Od gościa",
    [`comment[${cord}]`]: "W jednym kawałku",
  })
  await signIn(guest, "ola@example.com", "tajne123")
  expect(await commentsOf(guest)).toEqual({ [shirt]: "Od klientki\nOd gościa", [cloth]: null, [cord]: "W jednym kawałku" })
})
