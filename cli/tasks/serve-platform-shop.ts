import { parseArgs } from "node:util"
import { serve } from "@hono/node-server"
import { platformShop } from "../../fixtures/platform-shop/platform-shop.ts"

// Serves the second shop, which stands for a shop of the platform that nobody of us wrote:
// `node cli/tasks/serve-platform-shop.ts --port 9360 --theme older`, and in front of it `SHOP_ORIGIN=http://127.0.0.1:9360 npm start`.

const { values } = parseArgs({
  options: { port: { type: "string", default: "9360" }, theme: { type: "string", default: "current" } },
})
if (values.theme !== "current" && values.theme !== "older") {
  console.error(`There is no theme "${values.theme}": the second shop has "current" and "older".`)
  process.exit(2)
}
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`"${values.port}" is no port: a number from 1 to 65535 is.`)
  process.exit(2)
}
serve({ fetch: platformShop({ theme: values.theme }), port, hostname: "127.0.0.1" }, () => {
  console.log(`The second shop in its ${values.theme} theme is at http://127.0.0.1:${port}`)
})
