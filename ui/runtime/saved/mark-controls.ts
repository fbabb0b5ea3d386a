import { favouritesAddress, markAddress } from "../../../core/addresses/saved-addresses.ts"
import type { Language } from "../../../core/values/language.ts"
import type { Say } from "../../say.ts"
import type { MarkControl } from "./start-keeping.ts"

interface Words {
  readonly say: Say<"saved.inFavourites" | "saved.inFavouritesOf" | "saved.toFavourites" | "saved.toFavouritesOf" | "saved.favouritesCount">
  readonly language: Language
}

const all = 'form[action*="basketchange.php?mode=2"], a.projector_buttons_obs'

const fieldsOf = (control: MarkControl): URLSearchParams =>
  control instanceof HTMLAnchorElement
    ? new URL(control.href).searchParams
    : new URLSearchParams([...new FormData(control)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))

/** The id of the product that a control is about, as its form or address has it. */
export const productOf = (control: MarkControl): string => fieldsOf(control).get("product") ?? ""

/** Is its product marked, as the page says? */
export const isMarked = (control: MarkControl): boolean => fieldsOf(control).get("change") === "empty"

/** The size that is chosen on the product's page, or that the control names; "" = none. */
export const chosenSize = (control: MarkControl): string =>
  (control instanceof HTMLAnchorElement ? document.querySelector<HTMLInputElement>("#projector_size_hidden")?.value : undefined) ??
  fieldsOf(control).get("size") ??
  ""

/** Shows a mark at all controls of a product: what they do next, and what that is called. */
export function showMark(productId: string, isSet: boolean, { say, language }: Words): void {
  const controls = [...document.querySelectorAll<MarkControl>(all)].filter((control) => productOf(control) === productId)
  for (const control of controls) {
    if (control instanceof HTMLAnchorElement) {
      const size = chosenSize(control)
      control.href = markAddress(language, isSet ? "remove" : "add", { productId: Number(productId), sizeId: size })
      control.classList.toggle("--added", isSet)
      control.textContent = isSet ? say("saved.inFavourites") : say("saved.toFavourites")
      continue
    }
    control.querySelector('input[name="change"]')?.remove()
    if (isSet) control.append(Object.assign(document.createElement("input"), { type: "hidden", name: "change", value: "empty" }))
    const name = control.closest(".product")?.querySelector(".product__name")?.textContent ?? ""
    control.querySelector("button")?.classList.toggle("--added", isSet)
    const words = control.querySelector("button > span")
    if (words !== null) words.textContent = isSet ? say("saved.inFavouritesOf", { name }) : say("saved.toFavouritesOf", { name })
  }
}

/** The header's number of favourites; without any there is none. Spec: 10.56. */
export function showFavouritesCount(by: number, { say, language }: Words): void {
  const found = document.querySelector<HTMLAnchorElement>("header .wishes_count")
  const count = Number(found?.querySelector("span")?.textContent ?? 0) + by
  if (count <= 0) return found?.remove()
  const link = found ?? Object.assign(document.createElement("a"), { className: "saved__link wishes_count" })
  link.href = favouritesAddress(language)
  const shown = Object.assign(document.createElement("span"), { ariaHidden: "true", textContent: String(count) })
  const spoken = Object.assign(document.createElement("b"), { className: "aside", textContent: say("saved.favouritesCount", { count }) })
  link.replaceChildren(shown, spoken)
  if (found === null) document.querySelector(".header__tools > :last-child")?.before(link)
}
