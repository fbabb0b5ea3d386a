import { forgetTyped } from "../runtime/saved/forget-typed.ts"

/** Forgets what was typed into forms, as far as the page says that the shop has it by now. Spec: 10.800, 14.43. */
export function forgetTold(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-forgets]"))
    for (const key of (dataset["forgets"] ?? "").split(" ")) forgetTyped(key, () => sessionStorage)
}
