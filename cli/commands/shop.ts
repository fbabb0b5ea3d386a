import type { Command } from "commander"
import { dataFolderOf } from "../input/settings.ts"

/** `witryna shop`: the embedded shop's data. */
export function defineShop(shop: Command): void {
  shop
    .command("seed")
    .description("Make the data folder ready: tables, catalogue and the pictures that pages show first. Does only what is missing.")
    .option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")
    .option("--no-pictures", "leave the pictures out")
    .option("--json", "the outcome as JSON", false)
    .addHelpText("after", "\nExamples:\n  $ witryna shop seed\n  $ witryna shop seed --data /tmp/shop --no-pictures")
    .action(async (options: { readonly data?: string; readonly pictures: boolean; readonly json: boolean }) => {
      const dataFolder = dataFolderOf(options.data, process.env)
      const { readyShopFolder } = await import("../shop/open-shop.ts")
      const ms = await readyShopFolder(dataFolder, { pictures: options.pictures })
      console.log(options.json ? JSON.stringify({ dataFolder, ms }) : `The shop's data in ${dataFolder} are ready.`)
    })
}
