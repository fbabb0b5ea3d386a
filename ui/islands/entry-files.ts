/**
 * The scripts of the pages, by the names under which a page asks for one. Every page has the header's; a product page has that of its
 * kind of product, or the one with every kind where a product is of two kinds at once.
 */
export const entryFiles = {
  product: "ui/entries/product.ts",
  productVersions: "ui/entries/product-versions.ts",
  productSubscription: "ui/entries/product-subscription.ts",
  productMultipack: "ui/entries/product-multipack.ts",
  productQuantities: "ui/entries/product-quantities.ts",
  productSet: "ui/entries/product-set.ts",
  productConfigured: "ui/entries/product-configured.ts",
  productDated: "ui/entries/product-dated.ts",
  productRows: "ui/entries/product-rows.ts",
  productEvery: "ui/entries/product-every.ts",
  cart: "ui/entries/cart.tsx",
  pickup: "ui/entries/pickup.ts",
  review: "ui/entries/review.ts",
  shell: "ui/entries/shell.ts",
  /** beside any of the others, where the shop lists scripts of others */
  thirdParty: "ui/entries/third-party.ts",
} as const

export type EntryName = keyof typeof entryFiles

/** The names in the order in which modules are given to them: the plain product before its kinds, which need its chunk as well. */
export const entryNames = [
  "shell",
  "cart",
  "pickup",
  "product",
  "productVersions",
  "productSubscription",
  "productMultipack",
  "productQuantities",
  "productSet",
  "productConfigured",
  "productDated",
  "productRows",
  "productEvery",
  "review",
  "thirdParty",
] as const satisfies readonly EntryName[]

/** What there is of the script of each page, made from its file. */
export const ofEachEntry = <Value>(valueOf: (file: string) => Value): Readonly<Record<EntryName, Value>> => ({
  product: valueOf(entryFiles.product),
  productVersions: valueOf(entryFiles.productVersions),
  productSubscription: valueOf(entryFiles.productSubscription),
  productMultipack: valueOf(entryFiles.productMultipack),
  productQuantities: valueOf(entryFiles.productQuantities),
  productSet: valueOf(entryFiles.productSet),
  productConfigured: valueOf(entryFiles.productConfigured),
  productDated: valueOf(entryFiles.productDated),
  productRows: valueOf(entryFiles.productRows),
  productEvery: valueOf(entryFiles.productEvery),
  cart: valueOf(entryFiles.cart),
  pickup: valueOf(entryFiles.pickup),
  review: valueOf(entryFiles.review),
  shell: valueOf(entryFiles.shell),
  thirdParty: valueOf(entryFiles.thirdParty),
})
