import type { Command } from "commander"
import { dataOption, jsonOption } from "../input/options.ts"
import { dataFolderOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"

/** `witryna shop`: the embedded shop's data. */
export function defineShop(shop: Command): void {
  shop
    .command("seed")
    .description("Make the data folder ready: tables, catalogue and the pictures that pages show first. Does only what is missing.")
    .addOption(dataOption())
    .option("--no-pictures", "leave the pictures out")
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  $ witryna shop seed\n  $ witryna shop seed --data /tmp/shop --no-pictures")
    .action(async (options: { readonly data?: string; readonly pictures: boolean; readonly json: boolean }) => {
      const dataFolder = dataFolderOf(options.data, process.env)
      const { readyShopFolder } = await import("../shop/open-shop.ts")
      await readyShopFolder(dataFolder, { pictures: options.pictures })
      printAnswer({ words: `The shop's data in ${dataFolder} are ready.`, data: { dataFolder }, ok: true }, options.json)
    })
}
