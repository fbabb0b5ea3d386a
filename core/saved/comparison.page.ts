import { Effect } from "effect"
import { comparisonPath, type ComparisonView } from "../addresses/saved-addresses.ts"
import { languageInQuery, parseId, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { tilesWords } from "../pages/tile-words.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { ComparedProduct } from "./comparison.ts"
import { comparedRows, parameterRows } from "./comparison.ts"
import { savedLimits } from "./saved.ts"

export interface ComparisonPageModel extends ComparisonView {
  readonly page: "comparison"
  readonly frame: PageFrame
  /** the first that was added first */
  readonly compared: readonly ComparedProduct[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly comparison: { readonly address: ComparisonView & { readonly language: Language | null }; readonly model: ComparisonPageModel }
  }
}

/** More columns than are compared cannot be folded away; what is no id is left out. */
const hiddenOf = (text: string | null): readonly number[] =>
  [...new Set((text ?? "").split(".").flatMap((one) => parseId(one) ?? []))].slice(0, savedLimits.compared)

/** Products beside each other. Spec: 10.177, 10.382. */
export const comparisonPageRecord: PageRecord<"comparison"> = {
  read: (asked, query) =>
    asked === comparisonPath
      ? {
          page: "comparison",
          language: languageInQuery(query),
          onlyDifferences: queryValue(query, "differences") === "y",
          hidden: hiddenOf(queryValue(query, "hidden")),
        }
      : null,
  write: ({ language, onlyDifferences, hidden }) =>
    writeNeutral(comparisonPath, language, {
      ...(onlyDifferences ? { differences: "y" } : {}),
      ...(hidden.length === 0 ? {} : { hidden: hidden.join(".") }),
    }),
  open: ({ onlyDifferences, hidden }, { saved }) =>
    saved.compared().pipe(Effect.map((compared) => (frame) => ({ page: "comparison", frame, compared, onlyDifferences, hidden }))),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "saved.comparison"), frame) }),
  isPublic: false,
  bodyClass: "comparison_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ compared, frame, onlyDifferences, hidden }, texts) => ({
      products: tilesWords(
        compared.map(({ tile }) => tile),
        frame,
        texts,
      ),
      rows: comparedRows(parameterRows(compared), {
        onlyDifferences,
        hidden: new Set(compared.flatMap(({ tile }, at) => (hidden.includes(tile.id) ? [at] : []))),
      }).map(({ name, cells, isDifferent }) => ({ name, values: cells, differs: isDifferent })),
    }),
  },
}
