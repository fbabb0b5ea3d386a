import { getRequestListener } from "@hono/node-server"
import { createServer } from "node:http"
import { placeOf } from "./growth-place.ts"
import { openGrowthSite } from "./growth-site.ts"

// A web server on a grown shop in a process of its own: `growth-server.ts <catalogue folder> <place as JSON> <data folder>`. It tells its port when it
// listens, and its memory in megabytes whenever it is asked.

const [catalogueFolder = "", place = "", dataFolder = ""] = process.argv.slice(2)
const site = await openGrowthSite(placeOf(place), dataFolder, catalogueFolder)
const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.send?.({ port: typeof address === "object" && address !== null ? address.port : 0 })
})
process.on("message", () => process.send?.({ megabytes: process.memoryUsage.rss() / 1e6 }))
process.on("disconnect", () => process.exit())
