import type { Texts } from "../../core/texts/texts.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import type { OnDemandTextKey } from "./on-demand-keys.ts"

/**
 * The built-in texts of an island that comes on demand, in the language that the server wrote it in: programs that translate pages change
 * the language of the document. Rejects when the file does not come.
 */
export async function loadTexts(machine: string): Promise<Texts<OnDemandTextKey>> {
  const isEnglish = findIsland(machine)?.data.texts.language === "en"
  const { texts } = await (isEnglish ? import("./en.ts") : import("./pl.ts"))
  return texts
}
