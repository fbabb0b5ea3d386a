import { Window } from "happy-dom"
import { expect } from "vitest"
import { asWritten } from "../../../core/texts/no-break.ts"
import type { SettingName } from "../../../fixtures/shop/settings-store.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { openShopData } from "../shop/shop-data.ts"
import { makeShopper, shopOrigin } from "../shop/shopper.ts"
import { testNowMs } from "../shop/test-now.ts"
import { openProjectShop } from "../shop/test-shop.ts"

/** A field of the shop's answers that says something else: the end of its way, such as `unit.sellBy` or `sizes.0.amount`, and what it says. */
export type Told = readonly [field: string, value: unknown]

/** What a field is; the page; what the shop tells otherwise; where the page shows it (`selector`, or `selector@attribute`); before and after. */
export type ToldRow = readonly [
  what: string,
  path: string,
  told: readonly Told[],
  selector: string,
  before: string | null,
  after: string | null,
]

/** A price as the wire has it, net half of gross. */
export const grossPrice = (value: number) => ({ gross: { value }, net: { value: value / 2 } })

/**
 * Pages of the project's shop, as a browser is served them. What a page shows of a field is seen by letting the shop tell this field alone
 * otherwise.
 */
export async function openToldPages() {
  const { shop, place, close } = await openProjectShop()
  const visitor = makeShopper(shop)
  const parser = new new Window({ url: shopOrigin }).DOMParser()
  /** pages as the shop tells them, which rows of one table share */
  const plain = new Map<string, Awaited<ReturnType<typeof page>>>()
  let told: readonly Told[] = []
  const left = new Set<Told>()
  const asked: { readonly method: string; readonly path: string; readonly body: string }[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    asked.push({ method: request.method, path: `${pathname}${search}`, body: await request.clone().text() })
    const response = await shop.fetch(request)
    if (told.length === 0 || !request.url.includes("/graphql/")) return response
    const reply: unknown = await response.json()
    return Response.json(toldOtherwise(reply, "", told, (one) => left.delete(one)))
  }
  const render = createRenderer({ fetch, assets })
  const answer = (path: string) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
  }
  /** The page at a path; a field that no answer has is an error. */
  const page = async (path: string, ...otherwise: readonly Told[]) => {
    told = otherwise
    left.clear()
    for (const one of otherwise) left.add(one)
    const { body } = await answer(path)
    const html = await new Response(body).text()
    if (left.size > 0) throw new Error(`no answer has ${[...left].map(([field]) => field).join(", ")}`)
    return parser.parseFromString(html, "text/html")
  }
  return {
    visitor,
    close,
    page,
    /** status and headers of the page at a path */
    answer,
    /** sets a switch of the shop */
    set: async (name: SettingName, value: string) => {
      const store = await openShopData(place)
      await setSetting(store, name, value)
      await store.close()
    },
    /** what pages have asked the shop, oldest first */
    asked,
    /** Does the page say before and after what the row says? */
    async says([, path, otherwise, selector, before, after]: ToldRow) {
      const [place = "", attribute] = selector.split("@")
      const shownIn = (shown: Awaited<ReturnType<typeof page>>) => {
        const element = shown.querySelector(place)
        if (element === null) return null
        return attribute === undefined ? asWritten(element.textContent).trim() : element.getAttribute(attribute)
      }
      const usual = plain.get(path) ?? (await page(path))
      plain.set(path, usual)
      expect.soft(shownIn(usual)).toBe(before)
      expect.soft(shownIn(await page(path, ...otherwise))).toBe(after)
    },
  }
}

function toldOtherwise(value: unknown, way: string, told: readonly Told[], found: (one: Told) => void): unknown {
  const one = told.find(([field]) => `.${way}`.endsWith(`.${field}`))
  if (one !== undefined) {
    found(one)
    return one[1]
  }
  if (Array.isArray(value)) return value.map((entry, at) => toldOtherwise(entry, `${way}.${at}`, told, found))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toldOtherwise(entry, `${way}.${name}`, told, found)]))
}
