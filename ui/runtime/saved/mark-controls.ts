import {
  comparerAddress,
  comparisonAddress,
  favouritesAddress,
  listsAddress,
  markAddress,
} from "../../../core/addresses/saved-addresses.ts"
import type { SavedKind } from "../../../core/saved/saved.ts"
import type { Language } from "../../../core/values/language.ts"
import type { Say } from "../../say.ts"
import type { MarkControl } from "./start-keeping.ts"

type SavedWord =
  | "comparedAdded"
  | "comparedRemoved"
  | "comparisonCount"
  | "defaultList"
  | "favouriteAdded"
  | "favouriteRemoved"
  | "favouritesCount"
  | "inComparison"
  | "inFavourites"
  | "inFavouritesOf"
  | "listAdded"
  | "listRemoved"
  | "listRenamed"
  | "listShared"
  | "listUnshared"
  | "listsCount"
  | "toComparison"
  | "toFavourites"
  | "toFavouritesOf"

/** What the page says of what is kept. */
export type SavedSay = Say<`saved.${SavedWord}`>

interface Words {
  readonly say: SavedSay
  readonly language: Language
}

const favouriteControls = 'form[action*="basketchange.php?mode=2"], a.projector_buttons_obs'

/** Links of the comparison's own page do more than mark. Spec: 10.551, 10.906. */
const comparedControls = "a.projector_prodstock_compare, .product a.product__compare_item"

const fieldsOf = (control: MarkControl): URLSearchParams =>
  control instanceof HTMLAnchorElement
    ? new URL(control.href).searchParams
    : new URLSearchParams([...new FormData(control)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))

/** What a control keeps its product as. */
export const kindOf = (control: MarkControl): SavedKind => (control.matches(comparedControls) ? "compared" : "favourite")

/** The id of the product that a control is about, as its form or address has it. */
export const productOf = (control: MarkControl): string => fieldsOf(control).get("product") ?? ""

/** Is its product kept, as the page says? */
export function isMarked(control: MarkControl): boolean {
  const fields = fieldsOf(control)
  return fields.get("change") === "empty" || fields.get("comparers") === "remove"
}

/** The size that is chosen on the product's page, or that the control names; "" = none. */
export const chosenSize = (control: MarkControl): string =>
  (control instanceof HTMLAnchorElement ? document.querySelector<HTMLInputElement>("#projector_size_hidden")?.value : undefined) ??
  fieldsOf(control).get("size") ??
  ""

/** Shows a mark at all controls of a product: what they do next, and what that is called. */
export function showMark(kind: SavedKind, productId: string, isSet: boolean, words: Words): void {
  const all = document.querySelectorAll<MarkControl>(kind === "compared" ? comparedControls : favouriteControls)
  for (const control of [...all].filter((one) => productOf(one) === productId))
    if (kind === "compared" && control instanceof HTMLAnchorElement) showCompared(control, Number(productId), isSet, words)
    else if (control instanceof HTMLAnchorElement) showObserved(control, Number(productId), isSet, words)
    else if (control instanceof HTMLFormElement) showHeart(control, isSet, words)
}

function showCompared(link: HTMLAnchorElement, productId: number, isSet: boolean, { say, language }: Words): void {
  link.href = comparerAddress(language, isSet ? "remove" : "add", productId)
  link.classList.toggle("--remove", isSet)
  link.classList.toggle("--add", !isSet)
  link.textContent = isSet ? say("saved.inComparison") : say("saved.toComparison")
}

function showObserved(link: HTMLAnchorElement, productId: number, isSet: boolean, { say, language }: Words): void {
  link.href = markAddress(language, isSet ? "remove" : "add", { productId, sizeId: chosenSize(link) })
  link.classList.toggle("--added", isSet)
  link.textContent = isSet ? say("saved.inFavourites") : say("saved.toFavourites")
}

function showHeart(form: HTMLFormElement, isSet: boolean, { say }: Words): void {
  form.querySelector('input[name="change"]')?.remove()
  if (isSet) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "change", value: "empty" }))
  const name = form.closest(".product")?.querySelector(".product__name")?.textContent ?? ""
  form.querySelector("button")?.classList.toggle("--added", isSet)
  const words = form.querySelector("button > span")
  if (words !== null) words.textContent = isSet ? say("saved.inFavouritesOf", { name }) : say("saved.toFavouritesOf", { name })
}

/** The header's number of products that are kept as one kind; without any there is none. Spec: 10.41, 10.56, 10.177. */
export function showKeptCount(kind: SavedKind, by: number, { say, language }: Words): void {
  const [selector, link] =
    kind === "compared"
      ? ["header #menu_compare_product", { id: "menu_compare_product", className: "saved__link", href: comparisonAddress(language) }]
      : ["header .wishes_count", { className: "saved__link wishes_count", href: favouritesAddress(language) }]
  const found = document.querySelector<HTMLAnchorElement>(selector)
  const count = Number(found?.querySelector("span")?.textContent ?? 0) + by
  if (count <= 0) return found?.remove()
  const shown = found ?? Object.assign(document.createElement("a"), link)
  const words = kind === "compared" ? say("saved.comparisonCount", { count }) : say("saved.favouritesCount", { count })
  const heart = kind === "compared" ? [] : [Object.assign(document.createElement("i"), { className: "icon-heart", ariaHidden: "true" })]
  shown.replaceChildren(...heart, ...counted(count, words))
  if (found !== null) return
  // what is compared stands before the favourites, and both before the account
  const next = kind === "compared" ? document.querySelector("header .wishes_count") : null
  ;(next ?? document.querySelector(".header__tools > :last-child"))?.before(shown)
}

/** The header's number of lists, where it stands. Spec: 10.52, 10.423. */
export function showListsCount(count: number, { say, language }: Words): void {
  const block = document.querySelector<HTMLElement>("header .shopping_list_top")
  const link = block?.querySelector("a")
  if (block === null || link == null) return
  block.dataset["empty"] = String(count === 0)
  link.classList.toggle("--empty", count === 0)
  link.href = listsAddress(language)
  link.replaceChildren(...link.querySelectorAll(".icon"), ...counted(count, say("saved.listsCount", { count })))
}

/** A number as it is seen, and in words as it is heard. */
const counted = (count: number, words: string): readonly HTMLElement[] => [
  Object.assign(document.createElement("span"), { className: "badge", ariaHidden: "true", textContent: String(count) }),
  Object.assign(document.createElement("b"), { className: "aside", textContent: words }),
]
