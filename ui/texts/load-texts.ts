import type { Texts } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import type { OnDemandTextKey } from "./on-demand-keys.ts"

/**
 * The built-in texts of an island that comes on demand, in the language that the server wrote it in: programs that translate pages change
 * the language of the document. Rejects when the file does not come.
 */
export const loadTexts = (machine: string): Promise<Texts<OnDemandTextKey>> => textsIn(findIsland(machine)?.data.texts.language ?? "pl")

/** The same in a language that is known. */
export async function textsIn(language: Language): Promise<Texts<OnDemandTextKey>> {
  const { texts } = await (language === "en" ? import("./en.ts") : import("./pl.ts"))
  return texts
}
