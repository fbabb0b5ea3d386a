import { settingNamed, settingNames, type ShopSettingName, shopSettingList } from "../../fixtures/shop/setting-list.ts"
import { settingOf } from "../../fixtures/shop/settings-store.ts"
import { resetSetting, setSetting } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { ShopReader } from "../../fixtures/shop/store/shop-store.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, meantSentence, UserError, wrongValue } from "../user-error.ts"
import { inShop } from "./in-shop.ts"

/** A setting as a list tells it. */
interface ToldSetting {
  readonly name: ShopSettingName
  readonly value: string
  /** false = nothing is set, and the value is the one of every shop */
  readonly isSet: boolean
  readonly default: string
  /** what it may be, in words */
  readonly kind: string
  readonly choices: readonly string[] | null
  readonly meaning: string
}

/** What is to be done with a setting: it is only told, takes a value, or goes back to its default. */
export type SettingWish = { readonly is: "tell" } | { readonly is: "set"; readonly typed: string } | { readonly is: "reset" }

/** All switches of the shop, each with its value, meaning, kind and default. Spec: 1.25. */
export const settingsAnswer = (place: StorePlace): Promise<Answer> =>
  inShop(place, async (store) => {
    const told: ToldSetting[] = []
    for (const name of settingNames) told.push(await toldSetting(store.reader, name))
    return { words: told.map(linesOf).join("\n\n"), data: { settings: told }, ok: true }
  })

/**
 * One switch, which takes another value first where one is wished; a running shop obeys from the next page on. Spec: 1.25.
 *
 * Fails with a UserError for a name that there is not, and for a value that the setting does not take.
 */
export async function settingAnswer(place: StorePlace, typedName: string, wish: SettingWish): Promise<Answer> {
  const name = settingNamed(typedName)
  if (name === null) throw unknownSetting(typedName)
  const read = wish.is === "set" ? shopSettingList[name].kind.read(wish.typed) : null
  if (wish.is === "set" && read?._tag === "Refused") throw wrongValue("value", wish.typed, read.why)
  return inShop(place, async (store) => {
    if (read?._tag === "Value") await setSetting(store, name, read.value, shopSettingList[name].unset)
    if (wish.is === "reset") await resetSetting(store, name)
    const told = await toldSetting(store.reader, name)
    return { words: linesOf(told), data: told, ok: true }
  })
}

function unknownSetting(typed: string): UserError {
  const hint = meantSentence(typed.replaceAll("-", "_"), settingNames, `There are ${settingNames.join(", ")}.`)
  return new UserError(`'${typed}' is no setting of the shop. ${hint}`, exitCodes.wrongUsage)
}

async function toldSetting(reader: ShopReader, name: ShopSettingName): Promise<ToldSetting> {
  const { meaning, kind, unset } = shopSettingList[name]
  const set = await settingOf(reader, name)
  // what was put into the data past the terminal counts only where it is a value
  const read = set === null ? null : kind.read(set)
  const isSet = read !== null && read._tag === "Value"
  return {
    name,
    value: isSet ? read.value : unset,
    isSet,
    default: unset,
    kind: kind.words,
    choices: kind.choices ?? null,
    meaning,
  }
}

const shown = (value: string): string => (value === "" ? "nothing" : value)

const linesOf = ({ name, value, isSet, default: unset, kind, meaning }: ToldSetting): string =>
  [`${name} = ${shown(value)}${isSet ? "" : " (not set)"}`, `  ${meaning}`, `  It is ${kind}; ${shown(unset)} where nothing is set.`].join(
    "\n",
  )
