import { expect, onTestFinished, test, vi } from "vitest"
import { inRequest } from "../../../adapters/node/request-ids.ts"
import { logOwnFailure, logShopLine } from "../../../cli/serve/log-serving.ts"
import { StoreFullError } from "../../../fixtures/shop/store/store-trouble.ts"
import { HttpFailure } from "../../../ports/failures.ts"

/** What is written on standard error during a test. */
function errorLines(): readonly unknown[] {
  const lines: unknown[] = []
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0)
  onTestFinished(() => spy.mockRestore())
  return lines
}

test("a line of the log names the request that it is about, where it is about one", () => {
  const lines = errorLines()
  logShopLine({ level: "info", during: "ask the store" })
  inRequest("id-of-the-request", () => {
    logShopLine({ level: "error", during: "graphql" })
    logOwnFailure("render page", new Error("no"))
  })
  expect(lines).toEqual([
    { level: "info", during: "ask the store" },
    { level: "error", during: "graphql", id: "id-of-the-request" },
    { level: "error", during: "render page", failure: "Error", message: "no", id: "id-of-the-request" },
  ])
})

test("that the shop's own store is away is not told again for each page and call", () => {
  const lines = errorLines()
  logOwnFailure("open page", new HttpFailure({ status: 503 }))
  logOwnFailure("read the shop's version", new StoreFullError(100))
  expect(lines).toEqual([])
  logOwnFailure("open page", new HttpFailure({ status: 500 }))
  expect(lines).toEqual([{ level: "error", during: "open page", failure: "HttpFailure", status: 500 }])
})
