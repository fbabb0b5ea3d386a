import { find, findAll, hasName } from "../../../core/web/page-elements.ts"
import { treeOf } from "./broken-page.ts"

/** What a browser without scripts posts of the form by which a product is bought. */
export function boughtFields(html: string): FormData {
  const form = find(treeOf(html), ({ attributes }) => attributes["id"] === "projector_form")
  const fields = new FormData()
  for (const element of findAll(form, hasName("input", "select"))) {
    const { name, type, value = "", checked, disabled, form: other } = element.attributes
    if (name === undefined || disabled !== undefined || other !== undefined) continue
    if ((type === "checkbox" || type === "radio") && checked === undefined) continue
    const option = element.name === "select" ? find(element, ({ attributes }) => attributes["selected"] !== undefined) : null
    fields.append(name, option?.attributes["value"] ?? value)
  }
  return fields
}

/** Can it be added? */
export const isPressable = (html: string): boolean => /id="projector_button_basket"(?![^>]*disabled)/.test(html)
/** The names of the rows of our cart. */
export const cartNames = (html: string) =>
  [...html.matchAll(/class="product__link"[^>]*>([^<]*)/g)].map(([, name]) => name?.replaceAll("\u00A0", " "))
