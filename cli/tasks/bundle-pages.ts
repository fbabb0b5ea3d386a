import { join } from "node:path"

// The process in which `buildPages` bundles: `node bundle-pages.ts <root> <mode>`. It is gone afterwards, and with it the bundler's
// threads and the memory that made a server slow which had built its pages itself.

const [root = "", mode = "production"] = process.argv.slice(2)
const { build } = await import("vite")
const config = { root, mode, configFile: join(root, "vite.config.ts") }
await build(config)
await build({ ...config, build: { ssr: "ui/server/render.tsx" } })
