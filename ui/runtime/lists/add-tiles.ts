/**
 * Puts the tiles of the next page of a list behind those that stand there, and its way on in place of theirs. What stands there already, because
 * the list has changed meanwhile, does not come twice.
 *
 * Spec: 10.59, 10.362.
 *
 * @returns the first of the new tiles
 */
export function addTiles(page: Document): HTMLElement | null {
  const list = document.getElementById("search")
  const known = new Set([...document.querySelectorAll<HTMLElement>("#search > .product")].map(({ dataset }) => dataset["product_id"]))
  const added = [...page.querySelectorAll<HTMLElement>("#search > .product")]
    .filter(({ dataset }) => !known.has(dataset["product_id"]))
    .map((tile) => {
      const here = document.importNode(tile, true)
      delete here.dataset["product_first"]
      return here
    })
  list?.append(...added)
  const [old, next] = [document.getElementById("list_pages"), page.getElementById("list_pages")]
  if (old !== null && next !== null) old.replaceWith(document.importNode(next, true))
  return added[0] ?? null
}
