/** What an address of a product is before its name, which may be left out, and its query. */
const productOf = (address: string): string | undefined => /^[^?#]*\/product-[a-z]+-\d+/.exec(address)?.[0]

/**
 * Gives the focus to the version that the page shows, when a link of another version has led here: a new page has none, and the keyboard
 * would begin at its top. The page stays where it is; what already has the focus keeps it. Spec: 10.317.
 */
export function focusVersion(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#projector_variants_section .projector_versions__item")]
  const shown = links.find((link) => link.getAttribute("aria-current") === "page")
  const from = productOf(document.referrer)
  if (shown === undefined || from === undefined || document.activeElement !== document.body) return
  if (links.some((link) => link !== shown && productOf(link.href) === from)) shown.focus({ preventScroll: true })
}
