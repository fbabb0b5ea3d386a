import { preselectedSize, findSize } from "../product/sizes.ts"
import type { ProductOffer } from "../product/offer.ts"
import type { ProductKind, VersionsChoice } from "./choice.ts"
import type { Obstacle } from "./obstacles.ts"
import { asksSize, blockedSizes, chooseSize, mergeSizes, sizedPrice, sizedRules, sizeObstacle, stockObstacle } from "./sized.ts"
import { productFields, sentAtOnce } from "./submit.ts"
import { type Variant, type VariantIndex, variantIndex, type VariantTable } from "./variants.ts"
import {
  chooseVersion,
  groupHint,
  versionGroups,
  versionHint,
  versionName,
  versionOutcome,
  versionsOf,
  type versionTextKeys,
} from "./versions.ts"

/** Tables are indexed once: a page has one, and asks it at every step. */
const indexes = new WeakMap<VariantTable, VariantIndex>()

function indexOf(table: VariantTable): VariantIndex {
  const known = indexes.get(table)
  if (known !== undefined) return known
  const index = variantIndex(table)
  indexes.set(table, index)
  return index
}

/**
 * The versions as the page of a product opens: its own.
 *
 * Spec: 4.49, 10.7.
 *
 * @example openVersions({ ...versions(), wantedSizeId: "S" }).sizeId // => "S"
 */
export function openVersions(
  start: Pick<VersionsChoice, "offer" | "subscription" | "table" | "way"> & { readonly wantedSizeId: string | null },
): VersionsChoice {
  const { wantedSizeId, ...given } = start
  const sizeId = preselectedSize(start.offer, wantedSizeId)
  return { ...given, is: "versions", sizeId, chosen: versionsOf(indexOf(start.table), start.offer.id) }
}

/** The variant that the choices reach, where the page does not show it yet. */
function awaitedVariant({ table, chosen, offer }: VersionsChoice): Variant | null {
  const outcome = versionOutcome(indexOf(table), chosen)
  return outcome._tag === "Reached" && outcome.variant.productId !== offer.id ? outcome.variant : null
}

function versionObstacle(choice: VersionsChoice): Obstacle | null {
  const outcome = versionOutcome(indexOf(choice.table), choice.chosen)
  if (outcome._tag === "Reached")
    return awaitedVariant(choice) === null ? null : { _tag: "VersionLoading", at: { section: "versions", id: null } }
  const at = { section: "versions", id: outcome.attributes[0] ?? null } as const
  return { _tag: outcome._tag === "Conflict" ? "VersionConflict" : "VersionMissing", at }
}

/** The product that was waited for takes the page; the size stays where it has the same one. */
function withOffer(choice: VersionsChoice, offer: ProductOffer): VersionsChoice {
  if (awaitedVariant(choice)?.productId !== offer.id) return choice
  return { ...choice, offer, sizeId: preselectedSize(offer, findSize(offer, choice.sizeId)?.id ?? null) }
}

/**
 * A product with versions. A choice that reaches another product asks for it, in a shop of plain variants by going to its address;
 * a conflict asks for nothing, and whatever was on its way is void.
 *
 * Spec: 2.46, 2.47, 4.21 (a failed load), 5.55, 10.101, 16.3 to 16.12.
 */
export const versionsKind: ProductKind<VersionsChoice, (typeof versionTextKeys)[number]> = {
  choose: (choice, event) => {
    switch (event.type) {
      case "SizeChosen":
        return chooseSize(choice, event.sizeId)
      case "VersionChosen": {
        const { attribute, value } = event
        const chosen = chooseVersion(indexOf(choice.table), choice.chosen, { attribute, value })
        return chosen === choice.chosen ? choice : { ...choice, chosen }
      }
      case "Returned": {
        const chosen = versionsOf(indexOf(choice.table), choice.offer.id)
        const isOwn = chosen.every(({ attribute, value }) =>
          choice.chosen.some((one) => one.attribute === attribute && one.value === value),
        )
        return isOwn && chosen.length === choice.chosen.length ? choice : { ...choice, chosen }
      }
      default:
        return choice
    }
  },
  asks: (choice, event) => {
    if (asksSize(event)) return awaitedVariant(choice) === null ? "now" : "no"
    if (event.type === "Returned") return "void"
    if (event.type !== "VersionChosen") return "no"
    const awaited = awaitedVariant(choice)
    if (awaited === null) return "void"
    return choice.way === "page" ? { goTo: awaited.link } : "now"
  },
  wants: (choice) => (awaitedVariant(choice) === null ? "size" : "offer"),
  merge: (choice, facts) => {
    if (facts.offer !== undefined) return withOffer(choice, facts.offer)
    return awaitedVariant(choice) === null ? mergeSizes(choice, facts) : choice
  },
  unanswered: (choice) => ({ choice, goTo: awaitedVariant(choice)?.link ?? null }),
  corrected: () => null,
  blockedForGood: (choice) => blockedSizes(choice, false),
  obstacle: (choice, quantity) => sizeObstacle(choice) ?? versionObstacle(choice) ?? stockObstacle(choice, quantity, false),
  fields: (choice, quantity) =>
    productFields(awaitedVariant(choice)?.productId ?? choice.offer.id, choice.sizeId, quantity, choice.offer.unit),
  check: sentAtOnce,
  quantityRules: sizedRules,
  price: (choice, { priceType }) => sizedPrice(choice, priceType),
  view: (choice, _context, catalogue) => ({
    versions: versionGroups(indexOf(choice.table), choice.chosen).map((group) => ({
      id: group.id,
      name: group.name,
      hint: groupHint(group, catalogue),
      values: group.values.map((value) => ({
        id: value.id,
        name: versionName(value, catalogue),
        state: value.state,
        hint: versionHint(value, catalogue),
        link: value.link,
        productId: value.productId,
      })),
    })),
  }),
}
