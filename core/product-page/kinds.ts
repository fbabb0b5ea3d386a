import type { TextKey } from "../texts/texts.ts"
import type { ChoiceOf, ProductChoice, ProductKind, ProductKindName, SetChoice, SizedChoice } from "./choice.ts"
import { configuredTextKeys } from "./configured-kind.ts"
import { datedKind, dateTextKeys, openDated } from "./dated-kind.ts"
import { openConfigured } from "./open-configured.ts"
import { kindsTogether, pairedKindList } from "./paired-kinds.ts"
import type { OfferedOf, ProductChoices } from "./product-choices.ts"
import { rowsKind, rowTextKeys } from "./rows-kind.ts"
import { setTextKeys } from "./set-kind.ts"
import { soldOnce } from "../subscription/subscription-choice.ts"
import { versionTextKeys } from "./versions.ts"
import { openVersions } from "./versions-kind.ts"
import { openRows, wantedParts } from "./wanted-parts.ts"

/** What the page of a product opens with, whatever its kind. */
export interface Opening extends SizedChoice {
  /** what the address names of the kind's own choices */
  readonly wanted: ProductChoices["wanted"]
}

/** What there is to know of a kind of product but for what draws it, which is in `ui/product/kind-parts.ts`. */
export interface ProductKindRecord<Name extends ProductKindName> {
  readonly rules: ProductKind<ChoiceOf<Name>>
  /** what is chosen as the page opens */
  readonly open: (offered: OfferedOf<Name>, opening: Opening) => ChoiceOf<Name>
  /** the texts that its section adds to those of every product's form */
  readonly textKeys: readonly TextKey[]
}

/**
 * Every kind of product, for the server, the terminal, the replay and tests; one that is left out does not compile. The script of a page
 * has the rules of its own kind alone.
 *
 * Spec: 4.41, 4.42, 4.49, 5.49, 10.7, 10.8.
 */
export const productKinds: { readonly [Name in ProductKindName]: ProductKindRecord<Name> } = {
  single: {
    rules: pairedKindList.single,
    open: (_offered, { offer, subscription, sizeId }) => ({ is: "single", offer, sizeId, subscription }),
    textKeys: [],
  },
  versions: {
    rules: pairedKindList.versions,
    open: ({ table, way }, { offer, subscription, sizeId }) => openVersions({ offer, subscription, table, way, wantedSizeId: sizeId }),
    textKeys: versionTextKeys,
  },
  set: { rules: pairedKindList.set, open: openSet, textKeys: setTextKeys },
  configured: {
    rules: pairedKindList.configured,
    open: ({ formula }, opening) => openConfigured({ ...opening, formula }, opening.wanted.parameters ?? []),
    textKeys: configuredTextKeys,
  },
  dated: { rules: datedKind, open: ({ dates }, { offer, wanted }) => openDated(offer, dates, wanted.date), textKeys: dateTextKeys },
  rows: {
    rules: rowsKind,
    open: ({ rows }, { offer, wanted }) => ({ is: "rows", offer, subscription: soldOnce, rows: openRows(rows, wanted.rows ?? []) }),
    textKeys: rowTextKeys,
  },
}

function openSet({ parts, boughtAs }: OfferedOf<"set">, { offer, subscription, sizeId, wanted }: Opening): SetChoice {
  const chosen = { is: "set", offer, subscription, parts: wanted.parts === null ? parts : wantedParts(parts, wanted.parts) } as const
  return boughtAs === "bundle" ? { ...chosen, boughtAs, sizeId, price: { is: "listed" } } : { ...chosen, boughtAs }
}

const rulesOf = <Name extends ProductKindName, Result>(
  choice: ChoiceOf<Name>,
  run: <Own extends ProductChoice>(kind: ProductKind<Own>, own: Own) => Result,
): Result => run(productKinds[choice.is].rules, choice)

/**
 * Every kind of product in one: for the server, the terminal and the replay, which do not know beforehand what a page shows.
 *
 * Spec: 4.41, 4.42.
 */
export const anyKind: ProductKind<ProductChoice> = kindsTogether<ProductChoice>(rulesOf)
