/** Gives the page the styles of a part that came on demand: a sheet of its own, which needs no element that a policy would refuse. */
export function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
