import type { Command } from "commander"
import { dataOption } from "../input/options.ts"
import { readSettings } from "../input/settings.ts"
import { isFromSources } from "../project.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** `witryna serve`: the shop in a browser. */
export function defineServe(command: Command): void {
  command
    .option("--port <number>", "port to listen on (setting PORT, default 8080)")
    .option("--host <name>", "address to listen on (setting HOST, default 127.0.0.1)")
    .addOption(dataOption())
    .option(
      "--share <percent>",
      "in front of SHOP_ORIGIN: of how many visitors the pages are ours (setting SHARE); the rest sees the shop's own",
    )
    .option(
      "--fallback-after <ms>",
      "with --share: a page of ours that takes longer is the shop's own (setting FALLBACK_AFTER, default 3000; 0: never)",
    )
    .option("--record <name>", "record what one visitor does as a scenario of that name")
    .option("--title <text>", "what the recording is about")
    .option("--expected <text>", "what the customer expected to see instead, such as a price")
    .option("--force", "replace a scenario of that name", false)
    .option("--dev", "serve the project's sources through Vite, with hot reload", false)
    .option("--json", "start-up as a JSON line on standard output, like the access log", false)
    .option("--no-access-log", "do not log requests")
    .addHelpText(
      "after",
      `
Settings: PORT, HOST, SHOP_DATA, DATABASE_URL (postgres://user@host/name: the shop's data are there, and SHOP_DATA has what is made),
DIRECT_DATABASE_URL (the same past a pooler, for making tables), VALKEY_URL (valkey://host:6379: by it processes share limits and notices),
MAIL_SERVER (smtps://name:secret@host:465: mails go there; without it they
become files of the folder outbox in SHOP_DATA), MAIL_FROM (the address that they are from),
SHOP_ORIGIN (a real shop's address: requests go there), ORIGIN_PAGES=0 (its pages that ours do not have are not shown), SHARE=5% and FALLBACK_AFTER=3000
(with SHOP_ORIGIN: as --share and --fallback-after), TRUST_PROXY=1
(believe X-Forwarded-*), SHOP_HOSTS (the shop's hosts: pages name no other),
ASSETS_ORIGIN (another address that has the shop's files and pictures), WORKERS (processes on the one port, default 1).

A recording goes into fixtures/scenarios of the project; of an installed package, into ./scenarios. It is one visitor: the first whose
browser comes back for more than a page. Ctrl+C asks the open pages for the rest, replays what was recorded, and says whether it is the same.

Examples:
  $ witryna serve
  $ witryna serve --port 9000 --data /var/lib/witryna
  $ witryna serve --record buy-a-shirt
  $ witryna serve --record wrong-price --title "Ticket 4711" --expected "289,00"
  $ SHOP_ORIGIN=https://shop.example witryna serve
  $ SHOP_ORIGIN=https://shop.example witryna serve --share 5%
  $ SHOP_ORIGIN=https://shop.example witryna serve --share product=10%,list=50%`,
    )
    .action(async (options: Readonly<Record<string, unknown>>) => {
      if (options["dev"] === true && !isFromSources) {
        throw new UserError("--dev serves the project's sources, which a package does not bring", exitCodes.wrongUsage)
      }
      const settings = readSettings(options, process.env)
      const { serveShop } = await import("../serve/serve-shop.ts")
      await serveShop(settings)
    })
}
