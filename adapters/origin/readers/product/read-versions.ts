import type { VariantLink } from "../../../../core/product/details.ts"
import type { Variant, VariantAttribute, VariantTable } from "../../../../core/product-page/variants.ts"
import { addressHere, productIdOf } from "../../address-here.ts"
import { byId, find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../../../../core/web/page-elements.ts"
import { readPicture } from "../read-picture.ts"

// what we need            where it stands                                                        what if it is not there
// versions of one level   #projector_variants_section: .projector_versions__item[href], or       none
//                         .projector_versions__select option[data-link] (10.102)
// what they differ in     .projector_versions__label                                             no word for it
// sold out                .--disabled                                                            each can be had
// versions of more levels .projector_multiversions__item[data-id] (10.101)                       none
// a value's number        data-values_id                                                         the levels are none
// its product             data-product, which its link names as well                             nothing has the value
// what is shown           .--selected, selected                                                  the levels are none

/** More of these nobody chooses among. */
const atMost = { versions: 100, levels: 6, values: 60 } as const

/**
 * The versions of a product that have pages of their own; null = it has none, or the page does not show this product among them.
 *
 * Spec: 10.102, 10.1023.
 */
export function readVersions(
  page: PageElement,
  productId: number,
  at: URL,
): { readonly name: string; readonly links: readonly VariantLink[] } | null {
  const section = byId(page, "projector_variants_section")
  const isOption = (element: PageElement) => element.name === "option" && element.attributes["data-link"] !== undefined
  const isItem = (element: PageElement) => hasClass("projector_versions__item")(element) || isOption(element)
  const items = findAll(section, isItem, atMost.versions)
  const links = items.flatMap((item): readonly VariantLink[] => {
    const link = addressHere(item.attributes["data-link"] ?? item.attributes["href"], at)
    const id = link === null ? null : productIdOf(link)
    const name = wordsIn(item) || (item.attributes["title"] ?? "").trim()
    // what was left open holds the next ones as well, with their names
    if (link === null || id === null || name === "" || find(item, isItem) !== null || !isNamed(item, name)) return []
    return [
      {
        productId: id,
        name,
        link,
        icon: readPicture(pictured(item), name, at)?.icon ?? null,
        selected: isSelected(item),
        available: !isOff(item),
      },
    ]
  })
  const shown = links.filter(({ selected }) => selected)
  const ids = new Set(links.map(({ productId: id }) => id))
  if (links.length < 2 || ids.size < links.length || shown.length !== 1 || shown[0]?.productId !== productId) return null
  return { name: wordsIn(find(section, hasClass("projector_versions__label"))), links }
}

/** An option has the address of its picture, and no picture in it. */
const pictured = (item: PageElement): PageElement =>
  item.name === "option" ? { name: "div", attributes: {}, children: [{ name: "img", attributes: item.attributes, children: [] }] } : item

/** Where a page says a name twice it is the same both times. */
function isNamed({ attributes }: PageElement, name: string): boolean {
  const title = attributes["title"] ?? attributes["data-title"]
  return title === undefined || title.trim() === name
}

const isSelected = (item: PageElement): boolean =>
  hasClass("--selected")(item) || (item.name === "option" && item.attributes["selected"] !== undefined)

const isOff = (item: PageElement): boolean => hasClass("--disabled")(item) || item.attributes["disabled"] !== undefined

interface ReadLevel extends VariantAttribute {
  readonly values: readonly ReadValue[]
}

interface ReadValue {
  readonly id: string
  readonly name: string
  /** null = from what is shown nothing leads to it */
  readonly product: { readonly id: number; readonly link: string } | null
  readonly isShown: boolean
}

/**
 * The levels in which a product can be chosen, with the products that its page leads to: those that differ from it in one of them. From there their own pages
 * lead on. null = it has none, or what the page tells does not fit together.
 *
 * Spec: 10.101, 10.1023.
 *
 * @param ownLink the address of the product itself
 */
export function readLevels(page: PageElement, productId: number, at: URL, ownLink: string): VariantTable | null {
  const section = byId(page, "projector_multiversions_section") ?? page
  const rows = findAll(section, (row) => hasClass("projector_multiversions__item")(row) && row.attributes["data-id"] !== undefined)
  const levels = rows.slice(0, atMost.levels).map((row): ReadLevel => readLevel(row, at))
  const shown = levels.map(({ values }) => values.filter(({ isShown }) => isShown))
  const own = shown.flatMap(([first, ...others]) => (first === undefined || others.length > 0 ? [] : [first.id]))
  const isWhole =
    levels.length > 0 &&
    own.length === levels.length &&
    areApart(levels.map(({ id }) => id)) &&
    levels.every(
      ({ name, values }) => name !== "" && areApart(values.map(({ id }) => id)) && areApart(values.map((value) => value.name)),
    ) &&
    shown.every(([value]) => value?.product === null || value?.product.id === productId)
  if (!isWhole) return null
  const others = levels.flatMap(({ values }, level) =>
    values.flatMap(({ id, product, isShown }): readonly Variant[] =>
      product === null || isShown
        ? []
        : [
            {
              productId: product.id,
              link: product.link,
              values: own.map((value, place) => (place === level ? id : value)),
              available: true,
            },
          ],
    ),
  )
  if (!areApart([productId, ...others.map((one) => one.productId)])) return null
  const attributes = levels.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map((value) => ({ id: value.id, name: value.name })),
  }))
  return { attributes, variants: [{ productId, link: ownLink, values: own, available: true }, ...others] }
}

const areApart = (ids: readonly (string | number)[]): boolean => new Set(ids).size === ids.length

const isValue = (element: PageElement): boolean =>
  element.attributes["data-values_id"] !== undefined &&
  (hasName("option", "li")(element) || hasClass("projector_multiversions__item_link")(element))

function readLevel(row: PageElement, at: URL): ReadLevel {
  const values = findAll(row, isValue, atMost.values).flatMap((value): readonly ReadValue[] => {
    const { attributes } = value
    const name = (attributes["data-title"] ?? attributes["title"] ?? wordsIn(value)).trim()
    const id = attributes["data-values_id"] ?? ""
    if (name === "" || id === "" || (wordsIn(value) !== name && find(value, isValue) !== null)) return []
    const link = addressHere(attributes["data-link"] ?? attributes["href"], at)
    const told = Number(attributes["data-product"] ?? "")
    const product = link !== null && !isOff(value) && told > 0 && productIdOf(link) === told ? { id: told, link } : null
    return [{ id, name, product, isShown: isSelected(value) }]
  })
  return {
    id: row.attributes["data-id"] ?? "",
    name: wordsIn(find(row, hasClass("projector_multiversions__label"))).replace(/:$/, ""),
    values,
  }
}
