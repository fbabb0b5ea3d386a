import { consentCookie, consentToNecessary } from "../../../core/front/consent.ts"

/**
 * Gives the buttons of the notice about cookies the form in which other people's programs look for them: links by the names of the platform, which are
 * buttons to everybody else. Refusing needs no page anew; accepting does, because only the next page lets others in. Spec: 10.54, 10.55, 10.405.
 */
export function startNotice(page: Document): void {
  const notice = page.getElementById("ck_dsclr_v2")
  if (notice === null) return
  for (const button of notice.querySelectorAll<HTMLButtonElement>("button[data-href]")) {
    const link = linkOf(page, button)
    const hadFocus = page.activeElement === button
    button.replaceWith(link)
    if (hadFocus) link.focus()
  }
  notice.addEventListener("submit", (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "necessary") return
    event.preventDefault()
    page.cookie = consentCookie(consentToNecessary)
    notice.remove()
  })
}

/** The link sends what the button would have: it stays in the form, unseen, for that. */
function linkOf(page: Document, button: HTMLButtonElement): HTMLAnchorElement {
  const link = page.createElement("a")
  link.className = button.className
  link.href = button.dataset["href"] ?? ""
  link.setAttribute("role", "button")
  link.append(...button.childNodes)
  const press = (event: Event) => {
    event.preventDefault()
    button.hidden = true
    link.after(button)
    button.click()
    button.remove()
  }
  link.addEventListener("click", press)
  link.addEventListener("keydown", (event) => {
    if (event.key === " ") press(event)
  })
  return link
}
