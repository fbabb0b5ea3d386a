import { maxOutsideScripts, parseOutsideScript } from "../../core/pages/outside-scripts.ts"
import { outsideScripts, setOutsideScripts } from "../../fixtures/shop/shop-settings.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError, wrongValue } from "../user-error.ts"
import { inShop } from "./in-shop.ts"

const told = (listed: readonly string[]): Answer => ({
  words: listed.length === 0 ? "No script of others runs on the shop's pages." : listed.join("\n"),
  data: { outsideScripts: listed },
  ok: true,
})

/** The scripts of others that run on the shop's pages, one a line. Spec: 10.300. */
export const outsideScriptsAnswer = (dataFolder: string): Promise<Answer> =>
  inShop(dataFolder, (database) => told(outsideScripts(database)))

/** Lets a script of others run from the next page on. Fails with a UserError for an address that none may have, and for one too many. */
export async function allowedScript(dataFolder: string, address: string): Promise<Answer> {
  if (parseOutsideScript(address) === null)
    throw wrongValue("address", address, "It is an https address such as https://ads.example/tiles.js, the host in small letters.")
  return inShop(dataFolder, (database) => {
    const listed = [...new Set([...outsideScripts(database), address])]
    if (listed.length > maxOutsideScripts)
      throw new UserError(`a shop has at most ${maxOutsideScripts} scripts of others: forbid one first`)
    setOutsideScripts(database, listed)
    return told(listed)
  })
}

/** Takes a script off the list. Fails with a UserError when it is not on it. */
export const forbiddenScript = (dataFolder: string, address: string): Promise<Answer> =>
  inShop(dataFolder, (database) => {
    const listed = outsideScripts(database)
    if (!listed.includes(address)) throw new UserError(`${address} is not on the list: witryna shop scripts`, exitCodes.wrongUsage)
    const kept = listed.filter((one) => one !== address)
    setOutsideScripts(database, kept)
    return told(kept)
  })
