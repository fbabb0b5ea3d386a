import { backSteps } from "../../../core/shell/history.ts"
import { backToTopRight, showsBackToTop } from "../../../core/shell/viewport.ts"
import type { Say } from "../../say.ts"

/**
 * The back button of the breadcrumbs goes back in the history; where there is nothing to go back to it leads to the page above. Without scripts
 * there is none: the page above is in the breadcrumbs. Spec: 2.29, 2.30, 19.123.
 */
export function offerWayBack(say: Say<"layout.goBack">): void {
  const crumbs = document.getElementById("breadcrumbs")
  const above = [...(crumbs?.querySelectorAll<HTMLAnchorElement>("li > a") ?? [])].at(-1)
  if (crumbs === null || above === undefined || crumbs.querySelector("#back_button") !== null) return
  const button = document.createElement("a")
  button.id = "back_button"
  button.href = above.href
  button.setAttribute("aria-label", say("layout.goBack"))
  button.addEventListener("click", (click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return
    const steps = backSteps({ address: location.href, referrer: document.referrer, length: history.length })
    if (steps === 0) return
    click.preventDefault()
    history.go(-steps)
  })
  crumbs.prepend(button)
}

/**
 * A button that leads back to the top of the page, once the page is scrolled by more than two of the window's present heights. The focus goes
 * along, so that the keyboard goes on at the top.
 *
 * Spec: 2.24, 9.25, 19.29.
 */
export function offerBackToTop(say: Say<"layout.backToTop">): void {
  const button = document.createElement("button")
  button.type = "button"
  button.id = "backTop"
  button.hidden = true
  button.setAttribute("aria-label", say("layout.backToTop"))
  button.addEventListener("click", () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
    scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" })
    document.querySelector<HTMLElement>("#logo")?.focus({ preventScroll: true })
  })
  document.body.append(button)
  const follow = () => {
    const isShown = showsBackToTop({ scrollTopPx: scrollY, windowHeightPx: innerHeight })
    if (button.hidden !== isShown) return
    button.hidden = !isShown
    if (!isShown) return
    const contentPx = document.querySelector<HTMLElement>(".header__bar")?.clientWidth ?? innerWidth
    const right = backToTopRight({ windowPx: document.documentElement.clientWidth, contentPx, buttonPx: button.offsetWidth })
    button.style.right = `${right}px`
  }
  addEventListener("scroll", follow, { passive: true })
  addEventListener("resize", follow)
  follow()
}
