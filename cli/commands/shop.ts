import { Argument, type Command, Option } from "commander"
import { scriptPositions } from "../../core/shell/script-positions.ts"
import type { Language } from "../../core/values/language.ts"
import { choiceArgument, choiceOption, dataOption, jsonOption, languageOption, parseCount, parseProductId } from "../input/options.ts"
import { dataFolderOf, shopPlaceOf, targetOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"
import type { JsonForm } from "../json-form.ts"
import { exitCodes, UserError } from "../user-error.ts"

interface FolderOptions {
  readonly data?: string
  readonly json: JsonForm
}

type ScriptOptions = FolderOptions & { readonly position?: string; readonly prefix?: string }

interface OpinionOptions {
  readonly by: "date" | "rating"
  readonly lang?: Language
  readonly page: number
  /** 1 to 5 */
  readonly rating?: string
}

const placesOf = ({ data }: FolderOptions) => ({
  place: shopPlaceOf(data, process.env),
  dataFolder: dataFolderOf(data, process.env),
})

/** `witryna shop`: the embedded shop's data. */
export function defineShop(shop: Command): void {
  shop
    .command("seed")
    .description("Make the data folder ready: tables and catalogue. Does only what is missing.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop seed\n  $ witryna shop seed --data /tmp/shop")
    .action(async (options: { readonly data?: string; readonly json: JsonForm }) => {
      const dataFolder = dataFolderOf(options.data, process.env)
      const { readyShop } = await import("../shop/open-shop.ts")
      await readyShop({ place: shopPlaceOf(options.data, process.env), dataFolder })
      printAnswer({ words: `The shop's data in ${dataFolder} are ready.`, data: { dataFolder }, ok: true }, options.json)
    })

  shop
    .command("settings")
    .description("List the switches of the shop with what they mean and may be. With a name, tell that one; with a value, set it.")
    .argument("[name]", "which one; leave out to see all")
    .argument("[value]", "what it is to be from now on")
    .option("--reset", "take back what is set", false)
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna shop settings\n  $ witryna shop settings after_adding layer\n  $ witryna shop settings after_adding --reset",
    )
    .action(async (name: string | undefined, value: string | undefined, options: FolderOptions & { readonly reset: boolean }) => {
      const { settingAnswer, settingsAnswer } = await import("../shop/settings-answer.ts")
      const place = shopPlaceOf(options.data, process.env)
      if (options.reset && (name === undefined || value !== undefined))
        throw new UserError("--reset takes back one setting: name it, without a value", exitCodes.wrongUsage)
      const set = value === undefined ? ({ is: "tell" } as const) : ({ is: "set", typed: value } as const)
      printAnswer(
        name === undefined ? await settingsAnswer(place) : await settingAnswer(place, name, options.reset ? { is: "reset" } : set),
        options.json,
      )
    })

  shop
    .command("after-adding")
    .description("What follows an add to the basket: the cart page, or a layer on the product page. With a mode, set it.")
    .addArgument(choiceArgument("[mode]", "what is to follow; leave out to see what does", ["redirect", "layer"]))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop after-adding\n  $ witryna shop after-adding layer")
    .action(async (mode: "redirect" | "layer" | undefined, options: FolderOptions) => {
      const { afterAddingAnswer } = await import("../shop/after-adding.ts")
      printAnswer(await afterAddingAnswer(shopPlaceOf(options.data, process.env), mode), options.json)
    })

  shop
    .command("quick-payments")
    .description("Who takes payments that skip the cart: nobody, or a provider that only shows what would be done. With a value, set it.")
    .addArgument(choiceArgument("[provider]", "who is to take them; leave out to see who does", ["off", "demo"]))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop quick-payments\n  $ witryna shop quick-payments demo")
    .action(async (provider: "off" | "demo" | undefined, options: FolderOptions) => {
      const { quickPaymentsAnswer } = await import("../shop/quick-payments.ts")
      printAnswer(await quickPaymentsAnswer(shopPlaceOf(options.data, process.env), provider), options.json)
    })

  shop
    .command("rates")
    .description("The currencies of the shop's prices, their rates, and how old those are. With a file, take its rates.")
    .argument("[file]", "JSON with the shop's own currency, the day, and what one unit of each other costs in it")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `\nA file has the form {"own": "PLN", "day": "2026-11-27", "rates": {"EUR": "4.2350"}}. Ends with 1 when the rates are too old.\n\nExamples:\n  $ witryna shop rates\n  $ witryna shop rates rates.json`,
    )
    .action(async (file: string | undefined, options: FolderOptions) => {
      const { ratesAnswer } = await import("../shop/rates-answer.ts")
      printAnswer(await ratesAnswer(shopPlaceOf(options.data, process.env), file ?? null, Date.now()), options.json)
    })

  shop
    .command("scripts")
    .description("List the scripts of others that run on the shop's pages: none unless they were allowed.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop scripts\n  $ witryna shop scripts --json")
    .action(async (options: FolderOptions) => {
      const { thirdPartyScriptsAnswer } = await import("../shop/third-party-scripts.ts")
      printAnswer(await thirdPartyScriptsAnswer(shopPlaceOf(options.data, process.env)), options.json)
    })

  shop
    .command("allow-script")
    .description("Run a script of others on the shop's pages from now on. It sees and does there what the shopper does.")
    .argument("<address>", "where it is: https, the host in small letters; behind --prefix its name without .js")
    .addOption(new Option("--position <position>", "when it begins among the others").choices([...scriptPositions]))
    .option("--prefix <address>", "what the address begins with")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna shop allow-script https://ads.example/tiles.js\n  $ witryna shop allow-script tiles --prefix https://ads.example/js/ --position body_bottom",
    )
    .action(async (address: string, { position, prefix, ...options }: ScriptOptions) => {
      const { allowedScript } = await import("../shop/third-party-scripts.ts")
      const named = { ...(position === undefined ? {} : { position }), ...(prefix === undefined ? {} : { prefix }) }
      printAnswer(await allowedScript(shopPlaceOf(options.data, process.env), address, named), options.json)
    })

  shop
    .command("forbid-script")
    .description("Take a script of others off the list.")
    .argument("<address>", "as the list has it")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop forbid-script https://ads.example/tiles.js")
    .action(async (address: string, options: FolderOptions) => {
      const { forbiddenScript } = await import("../shop/third-party-scripts.ts")
      printAnswer(await forbiddenScript(shopPlaceOf(options.data, process.env), address), options.json)
    })

  shop
    .command("vitals")
    .description("How the shop's pages do, as browsers measured it: of each kind of page what three quarters of the visits stay below.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop settings measuring vitals\n  $ witryna shop vitals")
    .action(async (options: FolderOptions) => {
      const { pageVitalsAnswer } = await import("../shop/measures-answer.ts")
      printAnswer(await pageVitalsAnswer(dataFolderOf(options.data, process.env)), options.json)
    })

  shop
    .command("errors")
    .description("What browsers reported of errors, the most frequent first. Nothing in it says whose browser it was.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop errors\n  $ witryna shop errors --json")
    .action(async (options: FolderOptions) => {
      const { reportedErrorsAnswer } = await import("../shop/measures-answer.ts")
      printAnswer(await reportedErrorsAnswer(dataFolderOf(options.data, process.env)), options.json)
    })

  shop
    .command("info")
    .description("What lies in the data folder: the data file, what visitors left, pictures. Changes nothing.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop info\n  $ witryna shop info --pick shop.counts.baskets")
    .action(async (options: FolderOptions) => {
      const { folderAnswer } = await import("../shop/folder-answers.ts")
      printAnswer(await folderAnswer(placesOf(options)), options.json)
    })

  shop
    .command("reset")
    .description(
      "Begin anew with the catalogue as delivered: accounts, baskets, questions, settings and own texts are gone. Pictures stay.",
    )
    .addOption(dataOption())
    .option("--yes", "they may be gone", false)
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nIts server must not run.\n\nExamples:\n  $ witryna shop reset --yes\n  $ witryna shop reset --data /tmp/shop --yes",
    )
    .action(async (options: FolderOptions & { readonly yes: boolean }) => {
      const { resetAnswer } = await import("../shop/folder-answers.ts")
      printAnswer(await resetAnswer(placesOf(options), options.yes), options.json)
    })

  shop
    .command("move")
    .description(
      "Copy the shop from its data file to an empty PostgreSQL database: baskets, accounts, reviews, settings, all of it or nothing.",
    )
    .option(
      "--to <address>",
      "the database, such as postgres://user@host:5432/name (setting DATABASE_URL, which no list of processes shows)",
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      "\nIts server must not run; the data file stays as it is. Counts and sums of each table are compared at the end.\n\nExamples:\n  $ witryna shop move --to postgres://shop@db.example:5432/shop\n  $ DATABASE_URL=postgres://shop:secret@db.example/shop witryna shop move",
    )
    .action(async (options: FolderOptions & { readonly to?: string }) => {
      const { moveAnswer } = await import("../shop/move-answer.ts")
      const say = (line: string) => void process.stderr.write(`${line}\n`)
      printAnswer(await moveAnswer(dataFolderOf(options.data, process.env), targetOf(options.to, process.env), say), options.json)
    })

  shop
    .command("questions")
    .description("List what visitors asked about products and nobody has answered: no page shows it.")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop questions\n  $ witryna shop questions --json")
    .action(async (options: FolderOptions) => {
      const { questionsAnswer } = await import("../shop/answer-questions.ts")
      printAnswer(await questionsAnswer(shopPlaceOf(options.data, process.env)), options.json)
    })

  shop
    .command("answer")
    .description("Answer a question: the page of its product shows both from now on. Nothing is mailed.")
    .argument("<id>", "number of the question")
    .argument("<text>", "the answer")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", '\nExamples:\n  $ witryna shop answer 12 "Yes, up to 200 degrees."')
    .action(async (id: string, text: string, options: FolderOptions) => {
      const { givenAnswer } = await import("../shop/answer-questions.ts")
      printAnswer(await givenAnswer(shopPlaceOf(options.data, process.env), id, text), options.json)
    })

  shop
    .command("reviews")
    .description("List reviews that visitors wrote and the shop has not accepted: no page shows them.")
    .option("--pictures <folder>", "write their pictures there, to be looked at")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop reviews\n  $ witryna shop reviews --pictures /tmp/reviews")
    .action(async ({ pictures, ...options }: FolderOptions & { readonly pictures?: string }) => {
      const { reviewsAnswer } = await import("../shop/review-answers.ts")
      printAnswer(await reviewsAnswer(shopPlaceOf(options.data, process.env), pictures), options.json)
    })

  shop
    .command("opinions")
    .description("List the reviews that pages show, of all products or of one, the newest first: as other programs read them.")
    .addArgument(new Argument("[product]", "number of the product").argParser(parseProductId))
    .addOption(choiceOption("--rating <stars>", "those with so many stars alone", ["1", "2", "3", "4", "5"]))
    .addOption(choiceOption("--by <what>", "what they are ordered by", ["date", "rating"]).default("date"))
    .addOption(languageOption())
    .addOption(new Option("--page <number>", "a later page of twenty, from 0").argParser(parseCount).default(0))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop opinions\n  $ witryna shop opinions 501 --rating 5")
    .action(async (product: number | undefined, options: FolderOptions & OpinionOptions) => {
      const { opinionsAnswer } = await import("../shop/opinions-answer.ts")
      const { by, lang, page, rating } = options
      const query = { by, page, limit: 20, direction: "DESC", productId: product ?? null, language: lang ?? null } as const
      const stars = rating === undefined ? null : Number(rating)
      printAnswer(await opinionsAnswer(shopPlaceOf(options.data, process.env), { ...query, stars }), options.json)
    })

  shop
    .command("accept-review")
    .description("Accept a review: the page of its product shows it and counts its stars from now on.")
    .argument("<id>", "number of the review")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop accept-review 12")
    .action(async (id: string, options: FolderOptions) => {
      const { acceptedAnswer } = await import("../shop/review-answers.ts")
      printAnswer(await acceptedAnswer(shopPlaceOf(options.data, process.env), id), options.json)
    })

  shop
    .command("refuse-review")
    .description("Delete a review that has not been accepted, with its picture.")
    .argument("<id>", "number of the review")
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop refuse-review 12")
    .action(async (id: string, options: FolderOptions) => {
      const { refusedAnswer } = await import("../shop/review-answers.ts")
      printAnswer(await refusedAnswer(shopPlaceOf(options.data, process.env), id), options.json)
    })
}
