import { setTimeout as pause } from "node:timers/promises"
import { type Answer, type Browser, openBrowser } from "./browser.ts"
import type { Goods } from "./goods.ts"

/** What a shopper was told of one row of the basket. */
export interface ToldRow {
  readonly productId: number
  readonly sizeId: string
  /** of a row that pieces are added to: at least as many as were told to be in it, and at most as many as were asked for */
  least: number
  most: number
}

/** What was asked for, when, and what came of it. */
export interface Seen {
  readonly kind: string
  readonly status: number
  readonly atMs: number
  readonly ms: number
}

/** Somebody who walks through the shop and remembers what the shop has said. */
export interface Shopper {
  /** the token of the session; "" = there is none */
  readonly token: () => string
  readonly rows: readonly ToldRow[]
  /** of the account that it has signed in to; null = it is a guest */
  readonly login: string | null
  /** walks until it is told to stop */
  readonly walk: (isOpen: () => boolean) => Promise<void>
  /** adds one piece of the first row; null = the shop has said that it is there, else what came instead */
  readonly add: () => Promise<string | null>
}

export interface ShopperOrders {
  readonly origin: URL
  /** which one, from 0 */
  readonly at: number
  readonly goods: Goods
  /** signs in on the way; null = stays a guest */
  readonly account: { readonly login: string; readonly password: string } | null
  readonly onAnswer: (seen: Seen) => void
  /** between two steps, in milliseconds */
  readonly thinkMs: number
}

/** A shopper who adds pieces of one product and changes the number of another one. */
export function makeShopper({ origin, at, goods, account, onAnswer, thinkMs }: ShopperOrders): Shopper {
  const browser: Browser = openBrowser(origin, at)
  const [added, set] = [goods.rowAt(2 * at), goods.rowAt(2 * at + 1)]
  const rows = [added, set].map(({ productId, sizeId }): ToldRow => ({ productId, sizeId, least: 0, most: 0 }))
  const seen = async (kind: string, asked: Promise<Answer>): Promise<Answer> => {
    const atMs = performance.now()
    const answer = await asked
    onAnswer({ kind, status: answer.status, ms: answer.ms, atMs })
    return answer
  }
  const change = async (kind: string, row: number, fields: Readonly<Record<string, string>>): Promise<Answer> => {
    const { productId, sizeId } = row === 0 ? added : set
    return seen(kind, browser.post("/basketchange.php", { product: String(productId), size: sizeId, ...fields, getAjax: "true" }))
  }
  const add = async (): Promise<string | null> => {
    const [row] = rows
    if (row === undefined) return "no row"
    // who hears nothing may have bought all the same; the shop's word that it failed is kept to here as well, but a commit can be cut off
    row.most += 1
    const answer = await change("add", 0, { number: "1" })
    const isMade = answer.status === 200 && answer.body === '{"status":"success"}'
    if (isMade) row.least += 1
    if (!isMade && answer.status === 200) row.most -= 1
    return isMade ? null : `${answer.status} ${answer.body}`.trim()
  }
  /** Sets the second row to a number that grows, so that an answer that was lost is seen in what is there. */
  const setRow = async (number: number): Promise<void> => {
    const [, row] = rows
    if (row === undefined) return
    const isNew = row.least === 0
    if (isNew && row.most > 0) return
    row.most = Math.max(row.most, number)
    const fields = isNew ? { number: String(number) } : { change: "change", number: String(number) }
    const { status, body } = await change("change", 1, fields)
    if (status === 200 && body === '{"status":"success"}') row.least = number
  }
  let isSignedIn = account === null
  const signIn = async (): Promise<void> => {
    if (account === null || isSignedIn) return
    const { status } = await seen(
      "sign in",
      browser.post("/signin.php", { operation: "login", login: account.login, password: account.password }),
    )
    isSignedIn = status === 303 && browser.cookie("login") !== ""
  }
  return {
    token: () => browser.cookie("client"),
    rows,
    get login() {
      return isSignedIn ? (account?.login ?? null) : null
    },
    add,
    walk: async (isOpen) => {
      // all do not come in the same moment
      await pause((thinkMs * (at % 17)) / 17)
      for (let round = 0; isOpen(); round += 1) {
        const steps = [
          () => seen("home", browser.get(goods.home)),
          () => seen("category", browser.get(goods.category)),
          () => seen("product", browser.get(goods.rowAt(at + round).page)),
          add,
          () => setRow(round + 1),
          ...(round % 2 === 1 || isSignedIn ? [] : [signIn]),
          () => seen("cart", browser.get(goods.cart)),
        ]
        for (const step of steps) {
          if (!isOpen()) break
          await step()
          await pause(thinkMs)
        }
      }
      // whoever was told nothing of the sign-in asks until it is told
      for (let tries = 0; tries < 20; tries += 1) {
        await signIn()
        if (isSignedIn) break
        await pause(1000)
      }
      browser.close()
    },
  }
}
