/**
 * The scripts of the pages, by the names under which a page asks for one. Every page has the header's; a product page has that of its
 * kind of product, or the one with every kind where a product is of two kinds at once. Modules are given to them in this order: the plain
 * product stands before its kinds, which need its chunk as well.
 */
export const entryFiles = {
  shell: "ui/entries/shell.ts",
  cart: "ui/entries/cart.tsx",
  pickup: "ui/entries/pickup.ts",
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
  review: "ui/entries/review.ts",
  /** of the sign-in, of a forgotten password, of the account, and of an order that is looked at again */
  account: "ui/entries/account.ts",
  client: "ui/entries/client.ts",
  /** of the newsletter, and of the form by which the shop is written to */
  letters: "ui/entries/letters.ts",
  order1: "ui/entries/order1.ts",
  order2: "ui/entries/order2.ts",
  prepaid: "ui/entries/prepaid.ts",
  /** of forms that run no script: the steps of a return, the way to an order */
  servedForms: "ui/entries/served-forms.ts",
  list: "ui/entries/list.ts",
  /** beside any of the others, where the chooser of the region or the notice of a forced one may open by itself */
  region: "ui/entries/region.ts",
  /** beside any of the others, where a bar, a banner or the notice about cookies stands on the page */
  bars: "ui/entries/bars.ts",
  /** beside any of the others, where how the page does is measured */
  vitals: "ui/entries/vitals.ts",
  /** beside any of the others, where what is done on the page is told to scripts of others: before theirs */
  tracking: "ui/entries/tracking.ts",
  /** beside any of the others, where the shop lists scripts of others */
  thirdParty: "ui/entries/third-party.ts",
} as const

export type EntryName = keyof typeof entryFiles

type OfEachEntry<Value> = Readonly<Record<EntryName, Value>>

const isEntryName = (name: string): name is EntryName => Object.hasOwn(entryFiles, name)

/** The script that has the name of a page; the one of every page where none has. */
export const entryNamed = (page: string): EntryName => (isEntryName(page) ? page : "shell")

/** The names in their order. */
export const entryNames: readonly EntryName[] = Object.keys(entryFiles).filter(isEntryName)

const hasEach = <Value>(found: Partial<OfEachEntry<Value>>): found is OfEachEntry<Value> =>
  entryNames.every((name) => Object.hasOwn(found, name))

/** What there is of the script of each page, made from its file. */
export function ofEachEntry<Value>(valueOf: (file: string) => Value): OfEachEntry<Value> {
  const found: Partial<OfEachEntry<Value>> = Object.fromEntries(entryNames.map((name) => [name, valueOf(entryFiles[name])] as const))
  if (!hasEach(found)) throw new TypeError("An entry of a page has no file")
  return found
}
