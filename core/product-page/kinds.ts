import type { ProductChoice, ProductKind } from "./choice.ts"
import { kindsTogether, type OfKind, ofPairedKind } from "./paired-kinds.ts"
import { rowsKind } from "./rows-kind.ts"

const ofKind: OfKind<ProductChoice> = (choice, run) => (choice.is === "rows" ? run(rowsKind, choice) : ofPairedKind(choice, run))

/**
 * Every kind of product in one: for the server, the terminal and the replay, which do not know beforehand what a page shows. The
 * entry of a page has its own kind alone.
 *
 * Spec: 4.41, 4.42.
 */
export const anyKind: ProductKind<ProductChoice> = kindsTogether(ofKind)
