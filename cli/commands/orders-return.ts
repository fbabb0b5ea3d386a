import type { Command } from "commander"
import { caseKinds, caseStatuses } from "../../core/returns/return-life.ts"
import { nowFromOption } from "../input/now-option.ts"
import { choiceOption, dataOption, jsonOption, nowOption } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { printAnswer } from "../output/print.ts"

interface CaseOptions {
  readonly data?: string
  readonly json: JsonForm
}

interface StepOptions extends CaseOptions {
  readonly now?: number
  readonly answer?: string
  readonly stock?: boolean
}

/** `witryna orders return`: the keeper's side of withdrawals, returns and complaints. */
export function defineReturns(returns: Command): void {
  returns
    .command("list")
    .description("The newest withdrawals, returns and complaints: how far each is, and whether it came in time.")
    .addOption(choiceOption("--kind <kind>", "only those of a kind", caseKinds))
    .addOption(choiceOption("--status <status>", "only those that are so far", caseStatuses))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna orders return list\n  $ witryna orders return list --kind withdrawal --status sent --json",
    )
    .action(async ({ data, kind, status, json }: CaseOptions & { readonly kind?: string; readonly status?: string }) => {
      const { sentCasesAnswer } = await import("../shop/case-answers.ts")
      printAnswer(await sentCasesAnswer(shopPlaceOf(data, process.env), { kind: kind ?? null, status: status ?? null }), json)
    })

  returns
    .command("show")
    .description("What was sent in, and what happened to it since; with a folder its pictures are written there.")
    .argument("<number>", "its number")
    .option("--pictures <folder>", "where its pictures are written")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna orders return show 7KQ2M-X9D4R\n  $ witryna orders return show 7KQ2M-X9D4R --pictures .",
    )
    .action(async (number: string, { data, pictures, json }: CaseOptions & { readonly pictures?: string }) => {
      const { caseAnswer } = await import("../shop/case-answers.ts")
      printAnswer(await caseAnswer(shopPlaceOf(data, process.env), number, pictures ?? null), json)
    })

  stepped(returns.command("accept"))
    .description("Agrees with a return or a complaint, and writes so to who sent it.")
    .option("--answer <words>", "what is written besides")
    .addHelpText("after", "\nExamples:\n  $ witryna orders return accept 7KQ2M-X9D4R")
    .action((number: string, options: StepOptions) => step(number, { ...options, step: "accepted", amount: null }))

  stepped(returns.command("refuse"))
    .description("Refuses it, and writes why: what it was about can be given back once more then.")
    .requiredOption("--answer <words>", "why")
    .addHelpText("after", '\nExamples:\n  $ witryna orders return refuse 7KQ2M-X9D4R --answer "Noszone poza domem."')
    .action((number: string, options: StepOptions) => step(number, { ...options, step: "refused", amount: null }))

  stepped(returns.command("received"))
    .description("Notes that the goods are back, and puts them to the stock.")
    .option("--answer <words>", "what is written besides")
    .option("--no-stock", "they cannot be sold again")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna orders return received 7KQ2M-X9D4R\n  $ witryna orders return received 7KQ2M-X9D4R --no-stock",
    )
    .action((number: string, options: StepOptions) => step(number, { ...options, step: "received", amount: null }))

  stepped(returns.command("refund"))
    .description(
      "Has its money paid back, what its rows cost or another sum, of what was paid for the order; what was not paid to a provider goes by hand. Settles a complaint.",
    )
    .option("--amount <sum>", "in the order's currency; left out = what its rows cost")
    .option("--answer <words>", "what is written besides")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna orders return refund 7KQ2M-X9D4R\n  $ witryna orders return refund 7KQ2M-X9D4R --amount 20.00",
    )
    .action((number: string, options: StepOptions & { readonly amount?: string }) =>
      step(number, { ...options, step: "paidBack", amount: options.amount ?? null }),
    )
}

const stepped = (command: Command): Command =>
  command.argument("<number>", "its number").addOption(dataOption()).addOption(nowOption()).addOption(jsonOption())

async function step(
  number: string,
  {
    step: kept,
    amount,
    answer,
    stock,
    data,
    now,
    json,
  }: StepOptions & { readonly step: "accepted" | "refused" | "received" | "paidBack"; readonly amount: string | null },
): Promise<void> {
  const { caseStepAnswer } = await import("../shop/case-answers.ts")
  const asked = { step: kept, amount, answer: answer ?? "", toStock: stock ?? true, atMs: await nowFromOption(now) }
  printAnswer(await caseStepAnswer(shopPlaceOf(data, process.env), number, asked), json)
}
