import type { Command } from "commander"
import type { Ability, AbilityName } from "../../adapters/origin/ability.ts"
import type { Language } from "../../core/values/language.ts"
import { dataOption, jsonOption, withLanguage } from "../input/options.ts"
import { dataFolderOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { shopOriginOf } from "../input/shop-origin.ts"
import { plainText, printAnswer } from "../output/print.ts"

interface OriginOptions {
  readonly data?: string
  readonly lang: Language
  readonly json: boolean
}

/** What our pages show where a shop cannot do something. */
const without: Readonly<Record<AbilityName, string>> = {
  menu: "no menu: lists are found by the search and by links alone",
  name: "the host of its address in place of its name",
  texts: "no terms and no contact in the foot of the pages",
  home: "the menu alone on the home page",
  lists: "no lists: their addresses answer that the shop has none",
  filters: "lists without filters",
  orders: "lists in the shop's own order",
  search: "a search that answers that the shop has none",
  suggestions: "nothing while a search is typed but what was searched for before; its form searches",
  prices: "lists without prices",
  product: "no product pages",
  productPage: "product pages with what its API tells alone: no sets, no levels, no way",
  description: "product pages without words and pictures",
  basket: "a cart that cannot be shown; what is put into it stays there",
  delivery: "no delivery on product pages",
  countries: "no country of delivery to choose",
  clients: "everybody is greeted as a guest",
  ourPages: "the shop's own pages in place of favourites, account and forms, until its API answers",
}

/** Without these nobody can buy. */
const needed: ReadonlySet<AbilityName> = new Set(["lists", "prices", "product", "basket"])

interface StatsOptions {
  readonly data?: string
  readonly json: JsonForm
}

/** `witryna origin`: what a real shop of the platform can, before our pages are put in front of it. */
export function defineOrigin(command: Command): void {
  withLanguage(command)
    .enablePositionalOptions()
    .argument("[address]", "the shop's address, such as https://shop.example; without one, what a server of here found last", shopOriginOf)
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nAsks some fifteen times as a guest and changes nothing. What is missing is said with what a shopper sees then. A server with SHOP_ORIGIN asks the same at its start and every hour.\n\nExamples:\n  $ witryna origin https://shop.example\n  $ witryna origin https://shop.example --json\n  $ witryna origin",
    )
    .action(async (address: URL | undefined, { data, lang, json }: OriginOptions) => {
      const { askOrigin, foundOrigin } = await import("../shop/ask-origin.ts")
      const { origin, abilities, atMs } =
        address === undefined ? await foundOrigin(dataFolderOf(data, process.env)) : await askOrigin(address, lang)
      const missing = abilities.filter(({ name, from }) => from === null && needed.has(name)).map(({ name }) => name)
      const at = new Date(atMs).toISOString()
      const told = { origin, at, abilities: abilities.map((one) => ({ ...one, without: one.from === null ? without[one.name] : null })) }
      const summary = missing.length === 0 ? undefined : `Nobody can buy there by our pages: it lacks ${missing.join(", ")}.`
      const words = [`${origin} at ${at}`, ...abilities.map(lineOf), ...(summary === undefined ? [] : ["", summary])].join("\n")
      printAnswer({ words, data: told, ok: missing.length === 0, ...(summary === undefined ? {} : { summary }) }, json)
    })

  command
    .command("stats")
    .description(
      "What a share of our pages came to: who answered how many pages of each kind, how fast, and where the shop's own page stood in for ours.",
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nIt is what `serve --share` has counted: each process writes down once a minute what came since, and all of them add up.\n\nExamples:\n  $ witryna origin stats\n  $ witryna origin stats --data /var/lib/witryna --json",
    )
    .action(async ({ data, json }: StatsOptions) => {
      const { shareStatsAnswer } = await import("../shop/share-stats-answer.ts")
      printAnswer(await shareStatsAnswer(dataFolderOf(data, process.env)), json)
    })
}

const sources = { api: "its API", pages: "its pages" } as const

function lineOf({ name, from, told, lacks }: Ability): string {
  const source = from === null ? "missing" : sources[from]
  const line = `  ${name.padEnd(12)} ${source.padEnd(10)} ${plainText(told)}`
  const lacking = lacks.length === 0 ? [] : [`${" ".repeat(26)}without ${plainText(lacks.join(", "))}`]
  return [line, ...lacking, ...(from === null ? [`${" ".repeat(26)}shoppers see: ${without[name]}`] : [])].join("\n")
}
