import { comparisonAddress, favouritesAddress, listsAddress, shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import { basketChangePath, neutralAddress } from "../../core/addresses/addresses.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import type { Answer } from "../output/print.ts"
import { isNamed, namedList, type NamedWords, walkNewShop, wordOf, type Walk } from "./walk-new-shop.ts"

/** What is kept for later, and how it is looked at then; the shop's pages do the rest. */
export type Keeping =
  | { readonly is: "favourites" }
  | { readonly is: "compare"; readonly onlyDifferences: boolean }
  /** "" = the default name */
  | { readonly is: "lists"; readonly name: string }

interface Kept {
  readonly keeping: Keeping
  readonly products: readonly SavedProduct[]
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/**
 * Keeps products for later in a new demo shop, which is gone afterwards, as its pages do, and looks at the page that shows them.
 *
 * Spec: 10.381 to 10.383.
 */
export const keepInShop = ({ keeping, products, language, nowMs }: Kept): Promise<Answer> =>
  walkNewShop({ language, nowMs }, async ({ journey, step }) => {
    const seen = (): NamedWords => {
      const content = journey.outcome()?.content
      return isNamed(content) ? content : {}
    }
    if (keeping.is === "lists") await submit(step, language, shoppingListPath, { operation: "make", name: keeping.name })
    const list = journey.outcome()?.address ?? listsAddress(language)
    const [kept, refused]: [Set<string>, string[]] = [new Set(), []]
    for (const product of products) {
      await keep(step, keeping, language, product)
      // each change leads to the page of what is kept
      const name = keeping.is === "lists" ? productWord(product) : String(product.productId)
      if (!kept.has(name) && namedList(seen()["products"]).length === kept.size) refused.push(productWord(product))
      else kept.add(name)
    }
    await step({ type: "Opened", url: keeping.is === "lists" ? list : addressOf(keeping, language) })
    const { products: shown = [], rows } = seen()
    return {
      words: [
        ...productLines(shown, language),
        ...namedList(rows).map(({ name, values }) => `${wordOf(name)}: ${texts(values).join(" | ")}`),
        ...refused.map((product) => `not kept: ${product}`),
      ].join("\n"),
      data: { products: shown, ...(rows === undefined ? {} : { rows }), refused },
      ok: refused.length === 0,
    }
  })

const texts = (words: Words | undefined): readonly string[] => (Array.isArray(words) ? words.map((word) => wordOf(word) || "–") : [])

/** A product on a line: name, size, price; nothing kept has a sentence. */
function productLines(products: Words, language: Language): readonly string[] {
  const catalogue = textCatalogue(language, {})
  const lines = namedList(products).map(({ name, size, price, available }) =>
    [
      wordOf(name),
      ...(wordOf(size) === "" ? [] : [formatText(catalogue, "saved.inSize", { name: wordOf(size) })]),
      ...(wordOf(price) === "" ? [] : [wordOf(price)]),
      ...(available === false ? [formatText(catalogue, "tile.soldOut")] : []),
    ].join(", "),
  )
  return lines.length === 0 ? [formatText(catalogue, "saved.listEmpty")] : lines
}

type Step = Walk["step"]

const productWord = ({ productId, sizeId }: SavedProduct): string => (sizeId === "" ? String(productId) : `${productId}:${sizeId}`)

const submit = (step: Step, language: Language, action: string, fields: Readonly<Record<string, string>>): Promise<void> =>
  step({ type: "Submitted", action: neutralAddress(action, language), fields })

function keep(step: Step, { is }: Keeping, language: Language, { productId, sizeId }: SavedProduct): Promise<void> {
  const product = String(productId)
  switch (is) {
    case "favourites":
      return submit(step, language, basketChangePath, { mode: "2", product, size: sizeId })
    case "compare":
      return submit(step, language, "/settings.php", { comparers: "add", product })
    case "lists":
      return submit(step, language, shoppingListPath, { operation: "add", product, size: sizeId })
  }
}

const addressOf = (keeping: Exclude<Keeping, { readonly is: "lists" }>, language: Language): string =>
  keeping.is === "favourites"
    ? favouritesAddress(language)
    : comparisonAddress(language, { onlyDifferences: keeping.onlyDifferences, hidden: [] })
