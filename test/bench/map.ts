import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright"
import { build } from "vite"
import { packPlaces } from "../../core/delivery/pickup-map.ts"
import { UserError } from "../../cli/user-error.ts"
import { projectFolder } from "../../cli/project.ts"
import { findBrowser } from "../../cli/tasks/find-browser.mjs"
import { makeTowns } from "../../fixtures/shop/pickup/made-points.ts"

const pointCount = 100_000
/** an odd number, so that one of them is the median */
const rounds = 5
/** Of the time for which plain supercluster blocks the page, so much our worker may. */
const limit = 0.25

/** How long the tasks of a page's main thread take in which an index of a hundred thousand points is made, as the browser counts them: plain supercluster against our worker, in turns in one page. */
export async function reportMap(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "witryna-map-bench-"))
  try {
    await build({
      root: projectFolder,
      configFile: false,
      logLevel: "error",
      publicDir: false,
      worker: { format: "es" },
      build: { outDir: folder, rolldownOptions: { input: { main: join(projectFolder, "test/bench/map-page/main.ts") } } },
    })
    const { plain, worker } = await measured(folder)
    const ratio = worker / plain
    console.log(`\n${pointCount.toLocaleString("en")} points, the main thread is blocked, median of ${rounds} in one run`)
    console.log(`  plain supercluster ${plain.toFixed(1).padStart(9)} ms\n  in our worker      ${worker.toFixed(1).padStart(9)} ms`)
    console.log(`  ratio              ${ratio.toFixed(3).padStart(9)}     limit ${limit}`)
    if (ratio > limit) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measured(folder: string): Promise<{ readonly plain: number; readonly worker: number }> {
  const points = [...makeTowns(pointCount)]
    .flat()
    .map(({ latitude, longitude }, at) => ({ id: at + 1, latitude: latitude / 1e5, longitude: longitude / 1e5 }))
  const server = await serve(folder, JSON.stringify(packPlaces(points)))
  const path = findBrowser(projectFolder)
  if (path === null) throw new UserError("no Chromium was found for this benchmark")
  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage()
    await page.goto(server.origin)
    await page.waitForFunction(() => "ways" in window)
    const thread = await page.context().newCDPSession(page)
    await thread.send("Performance.enable")
    const taskMs = async () => {
      const { metrics } = await thread.send("Performance.getMetrics")
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
    }
    const times: { plain: number[]; worker: number[] } = { plain: [], worker: [] }
    for (let round = 0; round < rounds; round += 1) {
      const before = await taskMs()
      await page.evaluate(() => window.ways.plain())
      const between = await taskMs()
      await page.evaluate(() => window.ways.inWorker())
      times.plain.push(between - before)
      times.worker.push((await taskMs()) - between)
    }
    return { plain: median(times.plain), worker: median(times.worker) }
  } finally {
    await browser.close()
    server.close()
  }
}

async function serve(folder: string, points: string) {
  const files = await readdir(join(folder, "assets"))
  const main = files.find((file) => file.startsWith("main-"))
  const server = createServer(async (request, response) => {
    const name = files.find((file) => request.url === `/assets/${file}`)
    if (request.url === "/points.json") response.setHeader("content-type", "application/json").end(points)
    else if (name !== undefined) response.setHeader("content-type", "text/javascript").end(await readFile(join(folder, "assets", name)))
    else response.setHeader("content-type", "text/html").end(`<!doctype html><script type="module" src="/assets/${main}"></script>`)
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`, close: () => void server.close() }
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
