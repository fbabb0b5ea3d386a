/**
 * The sections of a product page in the order in which they are updated after any change: each may read what those before
 * it have become.
 *
 * Spec: 4.44.
 */
export const updateOrder = [
  "collections",
  "variants",
  "sizes",
  "oneClick",
  "additionals",
  "buttons",
  "price",
  "configurator",
  "subscription",
] as const

export type UpdatedSection = (typeof updateOrder)[number]

/**
 * A page after all its sections were updated, one after the other in their order, whatever order they are given in.
 *
 * Spec: 4.44.
 *
 * @example updatePage("", { price: (page) => page + "price ", sizes: (page) => page + "sizes " }) // => "sizes price "
 */
export function updatePage<Page>(page: Page, updates: Readonly<Partial<Record<UpdatedSection, (page: Page) => Page>>>): Page {
  return updateOrder.reduce((updated, section) => {
    const update = updates[section]
    return update === undefined ? updated : update(updated)
  }, page)
}
