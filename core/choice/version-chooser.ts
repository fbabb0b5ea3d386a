import type { Step } from "../values/machine.ts"
import { chooseVersion, versionsOf } from "./choose-version.ts"
import type { VersionChoice } from "./closest-variants.ts"
import type { VariantIndex } from "./variant-index.ts"
import { versionOutcome } from "./version-outcome.ts"

/** State of the versions on a product page. `asked` numbers the latest load of a product. */
export interface VersionChooser {
  /** the product that the page shows */
  readonly productId: number
  /** from the oldest choice to the newest */
  readonly chosen: readonly VersionChoice[]
  readonly asked: number
  /** the product on its way into the page */
  readonly loading: { readonly productId: number; readonly link: string } | null
}

export type VersionChooserEvent =
  /** caused by a shopper */
  | { readonly type: "VersionChosen"; readonly attribute: string; readonly value: string }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "ProductLoaded"; readonly asked: number }
  | { readonly type: "ProductNotLoaded"; readonly asked: number }

export type VersionChooserCommand =
  /** put the content of this product's page in place of this one's */
  | { readonly type: "LoadProduct"; readonly asked: number; readonly productId: number; readonly link: string }
  /** go there in the ordinary way */
  | { readonly type: "GoTo"; readonly link: string }

type Stepped = readonly [VersionChooser, readonly VersionChooserCommand[]]

/**
 * The versions as the page of a product opens: its own.
 *
 * Spec: 16.3.
 *
 * @example openVersionChooser({ attributes: [], variants: [] }, 7) // => { productId: 7, chosen: [], asked: 0, loading: null }
 */
export function openVersionChooser(index: Pick<VariantIndex, "attributes" | "variants">, productId: number): VersionChooser {
  return { productId, chosen: versionsOf(index, productId), asked: 0, loading: null }
}

/**
 * The machine of the versions of one table. A choice that reaches another product loads it, in a shop of plain variants by
 * going to its address. A conflict loads nothing, and whatever was on its way is void.
 *
 * Spec: 2.46, 2.47, 4.21 (a failed load), 5.55, 16.6, 16.12.
 *
 * @param way `content` for multi-versions, `page` for single-level variants
 *
 * @example versionChooser({}, "content")({ asked: 2, loading: null }, { type: "ProductLoaded", asked: 1 })
 * // => [{ asked: 2, loading: null }, []]
 */
export function versionChooser(
  index: VariantIndex,
  way: "content" | "page",
): Step<VersionChooser, VersionChooserEvent, VersionChooserCommand> {
  return (chooser, event) => {
    switch (event.type) {
      case "VersionChosen":
        return choose(index, way, chooser, event)
      case "ProductLoaded":
        if (chooser.loading === null || event.asked !== chooser.asked) return [chooser, []]
        return [{ ...chooser, productId: chooser.loading.productId, loading: null }, []]
      case "ProductNotLoaded":
        if (chooser.loading === null || event.asked !== chooser.asked) return [chooser, []]
        return [{ ...chooser, loading: null }, [{ type: "GoTo", link: chooser.loading.link }]]
      case "Returned":
        return [{ ...chooser, chosen: versionsOf(index, chooser.productId), asked: chooser.asked + 1, loading: null }, []]
    }
  }
}

function choose(index: VariantIndex, way: "content" | "page", chooser: VersionChooser, choice: VersionChoice): Stepped {
  const { attribute, value } = choice
  const chosen = chooseVersion(index, chooser.chosen, { attribute, value })
  if (chosen === chooser.chosen) return [chooser, []]
  const asked = chooser.asked + 1
  const outcome = versionOutcome(index, chosen)
  if (outcome._tag !== "Reached" || outcome.variant.productId === chooser.productId)
    return [{ ...chooser, chosen, asked, loading: null }, []]
  const { productId, link } = outcome.variant
  return way === "page"
    ? [{ ...chooser, chosen, asked, loading: null }, [{ type: "GoTo", link }]]
    : [{ ...chooser, chosen, asked, loading: { productId, link } }, [{ type: "LoadProduct", asked, productId, link }]]
}
