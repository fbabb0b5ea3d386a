/**
 * Gives the focus to the version that the page shows, when a link of another version has led here: a new page has none, and the keyboard
 * would begin at its top. The page stays where it is; what already has the focus keeps it. Spec: 10.317.
 */
export function focusVersion(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#projector_variants_section .projector_versions__item")]
  const shown = links.find((link) => link.getAttribute("aria-current") === "page")
  if (shown === undefined || document.activeElement !== document.body) return
  if (links.some((link) => link !== shown && link.href === document.referrer)) shown.focus({ preventScroll: true })
}
