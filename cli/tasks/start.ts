import { runTask } from "./run-task.ts"

// `npm start`: build what changed, make the shop's data ready, serve. Heavy modules load only when they are needed.
await runTask(async () => {
  const { projectFolder, readSettings } = await import("../serving/settings.ts")
  const settings = readSettings({}, process.env)
  const { buildPages } = await import("./build-pages.ts")
  const began = performance.now()
  if (await buildPages({ root: projectFolder, mode: "production" })) {
    console.error(`built the pages in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  if (settings.shopOrigin === null) {
    const { readyShopFolder } = await import("../serving/ready-shop-folder.ts")
    await readyShopFolder(settings.dataFolder)
  }
  const { serveShop } = await import("../serving/serve-shop.ts")
  await serveShop(settings)
})
