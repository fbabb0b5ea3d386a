import fc from "fast-check"
import { expect } from "vitest"
import {
  listUnions,
  type ListUnion,
  type SavedProduct,
  type ShoppingList,
  unitedProducts,
  unitedRows,
} from "../../../core/saved/unite-saved.ts"
import { property } from "../../support/property/property.ts"

const products = fc.uniqueArray(fc.record({ productId: fc.integer({ min: 1, max: 8 }), sizeId: fc.constantFrom("", "M", "L") }), {
  selector: ({ productId }) => productId,
  maxLength: 8,
})

property("favourites of before and after signing in are all there, each once, however often they are united (10.385)", {
  fault: "the guest's put behind the client's without a look at what is there",
  rule: unitedProducts,
  planted: (own: readonly SavedProduct[], guest: readonly SavedProduct[]): readonly SavedProduct[] => [...own, ...guest],
  runs: 300,
  holds: (united) =>
    fc.property(products, products, (own, guest) => {
      const both = united(own, guest)
      const ids = both.map(({ productId }) => productId)
      expect(new Set(ids)).toEqual(new Set([...own, ...guest].map(({ productId }) => productId)))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.slice(0, own.length)).toEqual(own.map(({ productId }) => productId))
      expect(united(both, guest)).toEqual(both)
    }),
})

const rows = fc.uniqueArray(fc.record({ productId: fc.integer({ min: 1, max: 4 }), sizeId: fc.constantFrom("", "M") }), {
  selector: ({ productId, sizeId }) => `${productId} ${sizeId}`,
  maxLength: 5,
})

/** Lists of one visitor: no two of one name; a secret is nobody else's. */
const listsOf = (visitor: string): fc.Arbitrary<readonly ShoppingList[]> =>
  fc
    .uniqueArray(fc.record({ name: fc.constantFrom("A", "A 2", "B", "C"), isShared: fc.boolean(), rows }), {
      selector: ({ name }) => name,
      maxLength: 4,
    })
    .map((lists) => lists.map(({ name, isShared, rows: kept }) => ({ name, secret: isShared ? `${visitor} ${name}` : null, rows: kept })))

/** The lists that there are once the unions are carried out. */
function afterwards(own: readonly ShoppingList[], unions: readonly ListUnion<ShoppingList>[]): readonly ShoppingList[] {
  const lists = [...own]
  for (const union of unions) {
    if (union.is === "moves") lists.push({ ...union.guest, name: union.name })
    else
      lists[own.indexOf(union.own)] = {
        ...union.own,
        secret: union.secret,
        rows: unitedRows(union.own.rows, union.guest.rows),
      }
  }
  return lists
}

const rowText = ({ productId, sizeId }: SavedProduct): string => `${productId} ${sizeId}`

property("no list, row or shared address is lost at sign-in, and no name or row is there twice (10.385)", {
  fault: "lists of one name joined although both are shared, so that an address that somebody was given opens nothing",
  rule: listUnions<ShoppingList>,
  planted: (own: readonly ShoppingList[], guest: readonly ShoppingList[]): readonly ListUnion<ShoppingList>[] =>
    guest.map((list) => {
      const same = own.find(({ name }) => name === list.name)
      return same === undefined
        ? { is: "moves", guest: list, name: list.name }
        : { is: "joins", guest: list, own: same, secret: same.secret ?? list.secret }
    }),
  runs: 500,
  holds: (unionsOf) =>
    fc.property(listsOf("client"), listsOf("guest"), (own, guest) => {
      const lists = afterwards(own, unionsOf(own, guest))
      expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length)
      for (const { rows: kept } of lists) expect(new Set(kept.map(rowText)).size).toBe(kept.length)
      for (const before of [...own, ...guest]) {
        const seen = lists.find(({ name, secret }) => (before.secret === null ? name === before.name : secret === before.secret))
        expect(seen?.rows.map(rowText)).toEqual(expect.arrayContaining(before.rows.map(rowText)))
      }
    }),
})
