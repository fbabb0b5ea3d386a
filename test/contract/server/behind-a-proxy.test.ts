import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { readSettings } from "../../../cli/input/settings.ts"
import { currentRequestId } from "../../../adapters/node/request-ids.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const page = readFileSync(join(projectFolder, "docs/behind-a-proxy.md"), "utf8")
const block = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? ""

/** What a browser sends to a proxy at https://shop.example. */
const visitor: Readonly<Record<string, string>> = {
  $http_host: "shop.example",
  $host: "shop.example",
  $scheme: "https",
  $remote_addr: "203.0.113.7",
}

/** Headers that nginx sets by a configuration; its own defaults name the host behind it and hand nothing on. */
const nginxHeaders = (configuration: string): Readonly<Record<string, string>> => ({
  host: "127.0.0.1:8080",
  ...Object.fromEntries(
    [...configuration.matchAll(/^ *proxy_set_header ([\w-]+) (\S+);$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      visitor[value] ?? value,
    ]),
  ),
})

/** Caddy hands on the host and all three by itself. */
const caddyHeaders = {
  host: "shop.example",
  "x-forwarded-host": "shop.example",
  "x-forwarded-proto": "https",
  "x-forwarded-for": "203.0.113.7",
}

/** A product put into the basket from its page, by way of a proxy. */
async function addThrough(headers: Readonly<Record<string, string>>) {
  const seen: (string | undefined)[] = []
  const shop = await createShop({ ...(await seededFolder()), now: () => testNowMs })
  const fetch = (request: Request, address?: string) => {
    seen.push(address)
    return shop.fetch(request, address)
  }
  const server = openTestServer({ shop: { fetch, isRemote: false }, trustsProxy: true })
  const origin = `http://${headers["host"]}`
  const post = {
    method: "POST",
    body: new URLSearchParams({ product: "601", size: "M", number: "1" }),
    headers: { ...headers, origin: "https://shop.example", accept: "text/html" },
  }
  const answer = await server.send("/basketchange.php", post, origin)
  await shop.close()
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    hsts: answer.headers.get("strict-transport-security"),
    seen,
    errors: server.errors,
  }
}

test.each([
  ["nginx", nginxHeaders(block("nginx"))],
  ["caddy", caddyHeaders],
])("behind %s as the page sets it up a visitor can buy, by https and as somebody of their own", async (_, headers) => {
  const { status, cookies, hsts, seen, errors } = await addThrough(headers)
  expect([status, seen, errors]).toEqual([303, ["203.0.113.7"], []])
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
  expect(hsts).toBe("max-age=86400")
})

test("behind nginx with its defaults every post is one of another site, and the log says so", async () => {
  const { status, errors } = await addThrough(nginxHeaders(""))
  expect([status, errors]).toEqual([403, ["take a post"]])
})

test("the refusal names what was seen", async () => {
  const told: string[] = []
  const server = openTestServer({ logError: (_, cause) => void told.push(String(cause)) })
  const refused = { method: "POST", headers: { origin: "https://shop.example" } }
  for (const path of ["/basketchange.php", "/product"]) expect((await server.send(path, refused)).status).toBe(403)
  expect(told).toEqual([
    expect.stringMatching(/from https:\/\/shop\.example, and this server was asked as http:\/\/shop\.test\b.*behind-a-proxy/),
    expect.stringMatching(/from https:\/\/shop\.example/),
  ])
})

test("the pages' configurations are whole: blocks are closed, and what they name is there", () => {
  for (const language of ["nginx", "caddy"]) {
    const text = block(language)
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length)
    expect(text).toMatch(/127\.0\.0\.1:8080/)
  }
  for (const line of block("nginx").split("\n")) expect(line).toMatch(/^(?:| *[\w/ .$:-]+[;{]| *\})$/)
  const unit = block("ini")
  expect(unit.match(/^\[\w+\]$/gm)).toEqual(["[Unit]", "[Service]", "[Install]"])
  for (const line of unit.split("\n")) expect(line).toMatch(/^(?:|\[\w+\]|[A-Z]\w+=.+)$/)
  const variables = Object.fromEntries((/^Environment=(.+)$/m.exec(unit)?.[1] ?? "").split(" ").map((pair) => pair.split("=")))
  expect(readSettings({ json: true }, variables)).toMatchObject({
    trustsProxy: true,
    workers: 2,
    dataFolder: "/var/lib/witryna",
    port: 8080,
  })
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(projectFolder, "package.json"), "utf8"),
  )
  expect(scripts[/npm run --silent (\w+)/.exec(unit)?.[1] ?? ""]).toBe("node cli/witryna.mjs")
  // the pictures of a complaint go through
  expect(Number(/client_max_body_size (\d+)m/.exec(block("nginx"))?.[1])).toBeGreaterThanOrEqual(22)
})

test.each([
  ["a proxy that is believed gives a request its id", true, "7b1f0c2e-4a59-4f0e-9a6b-2f6d1c3b5a70", true],
  [
    "a proxy's id may be made of two long addresses",
    true,
    "20010DB8000000000000000000000001:BC2A_20010DB8000000000000000000000002:01BB_65A1B2C3_0007:1F2C",
    true,
  ],
  ["a proxy's text that is no id counts as none", true, 'x" } {"level":"error', false],
  ["nobody else gives a request its id", false, "7b1f0c2e-4a59-4f0e-9a6b-2f6d1c3b5a70", false],
])("%s", async (_, trustsProxy, given, isTaken) => {
  const shop = { fetch: async () => new Response(currentRequestId()), isRemote: false }
  const server = openTestServer({ shop, trustsProxy })
  const ask = (id: string) => server.send("/graphql/v1/", { method: "POST", body: "{}", headers: { "x-request-id": id } })
  const [answer, other] = await Promise.all([ask(given), ask(`${given.slice(0, 60)}0`)])
  const id = answer.headers.get("x-request-id") ?? ""
  expect(id).toMatch(/^[\w.:-]{8,100}$/)
  expect(id === given).toBe(isTaken)
  // whatever is done for a request knows its id, also while another one is answered
  expect([await answer.text(), await other.text()]).toEqual([id, other.headers.get("x-request-id")])
})
