import { parseArgs } from "node:util"
import { serve } from "@hono/node-server"
import { platformShop } from "../../fixtures/platform-shop/platform-shop.ts"

// Serves the second shop, which stands for a shop of the platform that nobody of us wrote:
// `node cli/tasks/serve-platform-shop.ts --port 9360 --theme older`, and in front of it `SHOP_ORIGIN=http://127.0.0.1:9360 npm start`.
// `--polish` has one language, `--layer` shows a layer after an add, `--newer` links by the newer form of addresses, `--wholesale` shows the sign-in to everybody but wholesalers, `--public-origin https://www.shop.example` is
// what stands in its links and cookies.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9360" },
    theme: { type: "string", default: "current" },
    layer: { type: "boolean", default: false },
    wholesale: { type: "boolean", default: false },
    newer: { type: "boolean", default: false },
    polish: { type: "boolean", default: false },
    "public-origin": { type: "string" },
  },
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
const publicOrigin = values["public-origin"]
const shop = platformShop({
  theme: values.theme,
  afterAdding: values.layer ? "layer" : "redirect",
  isForWholesalers: values.wholesale,
  hasNewerAddresses: values.newer,
  languages: values.polish ? ["pol"] : ["pol", "eng"],
  ...(publicOrigin === undefined ? {} : { publicOrigin }),
})
serve({ fetch: shop, port, hostname: "127.0.0.1" }, () => {
  console.log(`The second shop in its ${values.theme} theme is at http://127.0.0.1:${port}`)
})
