import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { openBrowser } from "./browser.ts"
import { makeAccounts } from "./crowd.ts"
import type { Goods } from "./goods.ts"
import type { Replica } from "./replicas.ts"

/** What came of buyers who wanted the same piece at once. */
export interface OnePieceReport {
  readonly rounds: number
  /** rounds in which a basket held more than there is, or in which more or fewer than one was told to have it */
  readonly wrong: number
  readonly answers: ReadonlyMap<string, number>
}

const buyers = 20

/**
 * Twenty browsers of one client press the same button at once, each at another replica, for a product of which there is one piece: the basket
 * is the one thing that they share, as nothing takes stock away before there are orders.
 */
export async function buyOnePiece(
  { place, replicas, goods }: { readonly place: StorePlace; readonly replicas: readonly Replica[]; readonly goods: Goods },
  rounds: number,
): Promise<OnePieceReport> {
  const { productId, sizeId } = goods.rowAt(0)
  const accounts = await makeAccounts(place, rounds, "piece")
  const store = await openShopStore(place)
  const stockOf = store.reader.selectFrom("product_size").select("stock").where("product", "=", productId).where("size", "=", sizeId)
  const { stock } = await stockOf.executeTakeFirstOrThrow()
  const setStock = (to: string) =>
    store.writer.updateTable("product_size").set({ stock: to }).where("product", "=", productId).where("size", "=", sizeId).execute()
  const answers = new Map<string, number>()
  let wrong = 0
  try {
    await setStock("1")
    for (const { id, login, password } of accounts) {
      const browsers = Array.from({ length: buyers }, (_, at) => {
        const replica = replicas[at % replicas.length]
        if (replica === undefined) throw new Error("There are replicas")
        return openBrowser(replica.origin, at)
      })
      for (const browser of browsers) await browser.post("/signin.php", { operation: "login", login, password })
      const fields = { product: String(productId), size: sizeId, number: "1", getAjax: "true" }
      const told = await Promise.all(browsers.map((browser) => browser.post("/basketchange.php", fields)))
      for (const browser of browsers) browser.close()
      const words = told.map(({ status, body }) => `${status} ${body.includes('"success"') ? "it is in the basket" : "there are no more"}`)
      for (const word of words) answers.set(word, (answers.get(word) ?? 0) + 1)
      const basket = store.reader.selectFrom("basket").select("id").where("account", "=", id)
      const rows = await store.reader.selectFrom("basket_row").select("quantity").where("basket", "in", basket).execute()
      const isRight = rows.length === 1 && rows[0]?.quantity === "1" && words.filter((word) => word.includes("it is in")).length === 1
      if (!isRight) wrong += 1
    }
  } finally {
    await setStock(stock)
    await store.close()
  }
  return { rounds, wrong, answers }
}
