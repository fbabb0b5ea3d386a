import { maxThirdPartyScripts, parseThirdPartyScript } from "../../core/pages/third-party-scripts.ts"
import { scriptAddress } from "../../core/shell/scripts.ts"
import { thirdPartyScripts, setThirdPartyScripts } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError, wrongValue } from "../user-error.ts"
import { inShop } from "./in-shop.ts"

const told = (listed: readonly string[]): Answer => ({
  words: listed.length === 0 ? "No script of others runs on the shop's pages." : listed.join("\n"),
  data: { thirdPartyScripts: listed },
  ok: true,
})

/** The scripts of others that run on the shop's pages, one a line. Spec: 10.300. */
export const thirdPartyScriptsAnswer = (place: StorePlace): Promise<Answer> =>
  inShop(place, async (store) => told(await thirdPartyScripts(store.reader)))

/** How else a script may be named. */
interface NamedScript {
  /** one of 9.32; left out: the head */
  readonly position?: string
  /** what the address begins with where only a name is said */
  readonly prefix?: string
}

/**
 * Lets a script of others run from the next page on. Fails with a UserError for an address that none may have, and for one too many.
 *
 * Spec: 7.18, 9.32, 10.300, 10.555.
 *
 * @param named an address, or the name behind a prefix
 */
export async function allowedScript(place: StorePlace, named: string, { position, prefix }: NamedScript = {}): Promise<Answer> {
  const found = prefix === undefined ? named : (scriptAddress(prefix, named) ?? "")
  const address = parseThirdPartyScript(position === undefined ? found : `${position}:${found}`)
  if (address === null)
    throw wrongValue(
      "address",
      named,
      "It is an https address such as https://ads.example/tiles.js, the host in small letters. To try one at home, serve it by https under a name such as https://tiles.localhost/tiles.js.",
    )
  return inShop(place, async (store) => {
    const listed = [...new Set([...(await thirdPartyScripts(store.reader)), address])]
    if (listed.length > maxThirdPartyScripts)
      throw new UserError(`a shop has at most ${maxThirdPartyScripts} scripts of others: forbid one first`)
    await setThirdPartyScripts(store, listed)
    return told(listed)
  })
}

/** Takes a script off the list. Fails with a UserError when it is not on it. */
export const forbiddenScript = (place: StorePlace, address: string): Promise<Answer> =>
  inShop(place, async (store) => {
    const listed = await thirdPartyScripts(store.reader)
    if (!listed.includes(address)) throw new UserError(`${address} is not on the list: witryna shop scripts`, exitCodes.wrongUsage)
    const kept = listed.filter((one) => one !== address)
    await setThirdPartyScripts(store, kept)
    return told(kept)
  })
