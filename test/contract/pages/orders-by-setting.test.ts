import fc from "fast-check"
import { expect, test } from "vitest"
import { isInOrder } from "../../../adapters/origin/list-path.ts"
import { readProductList } from "../../../adapters/origin/readers/read-product-list.ts"
import { fetchWithSetting } from "../../../adapters/origin/session-setting.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { brokenPage, pageFaults, treeOf } from "../../support/origin/broken-page.ts"
import { openSecondFront, secondOrigin } from "../../support/origin/second-front.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// Lists of the shop that nobody of us wrote, whose orders are settings of the session and no addresses.

const path = "/pol_m_Ogrod-10.html"

const bySetting = (html: string): string =>
  html.replaceAll(/href=("?)[^"\s>]*[?&](?:amp;)?sort_order=([a-z-]+)[^"\s>]*\1/g, 'href="/settings.php?sort_order=$2"')

const idsIn = (html: string): readonly number[] =>
  [...(/id="search"[\s\S]*/.exec(html)?.[0].split("search_hotspot_zone1")[0] ?? "").matchAll(/data-product_id="(\d+)"/g)].map(([, id]) =>
    Number(id),
  )

/** Our pages in front of it, with what goes wrong with a list that was put into an order. */
function opened(theme: "current" | "older", spoilt = (html: string): string => html) {
  return openSecondFront(theme, {
    change: async (answer, asked) => {
      if (!asked.startsWith(path)) return answer
      const { status, headers } = answer
      return new Response(spoilt(bySetting(await answer.text())), { status, headers })
    },
  })
}

test.each(["current", "older"] as const)(
  "in its %s theme such a list comes in the order that is asked for, in a session of nobody (10.1059)",
  async (theme) => {
    const byAddress = openSecondFront(theme)
    const front = opened(theme)
    const plain = idsIn((await front.html(path)).html)
    for (const part of ["?sort=price-desc", "?sort=name-asc&filter_availability=y"]) {
      const [{ html }, expected] = [await front.html(path + part), idsIn((await byAddress.html(path + part)).html)]
      expect(expected.length).toBeGreaterThan(0)
      expect(idsIn(html)).toEqual(expected)
      expect(idsIn(html)).not.toEqual(plain)
    }
    expect(front.asked.filter((asked) => asked.includes("/settings.php"))).toEqual([
      "GET /settings.php?sort_order=price-d",
      "GET /settings.php?sort_order=name-a",
    ])
    // what others see is as it was
    expect(idsIn((await front.html(path)).html)).toEqual(plain)
    const asked = front.asked.length
    await front.html(`${path}?sort=price-desc`)
    expect(front.asked.slice(asked).filter((one) => one.startsWith("GET"))).toEqual([])
  },
)

test.each(["current", "older"] as const)(
  "a list in its %s theme that does not say its order is the shop's own, and says so (10.1059)",
  async (theme) => {
    const front = opened(theme, (html) => html.replaceAll(" --selected", ""))
    const [plain, inOrder] = [(await front.html(path)).html, (await front.html(`${path}?sort=price-desc`)).html]
    expect(idsIn(inOrder)).toEqual(idsIn(plain))
    expect(inOrder).not.toMatch(/<option[^>]*value="price-desc"[^>]*selected/)
  },
)

test("whatever is wrong with a list, it is never taken for one in another order (10.1059)", async () => {
  const at = new URL(path, secondOrigin)
  const html = bySetting(await openSecondFront("current").own(`${path}?sort_order=price-d`))
  const others = [
    ["price-asc", "price-a"],
    ["name-asc", "name-a"],
    ["name-desc", "name-d"],
    ["newest", "date-d"],
  ] as const
  let lost = 0
  fc.assert(
    fc.property(pageFaults, (faults) => {
      const list = readProductList(treeOf(brokenPage(html, faults)), at) ?? { orders: [] }
      if (!isInOrder(list, "price-desc", { link: "/settings.php?sort_order=price-d" })) lost += 1
      for (const [sort, id] of others) expect(isInOrder(list, sort, { link: `/settings.php?sort_order=${id}` })).toBe(false)
    }),
    { numRuns: 300 },
  )
  expect(lost).toBeGreaterThan(5)
  expect(lost).toBeLessThan(300)
})

test("a setting is sent as its form sends it, and no cookie of it is a visitor's (10.1059)", async () => {
  const shop = platformShop({ theme: "older", now: () => new Date(testNowMs) })
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request.clone())
    return shop(request)
  }
  const reach = { origin: new URL(secondOrigin), fetch, timeoutMs: 20_000 }
  const setting = { link: "/settings.php?sort_order=price-d", isPosted: true }
  const inOrder = await fetchWithSetting(reach, setting, path, { language: "pl", currency: "EUR" })
  const html = await (await inOrder(new Request(new URL(path, secondOrigin)))).text()
  expect(html).toMatch(/--selected[^>]*>\s*Sortuj po cenie malej/)
  const [first, second] = asked
  expect([first?.method, await first?.text(), first?.headers.get("cookie")]).toEqual(["POST", "sort_order=price-d", "lang=pol; CURRID=EUR"])
  expect(second?.headers.get("cookie")).toMatch(/client=/)
})
