/** A link to a section of the product page opens it and scrolls smoothly to it; until the code for that is there, it leads on as any link. */
export function followTabLinks(): void {
  addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const target = link === null ? null : document.getElementById(link.hash.slice(1))
    // what is explained in a dialog stands in a section as well, and opens above the page
    const tab = target instanceof HTMLDialogElement ? null : target?.closest<HTMLElement>(".tab")
    if (link === null || tab === null || tab === undefined || click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    import("./lead-to-tab.ts").then(
      (chunk) => chunk.leadToTab(tab, link.hash),
      () => location.assign(link.hash),
    )
  })
}
