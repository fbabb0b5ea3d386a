import { chosenLink } from "../../../core/addresses/chosen-link.ts"

/**
 * The switch of the language leads to a product as it has been chosen by script meanwhile, too: its link names what the address said when
 * the page was opened. Spec: 10.291.
 */
export function keepChoice(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>(".header__language")
  const follow = () => {
    const form = page.querySelector<HTMLFormElement>("#projector_form")
    const field = form?.querySelector<HTMLInputElement>("#projector_number") ?? null
    if (link === null || form === null || field === null) return
    const size = form.querySelector("#projector_sizes_cont:not([data-onesize])") === null ? null : new FormData(form).get("size")
    link.href = chosenLink(link.getAttribute("href") ?? "", {
      sizeId: typeof size === "string" && size !== "" ? size : null,
      quantity: field.value,
      least: field.dataset["minimumQuantity"] ?? "",
    })
  }
  // by pointer in whichever way, and by keyboard
  for (const name of ["pointerdown", "click"]) link?.addEventListener(name, follow)
}
