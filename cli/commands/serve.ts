import type { Command } from "commander"
import { readSettings } from "../input/settings.ts"

/** `witryna serve`: the shop in a browser. */
export function defineServe(command: Command): void {
  command
    .option("--port <number>", "port to listen on (setting PORT, default 8080)")
    .option("--host <name>", "address to listen on (setting HOST, default 127.0.0.1)")
    .option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")
    .option("--record <name>", "record what shoppers do into fixtures/scenarios/<name>")
    .option("--dev", "serve the sources through Vite, with hot reload", false)
    .option("--json", "start-up as a JSON line on standard output, like the access log", false)
    .option("--no-access-log", "do not log requests")
    .addHelpText(
      "after",
      `
Settings: PORT, HOST, SHOP_DATA, SHOP_ORIGIN (a real shop's address: requests go there), TRUST_PROXY=1 (believe X-Forwarded-*),
WORKERS (processes on the one port, default 1).

Examples:
  $ witryna serve
  $ witryna serve --port 9000 --data /var/lib/witryna
  $ witryna serve --record buy-a-shirt
  $ SHOP_ORIGIN=https://shop.example witryna serve`,
    )
    .action(async (options: Readonly<Record<string, unknown>>) => {
      const settings = readSettings(options, process.env)
      const { serveShop } = await import("../serve/serve-shop.ts")
      await serveShop(settings)
    })
}
