import { forgetTyped } from "../runtime/saved/forget-typed.ts"

/**
 * Forgets what was typed into forms, as far as the page says that the shop has it by now; by a link that says so, once it is followed.
 *
 * Spec: 10.800, 10.987, 14.43.
 */
export function forgetTold(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-forgets]")) {
    const forget = () => {
      for (const key of (place.dataset["forgets"] ?? "").split(" ")) forgetTyped(key, () => sessionStorage)
    }
    if (place instanceof HTMLAnchorElement) place.addEventListener("click", forget)
    else forget()
  }
}
