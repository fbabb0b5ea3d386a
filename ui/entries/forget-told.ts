import { isToldAs } from "../../core/order/choosing/told-choosing.ts"
import { forgetTyped } from "../runtime/saved/forget-typed.ts"

/**
 * Forgets what was typed into forms, as far as the page says that the shop has it by now; by a link that says so, once it is followed. Where the
 * page says what the shop has, anything else stays.
 *
 * Spec: 10.800, 10.987, 10.1082, 14.43.
 */
export function forgetTold(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-forgets]")) {
    const forget = () => {
      const { forgets = "", forgetsTold: told } = place.dataset
      for (const key of forgets.split(" "))
        if (told === undefined || isToldAs(keptAs(key), JSON.parse(told))) forgetTyped(key, () => sessionStorage)
    }
    if (place instanceof HTMLAnchorElement) place.addEventListener("click", forget)
    else forget()
  }
}

function keptAs(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    // a store that is denied, or holds something else, has kept nothing
    return null
  }
}
