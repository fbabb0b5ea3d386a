import { findAll, hasName, type PageElement, wordsIn } from "../../../../core/web/page-elements.ts"
import { addressHere, productIdOf } from "../../address-here.ts"

// what we need     where it stands                                               what if it is not there
// a part           bundle_product[n] or product[n] of #projector_form (16.24)    the page tells of no set
// its size         bundle_size[n], size[n]                                       the part's only one
// its quantity     bundle_number[n], number[n]                                   the page tells of no set
// can be left out  its field is a box, without data-required, required, disabled it cannot
// its name, link   a link to this product                                        the API's name, and no link

/** A part of a set, by the fields that the shop's own form has for it. */
export interface ReadPart {
  /** the n of its fields */
  readonly id: string
  readonly productId: number
  readonly quantity: number
  readonly isOptional: boolean
  readonly isChecked: boolean
  /** null = nothing leads to it */
  readonly look: { readonly name: string; readonly link: string } | null
}

export interface FormSet {
  readonly boughtAs: "bundle" | "collection"
  readonly parts: readonly ReadPart[]
}

/** More parts no set has. */
const partsAtMost = 40

const fieldName = /^(bundle_)?(product|size|number)\[(\d{1,3})\]$/

/**
 * What a set is made of; null = the form is of none, or a part of it is not told whole.
 *
 * Spec: 5.52 to 5.54, 16.24, 10.1024.
 */
export function readSet(form: PageElement, at: URL): FormSet | null {
  const fields = findAll(form, hasName("input", "select"), 1_000).flatMap((element) => {
    const [, bundle, name = "", number = ""] = fieldName.exec(element.attributes["name"] ?? "") ?? []
    return number === "" ? [] : [{ element, isBundle: bundle !== undefined, name, number }]
  })
  const products = fields.filter(({ name }) => name === "product")
  const [first] = products
  if (first === undefined || products.length > partsAtMost) return null
  const { isBundle } = first
  // several products that can stand for one part are chosen there
  if (fields.some((field) => field.isBundle !== isBundle || field.element.name === "select")) return null
  const parts = products.flatMap(({ element, number }): readonly ReadPart[] => {
    const numbers = fields.filter((field) => field.name === "number" && field.number === number)
    const productId = wholeNumber(element.attributes["value"])
    const quantity = Number(numbers[0]?.element.attributes["value"] ?? NaN)
    if (productId === null || numbers.length !== 1 || !(quantity > 0) || quantity > 1_000_000) return []
    return [{ id: number, productId, quantity, ...wayOf(element), look: lookOf(form, productId, at) }]
  })
  const isWhole = parts.length === products.length && parts.every(({ id }, place) => id === String(place + 1))
  return isWhole ? { boughtAs: isBundle ? "bundle" : "collection", parts } : null
}

function wayOf({ attributes }: PageElement): Pick<ReadPart, "isOptional" | "isChecked"> {
  const isBox = attributes["type"] === "checkbox"
  const isRequired = ["data-required", "required", "disabled"].some(
    (name) => attributes[name] !== undefined && attributes[name] !== "false",
  )
  return { isOptional: isBox && !isRequired, isChecked: !isBox || isRequired || attributes["checked"] !== undefined }
}

function lookOf(form: PageElement, productId: number, at: URL): ReadPart["look"] {
  for (const element of findAll(form, hasName("a"), 500)) {
    const link = addressHere(element.attributes["href"], at)
    const name = wordsIn(element)
    if (link !== null && name !== "" && productIdOf(link) === productId) return { name, link }
  }
  return null
}

/**
 * A whole number above nought; null = the text is none.
 *
 * @example wholeNumber("7") // => 7
 * @example wholeNumber("7e3") // => null
 */
export const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
