import { type Command, InvalidArgumentError, Option } from "commander"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import type { Language } from "../../core/values/language.ts"
import { addKeptProduct } from "../input/kept-product.ts"
import { nowFromOption } from "../input/now-option.ts"
import { nowOption, parseCount, withLanguage } from "../input/options.ts"
import { shopOriginOf } from "../input/shop-origin.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"

interface CompareOptions {
  readonly now?: number
  readonly lang: Language
  readonly json: JsonForm
  readonly differences: boolean
  readonly pages?: number
  readonly pause?: number
  readonly html?: string
}

/** What is compared: products of the demo shop, or a shop elsewhere with our pages. */
type ComparedThings = readonly SavedProduct[] | URL

/** `witryna compare`: products beside each other in a new demo shop; or, of an address, a whole shop beside our pages in front of it. */
export function defineCompare(command: Command): void {
  withLanguage(command)
    .argument("<what...>", "products by their ids, or the address of a shop such as https://shop.example", addCompared)
    .option("--differences", "of products: only the rows in which they differ", false)
    .addOption(
      new Option("--pages <number>", "of a shop: so many pages at most, of each kind its share (default 50)").argParser(parsePages),
    )
    .addOption(
      new Option(
        "--pause <ms>",
        "of a shop: the pause before each question to it (default: what its robots.txt asks for, at least 500)",
      ).argParser(parseCount),
    )
    .option("--html <file>", "of a shop: writes a report of all differences to this file")
    .addOption(nowOption())
    .addHelpText(
      "after",
      `
Of products it shows in what they differ, as the shop's own page of comparison does.

Of a shop of the platform it reads pages as a guest, by its home page and its maps, as far as robots.txt lets it, and puts beside each what our pages would show
at the same address: prices, availability, products of lists, links, titles, headings, canonical addresses, data for programs, the names that other software
relies on, weight. It changes nothing there. How far it is stands on standard error. It ends with 1 when something is wrong: a price, an availability, a
product that is not in a list, a page or a link that leads nowhere. Ctrl+C ends it with what was compared so far, and with 1, because the rest is not known.

Examples:
  $ witryna compare 501 503
  $ witryna compare 501 503 511 --differences --lang en
  $ witryna compare https://shop.example --pages 200 --html report.html   # a shop elsewhere`,
    )
    .action(async (what: ComparedThings, options: CompareOptions) => {
      if (what instanceof URL) return compareShop(what, options)
      const unfit =
        options.pages !== undefined ? "--pages" : options.pause !== undefined ? "--pause" : options.html !== undefined ? "--html" : null
      if (unfit !== null)
        throw new UserError(`${unfit} is for the comparison of a shop: give its address in place of products`, exitCodes.wrongUsage)
      const { keepInShop } = await import("../shop/keep-in-shop.ts")
      const nowMs = await nowFromOption(options.now)
      printAnswer(
        await keepInShop({
          keeping: { is: "compare", onlyDifferences: options.differences },
          products: what,
          language: options.lang,
          nowMs,
        }),
        options.json,
      )
    })
}

async function compareShop(origin: URL, { differences, pages = usualPages, pause, html, json }: CompareOptions): Promise<void> {
  if (differences) throw new UserError("--differences is for products: a shop is told by its differences anyway", exitCodes.wrongUsage)
  const { compareShopAnswer } = await import("../comparing/compare-shop-answer.ts")
  printAnswer(await compareShopAnswer({ origin, pages, pauseMs: pause ?? null, html: html ?? null }), json)
}

const usualPages = 50

/** More of a shop are no look, but a copy of it. */
const mostPages = 2_000

function parsePages(typed: string): number {
  const pages = parseCount(typed)
  if (pages >= 1 && pages <= mostPages) return pages
  throw new InvalidArgumentError(`It is a number of pages from 1 to ${mostPages}.`)
}

function addCompared(typed: string, before: ComparedThings | undefined): ComparedThings {
  if (/^https?:\/\//i.test(typed) && before === undefined) return shopOriginOf(typed)
  if (before instanceof URL || /^https?:\/\//i.test(typed))
    throw new InvalidArgumentError("A shop is compared by itself: one address, and nothing else.")
  return addKeptProduct(typed, before)
}
