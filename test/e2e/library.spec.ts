import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { expect, test } from "playwright/test"

const library = join(projectFolder, "dist/library")
const program = `import { civilTimeAt, formatPrice, moneyFromNumber } from "/core/values/index.js"
const format = { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true }
export const answer = formatPrice(moneyFromNumber(1234.505), format) + " " + civilTimeAt(1_774_746_000_000, "Europe/Warsaw").hour
`
const files: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  "/": { type: "text/html", text: "<!doctype html><title>library</title>" },
  "/program.js": { type: "text/javascript", text: program },
  "/worker.js": { type: "text/javascript", text: `import { answer } from "/program.js"\npostMessage(answer)` },
}

let server: Server
let origin: string
test.beforeAll(async () => {
  execFileSync(process.execPath, [join(projectFolder, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.library.json"], {
    cwd: projectFolder,
  })
  server = createServer((request, response) => {
    const path = request.url ?? "/"
    const file =
      files[path] ??
      (/^\/core\/[a-z0-9/-]+\.js$/.test(path) ? { type: "text/javascript", text: readFileSync(join(library, path), "utf8") } : null)
    response.writeHead(file === null ? 404 : 200, { "content-type": `${file?.type ?? "text/plain"}; charset=utf-8` }).end(file?.text)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  const address = server.address()
  origin = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : ""
})
test.afterAll(() => {
  server.close()
})

test("a browser runs the rules of the library as they are, on the page and in a worker", async ({ page }) => {
  await page.goto(origin)
  const onPage: unknown = await page.evaluate(`import("/program.js").then(({ answer }) => answer)`)
  const inWorker: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    const worker = new Worker("/worker.js", { type: "module" })
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = () => reject(new Error("the worker failed"))
  })`)
  expect([onPage, inWorker]).toEqual(["1 234,51 zł 3", "1 234,51 zł 3"])
})
