import cluster from "node:cluster"
import { runTask } from "./run-task.ts"

// `npm start`: build what changed, open the shop. Heavy modules load only when they are needed.
await runTask(async () => {
  const { projectFolder } = await import("../project.ts")
  const { readSettings } = await import("../input/settings.ts")
  const settings = readSettings({}, process.env)
  // a worker of this program finds everything made ready by the process that started it
  if (cluster.isPrimary) {
    const { buildPages } = await import("./build-pages.ts")
    const began = performance.now()
    if (await buildPages({ root: projectFolder, mode: "production" })) {
      console.error(`built the pages in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    if (settings.shopOrigin === null) {
      const { readyShop } = await import("../shop/open-shop.ts")
      await readyShop(settings)
    }
  }
  const { serveShop } = await import("../serve/serve-shop.ts")
  await serveShop(settings)
})
