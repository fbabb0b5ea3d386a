import type { Command } from "commander"
import { type ProductKindName, productKindNames } from "../../core/product-page/choice.ts"
import type { Language } from "../../core/values/language.ts"
import { choiceOption, withLanguage } from "../input/options.ts"
import { plainText, printAnswer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

interface ProductOptions {
  readonly example?: ProductKindName
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna product`: a product page of any kind, and what a shopper does on it. */
export function defineProduct(command: Command): void {
  withLanguage(command)
    .argument("[file]", "JSON of the page and of what happens on it; - reads it from standard input")
    .addOption(choiceOption("--example <kind>", "print a file to start from", productKindNames))
    .addHelpText(
      "after",
      `
The file names its kind, offer and events; a kind has its own sections (attributes and variants, parts, parameters, dates, rows).
An event is what a shopper does ({ "type": "AddPressed" }), what the shop does when it is asked ({ "shop": "answers", "facts": ... },
{ "shop": "refuses", "message": ... }, { "shop": "doesNotAnswer" }, { "cart": "empty" }), or time that passes ({ "wait": 500 }).
Amounts are gross; vatPercent is 23 when it is left out.

Exit codes: 0 played, 1 the last AddPressed was refused (why is on standard error), 2 the file cannot be used, 64 wrong usage.

Examples:
  $ witryna product --example set > set.json
  $ witryna product set.json --lang en
  $ witryna product --example rows | witryna product - --json`,
    )
    .action(async (file: string | undefined, { example, lang, json }: ProductOptions) => {
      if ((file === undefined) === (example === undefined)) {
        throw new UserError("name a file, - for standard input, or --example with a kind", exitCodes.wrongUsage)
      }
      if (file === undefined) await printExample(example ?? "single")
      else await playFile(file, lang, json)
    })
}

async function printExample(kind: ProductKindName): Promise<void> {
  const { productExamples } = await import("../product/product-examples.ts")
  console.log(JSON.stringify(productExamples[kind], null, 2))
}

async function playFile(file: string, lang: Language, json: JsonForm): Promise<void> {
  const { readTextFile } = await import("../input/files.ts")
  const { readProductFile } = await import("../product/product-file.ts")
  const { playProduct } = await import("../product/play-product.ts")
  const { productAnswer } = await import("../product/product-answer.ts")
  const { played, refusal } = productAnswer(playProduct(readProductFile(readTextFile(file)), lang))
  if (refusal === null) printAnswer(played, json)
  else if (json !== false) printAnswer({ ...played, words: refusal, ok: false }, json)
  else {
    printAnswer(played, false)
    printAnswer({ words: plainText(refusal), data: null, ok: false }, false)
  }
}
