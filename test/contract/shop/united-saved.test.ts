import { Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { runs } from "../../support/property/property.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** What somebody keeps, as sets: the oracle knows neither orders nor ids, and unites by putting sets together. */
interface Kept {
  readonly favourites: Set<number>
  readonly compared: Set<number>
  /** rows of each list by its name: "601 M" */
  readonly lists: Map<string, Set<string>>
}

const nothing = (): Kept => ({ favourites: new Set(), compared: new Set(), lists: new Map() })

function unite(own: Kept, guest: Kept): void {
  for (const id of guest.favourites) own.favourites.add(id)
  for (const id of guest.compared) own.compared.add(id)
  for (const [name, rows] of guest.lists) own.lists.set(name, new Set([...(own.lists.get(name) ?? []), ...rows]))
}

const decodeSaved = Schema.decodeUnknownSync(
  Schema.Struct({
    ownSaved: Schema.Struct({
      favourites: Schema.Array(Schema.Int),
      compared: Schema.Array(Schema.Int),
      lists: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String, rows: Schema.Int })),
    }),
  }),
)
const decodeRows = Schema.decodeUnknownSync(
  Schema.Struct({
    ownShoppingList: Schema.Struct({
      products: Schema.Array(Schema.Struct({ size: Schema.String, tile: Schema.Struct({ id: Schema.Int }) })),
    }),
  }),
)

const summaries = async (shopper: Shopper) =>
  decodeSaved(await shopper.data("{ ownSaved { favourites compared lists { id name rows } } }")).ownSaved

const inOrder = (words: Iterable<string | number>): readonly string[] =>
  [...words].map(String).toSorted((one, other) => one.localeCompare(other))

/** What the shop says that somebody keeps, each thing as often as it says it. */
async function told(shopper: Shopper) {
  const { favourites, compared, lists } = await summaries(shopper)
  const rows = await Promise.all(
    lists.map(async ({ id, name }) => {
      const { products } = decodeRows(
        await shopper.data(`{ ownShoppingList(id: ${id}) { products { size tile { id } } } }`),
      ).ownShoppingList
      return [name, inOrder(products.map(({ size, tile }) => `${tile.id} ${size}`))] as const
    }),
  )
  return {
    favourites: inOrder(favourites),
    compared: inOrder(compared),
    lists: rows.toSorted(([one], [other]) => one.localeCompare(other)),
  }
}

const expected = ({ favourites, compared, lists }: Kept) => ({
  favourites: inOrder(favourites),
  compared: inOrder(compared),
  lists: [...lists].map(([name, rows]) => [name, inOrder(rows)] as const).toSorted(([one], [other]) => one.localeCompare(other)),
})

const product = fc.constantFrom(601, 602, 603)
const deed = fc.record({
  browser: fc.constantFrom(0, 1),
  does: fc.constantFrom("mark", "mark", "unmark", "compare", "part", "list", "list", "unlist", "in", "in", "out"),
  product,
  size: fc.constantFrom("", "M", "L"),
  name: fc.constantFrom("Kuchnia", "Święta"),
})

test("10.385: whatever two browsers keep before and after signing in, each has what the sets come to: nothing lost, nothing doubled", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
      const { shop } = await openTestShop()
      const shoppers = [makeShopper(shop), makeShopper(shop)]
      const client = nothing()
      // null = signed in, so that it is the client's
      const guests: (Kept | null)[] = [nothing(), nothing()]
      // at the end both sign in, so that each case unites
      const end = [0, 1].map((browser) => ({ browser, does: "in", product: 601, size: "", name: "" }) as const)
      for (const { browser, does, product: productId, size, name } of [...deeds, ...end]) {
        const shopper = shoppers[browser]
        if (shopper === undefined) throw new Error("no browser")
        const kept = guests[browser] ?? client
        const id = String(productId)
        const sizeId = productId === 601 ? size : ""
        const listed = async () => (await summaries(shopper)).lists.find((list) => list.name === name)
        switch (does) {
          case "mark":
            await shopper.post("/basketchange.php", { mode: "2", product: id, size: sizeId })
            kept.favourites.add(productId)
            break
          case "unmark":
            await shopper.post("/basketchange.php", { mode: "2", product: id, change: "empty" })
            kept.favourites.delete(productId)
            break
          case "compare":
            await shopper.post("/settings.php", { comparers: "add", product: id })
            kept.compared.add(productId)
            break
          case "part":
            await shopper.post("/settings.php", { comparers: "remove", product: id })
            kept.compared.delete(productId)
            break
          case "list": {
            await shopper.post("/shoppinglist.php", { operation: "make", name })
            await shopper.post("/shoppinglist.php", { operation: "add", list: String((await listed())?.id), product: id, size: sizeId })
            kept.lists.set(name, new Set([...(kept.lists.get(name) ?? []), `${id} ${sizeId}`]))
            break
          }
          case "unlist": {
            const list = await listed()
            if (list === undefined) break
            await shopper.post("/shoppinglist.php", { operation: "remove", list: String(list.id), product: id, size: sizeId })
            kept.lists.get(name)?.delete(`${id} ${sizeId}`)
            break
          }
          case "in":
            await shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
            unite(client, guests[browser] ?? nothing())
            guests[browser] = null
            break
          case "out":
            if (guests[browser] !== null) break
            await shopper.post("/login.php?operation=logout", {})
            guests[browser] = nothing()
            break
        }
      }
      for (const [browser, shopper] of shoppers.entries()) expect(await told(shopper)).toEqual(expected(guests[browser] ?? client))
    }),
    runs(6),
  )
})
