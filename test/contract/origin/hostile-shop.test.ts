import { describe, expect, test } from "vitest"
import { openWholeFront } from "../../support/origin/whole-front.ts"
import type { PlatformVisit } from "../../support/platform-shop/shop-visit.ts"

/** Our pages of each kind that a shop of the platform gets, as a guest sees them. */
const pages = [
  "/",
  "/pol_m_Ogrod-10.html",
  "/product-pol-201.html",
  "/product-pol-210.html",
  "/product-pol-221.html",
  "/search.php?text=kubek",
  "/firm-pol-1-X.html",
  "/categories.php",
  "/basketedit.php",
  "/signin.php",
  "/return.php?status=basket_empty",
] as const

const hostileText = '"><script>evil()</script><img src=x onerror=evil()>\u202E{{7*7}}${7}'

const asType = (answer: Response, body: BodyInit | null, more: Readonly<Record<string, string>> = {}) =>
  new Response(body, { status: 200, headers: { "content-type": answer.headers.get("content-type") ?? "text/html", ...more } })

/** Every word and number of JSON or HTML becomes something else. */
const changes: Readonly<Record<string, (answer: Response) => Promise<Response> | Response>> = {
  "texts that are markup and scripts": async (answer) =>
    asType(
      answer,
      (await answer.text()).replaceAll(
        /"(name|title|description|formatted)":\s?"[^"]*"/g,
        (_, key: string) => `"${key}":${JSON.stringify(hostileText)}`,
      ),
    ),
  "numbers that are none": async (answer) =>
    asType(answer, (await answer.text()).replaceAll(/"(value|worth|gross|net)":\s?-?\d+(?:\.\d+)?/g, '"$1":"NaN"')),
  "prices below zero": async (answer) => asType(answer, (await answer.text()).replaceAll(/"value":\s?(\d)/g, '"value":-$1')),
  "no prices at all": async (answer) =>
    asType(answer, (await answer.text()).replaceAll(/"price":\s?\{(?:[^{}]|\{[^{}]*\})*\}/g, '"price":null')),
  "half of each answer": async (answer) => {
    const text = await answer.text()
    return asType(answer, text.slice(0, text.length / 2))
  },
  nothing: (answer) => asType(answer, null),
  "a page of 9 MB": (answer) => asType(answer, "x".repeat(9_000_000)),
  "nested without end": (answer) => asType(answer, `${'{"data":['.repeat(20_000)}${"<div>".repeat(20_000)}`),
  "another charset than it says": async (answer) =>
    asType(answer, Buffer.from(await answer.text(), "utf16le"), { "content-type": "text/html; charset=koi8-r" }),
  "a sign-in page in place of everything": () =>
    new Response('<form action="/signin.php"><input name="login"><input name="password"></form>', {
      headers: { "content-type": "text/html" },
    }),
  "an error page": () => new Response("<h1>500</h1>", { status: 500, headers: { "content-type": "text/html" } }),
  "a redirect to another site": () => new Response(null, { status: 302, headers: { location: "https://evil.example/" } }),
  "a redirect round and round": () => new Response(null, { status: 302, headers: { location: "/" } }),
}

/** Opens a page as it comes, wherever it leads. */
const asked = async (visit: PlatformVisit, path: string) => {
  const answer = await visit.ask(path)
  return {
    status: answer.status,
    html: await answer.text(),
    location: answer.headers.get("location"),
    // the shop's own pages are shown as they are, under a policy of their own
    isOurs: /require-trusted-types-for/.test(answer.headers.get("content-security-policy") ?? ""),
  }
}

/** Amounts of nothing that a page shows as prices: what cannot be read is missing, and costs not nothing. */
const zeroPrices = (html: string): readonly string[] =>
  [...html.matchAll(/class="[^"]*(?:price|basket__sum|total)[^"]*"[^>]*>([^<]*)</g)]
    .map(([, words = ""]) => words.replaceAll(/\u00a0|&nbsp;/g, " ").trim())
    .filter((words) => !words.endsWith("%") && /^-?0(?:[.,]0+)?(?: |$)|NaN|undefined|-\d/.test(words))

describe.each(["current", "older"] as const)("a shop in its %s theme whose every answer is", (theme) => {
  test.each(Object.keys(changes))(
    "%s: each page of ours is there or says what it lacks, and nothing of it is a price, a script or a way off (8.52, 10.990, 10.1000)",
    async (name) => {
      const change = changes[name]
      if (change === undefined) throw new Error(name)
      const state = { isHostile: false }
      const { visit } = openWholeFront(
        { theme },
        { change: (shop) => async (request) => (state.isHostile ? change(await shop(request)) : shop(request)) },
      )
      await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
      state.isHostile = true
      for (const path of pages) {
        const page = await asked(visit, path)
        expect([path, page.status >= 100 && page.status < 600, page.location?.includes("evil") ?? false]).toEqual([path, true, false])
        if (page.location !== null || !page.isOurs) continue
        expect([path, page.html.includes("<h1") || page.html.includes("<main")]).toEqual([path, true])
        expect([path, ...zeroPrices(page.html)]).toEqual([path])
        expect([path, /<script>evil|<img src=x/.test(page.html)]).toEqual([path, false])
        expect([path, /(?:href|src|action)="(?:https?:)?\/\/(?!front|shop\.test)[^"]*evil/.test(page.html)]).toEqual([path, false])
      }
    },
    60_000,
  )
})
