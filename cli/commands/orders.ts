import { type Command, Option } from "commander"
import { orderStatuses } from "../../core/order/order-status.ts"
import { nowFromOption } from "../input/now-option.ts"
import { choiceArgument, choiceOption, dataOption, jsonOption, nowOption, parseCount } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { defineReturns } from "./orders-return.ts"
import { printAnswer } from "../output/print.ts"
import { UserError } from "../user-error.ts"

interface OrdersOptions {
  readonly data?: string
  readonly now?: number
  readonly json: JsonForm
}

interface AdvanceOptions extends OrdersOptions {
  readonly parcel?: readonly string[]
  readonly days?: number
}

const collected = (typed: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), typed]

const clocked = (command: Command): Command => command.addOption(dataOption()).addOption(nowOption()).addOption(jsonOption())

/** `witryna orders`: the keeper's side of what was ordered. */
export function defineOrders(orders: Command): void {
  orders
    .command("list")
    .description("The newest orders of the shop: how far they are, how far their money is, and what they come to.")
    .addOption(choiceOption("--status <status>", "only those that are so far", orderStatuses))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna orders list\n  $ witryna orders list --status accepted --json")
    .action(async ({ data, status, json }: OrdersOptions & { readonly status?: string }) => {
      const { ordersAnswer } = await import("../shop/order-answers.ts")
      printAnswer(await ordersAnswer(shopPlaceOf(data, process.env), status ?? null), json)
    })

  orders
    .command("show")
    .description("An order as it was placed, what happened to it, and which stock it moved.")
    .argument("<number>", "its number")
    .option("--files <folder>", "writes the files that came with its rows to this folder")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna orders show 7KQ2M-X9D4R\n  $ witryna orders show 7kq2mx9d4r --files ./order --json")
    .action(async (number: string, { data, files, json }: OrdersOptions & { readonly files?: string }) => {
      const { orderAnswer } = await import("../shop/order-answers.ts")
      printAnswer(await orderAnswer(shopPlaceOf(data, process.env), number, files ?? null), json)
    })

  clocked(orders.command("advance"))
    .description(
      "Brings an order further, or cancels it: what it took is given back then. With --days it lets days go by for the whole shop: subscriptions make their orders, and what is due is done.",
    )
    .argument("[number]", "its number")
    .addArgument(choiceArgument("[step]", "what has happened to it", ["packed", "sent", "delivered", "cancelled"]))
    .option("--parcel <number>", "the number of a parcel, by which its courier tells how far it is; may be repeated", collected)
    .addOption(new Option("--days <days>", "so many days go by, instead of a step of one order").argParser(parseCount))
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna orders advance 7KQ2M-X9D4R packed\n  $ witryna orders advance 7KQ2M-X9D4R sent --parcel 680000001234\n  $ witryna orders advance 7KQ2M-X9D4R cancelled --json\n  $ witryna orders advance --days 14",
    )
    .action(async (number: string | undefined, step: string | undefined, { data, now, json, parcel = [], days }: AdvanceOptions) => {
      const [place, atMs] = [shopPlaceOf(data, process.env), await nowFromOption(now)]
      if (days !== undefined && number === undefined) {
        const { advanceDaysAnswer } = await import("../shop/order-days.ts")
        return printAnswer(await advanceDaysAnswer(place, days, atMs), json)
      }
      if (number === undefined || step === undefined || days !== undefined)
        throw new UserError("it is an order with its step, such as `witryna orders advance 7KQ2M-X9D4R packed`, or `--days 14`")
      const { advanceAnswer } = await import("../shop/order-answers.ts")
      return printAnswer(await advanceAnswer(place, number, { step, parcels: parcel, atMs }), json)
    })

  clocked(orders.command("pay"))
    .description(
      "Notes money that came in for an order outside of a provider, such as a transfer: the whole sum, or another one, which is paid back.",
    )
    .argument("<number>", "its number")
    .argument("[amount]", "what came in, in its currency; left out = what it comes to")
    .addHelpText("after", "\nExamples:\n  $ witryna orders pay 7KQ2M-X9D4R\n  $ witryna orders pay 7KQ2M-X9D4R 83.90")
    .action(async (number: string, amount: string | undefined, { data, now, json }: OrdersOptions) => {
      const { payAnswer } = await import("../shop/order-answers.ts")
      printAnswer(await payAnswer(shopPlaceOf(data, process.env), number, { amount: amount ?? null, atMs: await nowFromOption(now) }), json)
    })

  clocked(orders.command("correct"))
    .description("Issues a correction of an order's invoice, because some of it was given back.")
    .argument("<number>", "its number")
    .requiredOption("--row <row>", "a row of the invoice and how much of it was given back, such as 1:2; may be repeated", collected)
    .requiredOption("--reason <words>", "why, as the correction says it")
    .addHelpText("after", '\nExamples:\n  $ witryna orders correct 7KQ2M-X9D4R --row 1:1 --reason "Zwrot towaru"')
    .action(
      async (
        number: string,
        { data, now, json, row, reason }: OrdersOptions & { readonly row: readonly string[]; readonly reason: string },
      ) => {
        const { correctAnswer } = await import("../shop/correct-answer.ts")
        const atMs = await nowFromOption(now)
        printAnswer(await correctAnswer(shopPlaceOf(data, process.env), number, { rows: row, reason, atMs }), json)
      },
    )
  clocked(orders.command("unsubscribe"))
    .description("Ends the subscription that began with an order: nothing is ordered by it any more.")
    .argument("<number>", "the number of the order")
    .addHelpText("after", "\nExamples:\n  $ witryna orders unsubscribe 7KQ2M-X9D4R")
    .action(async (number: string, { data, now, json }: OrdersOptions) => {
      const { unsubscribeAnswer } = await import("../shop/order-days.ts")
      printAnswer(await unsubscribeAnswer(shopPlaceOf(data, process.env), number, await nowFromOption(now)), json)
    })
  defineReturns(orders.command("return").description("Withdrawals, returns and complaints: what was sent in, and what becomes of it."))

  clocked(orders.command("settle"))
    .description(
      "Does what is due, as the shop does each minute while it is served: orders not paid in time are cancelled, money that pays nothing is paid back.",
    )
    .addHelpText("after", "\nExamples:\n  $ witryna orders settle\n  $ witryna orders settle --now 2026-12-01T12:00:00+01:00 --json")
    .action(async ({ data, now, json }: OrdersOptions) => {
      const { settleAnswer } = await import("../shop/order-answers.ts")
      printAnswer(await settleAnswer(shopPlaceOf(data, process.env), await nowFromOption(now)), json)
    })
}
