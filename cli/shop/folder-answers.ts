import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { hasShop, lookIntoShop } from "../../fixtures/shop/shop-folder.ts"
import { forgetShopStore } from "../../fixtures/shop/store/forget-shop-store.ts"
import { storePlaceWords } from "../../fixtures/shop/store/store-place.ts"
import type { ServeSettings } from "../input/settings.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { told } from "./shop-trouble.ts"

/** What a shop has. It changes nothing: a place without a shop stays one. */
export async function folderAnswer({ place, dataFolder }: ShopPlace): Promise<Answer> {
  const where = await told(() => storePlaceWords(place))
  if (!(await told(() => hasShop(place))))
    return { words: `There is no shop in ${where} yet: \`witryna shop seed\` makes one.`, data: { dataFolder, shop: null }, ok: false }
  const shop = await told(() => lookIntoShop(place, dataFolder))
  const { counts, pictures } = shop
  const lines = [
    ["folder", dataFolder],
    [
      "dataFolder" in place ? "data file" : "database",
      `${"dataFolder" in place ? "" : `${where}, `}${kilobytes(shop.dataBytes)}, form ${shop.version}`,
    ],
    ["catalogue", `${counts.products} products in ${counts.categories} categories`],
    ["visitors", `${counts.accounts} accounts, ${counts.sessions} sessions, ${counts.baskets} baskets with ${counts.basketRows} rows`],
    ["questions", `${counts.waitingQuestions} wait for an answer`],
    ["own texts", String(counts.ownTexts)],
    ["pictures", `${pictures.files} files, ${kilobytes(pictures.bytes)}`],
  ] as const
  return { words: lines.map(([name, value]) => `${name.padEnd(10)} ${value}`).join("\n"), data: { dataFolder, shop }, ok: true }
}

/** Begins anew: everything that visitors and the shop wrote is gone, and the catalogue is as it was delivered. */
export async function resetAnswer({ place, dataFolder }: ShopPlace, isSure: boolean): Promise<Answer> {
  const where = await told(() => storePlaceWords(place))
  if (!isSure)
    throw new UserError(
      `accounts, baskets, questions, settings and own texts in ${where} would be gone: say --yes if they may`,
      exitCodes.wrongUsage,
    )
  const isForgotten = await told(() => forgetShopStore(place))
  if (!isForgotten) throw new UserError(`the shop in ${where} is open: stop its server first`)
  await told(() => prepareShop(place))
  return { words: `The shop in ${where} is as it was delivered.`, data: { dataFolder }, ok: true }
}

/** Where a shop's data and pictures are. */
type ShopPlace = Pick<ServeSettings, "place" | "dataFolder">

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`
