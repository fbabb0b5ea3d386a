import { chosenLink } from "../../../core/addresses/chosen-link.ts"

/**
 * The switch of the language, and the form of settings, lead to a product as it has been chosen by script meanwhile, too: they name what the
 * address said when the page was opened. Spec: 10.291, 10.372.
 */
export function keepChoice(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>(".header__language")
  const settings = page.querySelector<HTMLFormElement>("#menu_settings form")
  const named = settings?.querySelector<HTMLInputElement>('input[name="return"]')
  const follow = () => {
    // a list goes on in its place
    if (named) named.value = location.pathname + location.search
    const form = page.querySelector<HTMLFormElement>("#projector_form")
    const field = form?.querySelector<HTMLInputElement>("#projector_number") ?? null
    if (form === null || field === null) return
    const size = form.querySelector("#projector_sizes_cont:not([data-onesize])") === null ? null : new FormData(form).get("size")
    const chosen = {
      sizeId: typeof size === "string" && size !== "" ? size : null,
      quantity: field.value,
      least: field.dataset["minimumQuantity"] ?? "",
    }
    if (link !== null) link.href = chosenLink(link.getAttribute("href") ?? "", chosen)
    if (named) named.value = chosenLink(named.value, chosen)
  }
  // by pointer in whichever way, and by keyboard
  for (const name of ["pointerdown", "click"]) link?.addEventListener(name, follow)
  settings?.addEventListener("submit", follow)
}
