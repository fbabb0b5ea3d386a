import { spawn } from "node:child_process"
import { gzipSync } from "node:zlib"
import { projectFolder } from "../../cli/project.ts"
import { freshShopFolder, startShopServer } from "./support/shop-server.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const serve = (words: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn(process.execPath, ["cli/main.ts", "serve", ...words], {
      cwd: projectFolder,
      env: { ...process.env, SHOP_ORIGIN: "" },
    })
    let said = ""
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
    child.on("close", (code) => resolve({ code, said }))
  })

test("a busy port is told in one line with another to choose, and exit code 1", async ({ shop }) => {
  const port = new URL(shop.origin).port
  const { code, said } = await serve(["--port", port, "--data", await freshShopFolder()])
  expect(said).toBe(`witryna: port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start\n`)
  expect(code).toBe(1)
})

test("asked to stop, the server ends with 0", async () => {
  const server = await startShopServer()
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test("a server in front of another shop shows and sells what that one has", async ({ page }) => {
  const behind = await startShopServer()
  const front = await startShopServer({ environment: { SHOP_ORIGIN: behind.origin } })
  try {
    await page.goto(`${front.origin}/product-pol-507-Dzbanek-Studnia-1-2-l.html`)
    await page.getByRole("button", { name: "Dodaj do koszyka" }).click()
    await page.waitForURL("**/basketedit.php*")
    expect(new URL(page.url()).origin).toBe(front.origin)
    await expect(page.getByRole("link", { name: "Dzbanek Studnia 1,2 l" }).first()).toBeVisible()
    // its scripts come after the paint, and from that server
    await untilLive(page, "cart")
  } finally {
    // what a page still fetches when it is idle would find no server
    await page.close()
    await front.stop()
    await behind.stop()
  }
})

test("the product page weighs at most 17 kB on the way", async ({ shop }) => {
  const page = await fetch(`${shop.origin}/product-pol-507-Dzbanek-Studnia-1-2-l.html`)
  expect(gzipSync(await page.bytes()).byteLength).toBeLessThanOrEqual(17_000)
})
