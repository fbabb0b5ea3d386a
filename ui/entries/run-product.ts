import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedProduct } from "../../core/product-page/machine/opened-product.ts"
import type { ProductChoice, ProductKind } from "../../core/product-page/choice.ts"
import type { PageTask } from "../../core/pages/page-task.ts"
import type { ProductPageCommand, ProductPageEvent } from "../../core/product-page/product-page.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { typedBefore } from "../runtime/islands/start-island.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"
import { productIslandOf } from "../product/product-island.tsx"
import type { KindSections } from "../product/product-sections.ts"

/** What an entry knows of its kind of product. */
interface ProductStart<Choice extends ProductChoice, Key extends TextKey> {
  /** is this the entry for what is sold on the page? The chunks of other entries may run on it as well */
  readonly isFor: (choice: ProductChoice) => boolean
  /** what draws the sections that only this kind has */
  readonly sections: KindSections<NoInfer<Key>>
  /** what only this kind asks for */
  readonly ownTask?: (command: ProductPageCommand) => PageTask<ProductPageEvent> | null
  /** what was chosen of the sections before the island ran */
  readonly typed?: (choice: Choice) => readonly ProductPageEvent[]
  /** what else a shopper will do first: it is rehearsed before the quantity and the press */
  readonly rehearsed?: (choice: Choice) => readonly ProductPageEvent[]
}

/** Brings a product page to life with its kind of product: what the entries of all kinds share. */
export function runProduct<Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
  { isFor, sections, ownTask, typed, rehearsed }: ProductStart<Choice, Key>,
): void {
  const start = () => {
    runIsland("product", openedProduct(kind, ownTask), productIslandOf(kind, sections), {
      recorded: () => import("../../core/product-page/machine/recorded-product.ts").then((chunk) => chunk.recordedProduct),
      report: sendErrorReport,
      isFor: ({ choice }) => isFor(choice),
      typed: (_, page) => {
        const sizeId = typedBefore("projector_sizes_select")
        const text = typedBefore("projector_number")
        return [
          ...(sizeId === null || sizeId === "" ? [] : [{ type: "SizeChosen", sizeId } as const]),
          ...(typed?.(page.choice) ?? []),
          ...(text === null ? [] : [{ type: "QuantityTyped", text } as const]),
        ]
      },
      rehearsed: ({ choice }) => [
        // refused as long as something is still to choose; the form itself is sent last
        { type: "AddPressed" } as const,
        ...otherSize(choice),
        ...(rehearsed?.(choice) ?? []),
        { type: "QuantityStepped", by: 1 } as const,
      ],
      loadsShop: true,
    })
  }
  whenParsed(() => onContent(start))
}

function otherSize(choice: ProductChoice): readonly ProductPageEvent[] {
  if (!("sizeId" in choice)) return []
  const other = choice.offer.sizes.find(({ id }) => id !== choice.sizeId)
  return other === undefined ? [] : [{ type: "SizeChosen", sizeId: other.id }]
}
