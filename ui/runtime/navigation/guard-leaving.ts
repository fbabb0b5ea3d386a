/** What is asked before a page is left, and when it is not. */
export interface LeavingGuard {
  /** selects the form that carries every change along when it is posted */
  readonly carrier: string
  /** links that lose nothing; left out: none */
  readonly isFree?: (link: HTMLAnchorElement) => boolean
  /** the shopper has been asked, and leaves */
  readonly isOver: () => boolean
  /** gets the link that waits for the answer: pressed again, it is followed */
  readonly ask: (link: HTMLAnchorElement) => void
}

/**
 * Asks before a page is left of which views mark a part with `data-unsaved`: of a link the page itself, of everything else, such as a closed
 * tab, the browser in its own words. Browsers are told of that only while something is marked, because they keep no page that might ask.
 *
 * Spec: 5.82, 10.575, 10.604.
 *
 * @returns takes the guard away
 */
export function guardLeaving({ carrier, isFree = () => false, isOver, ask }: LeavingGuard): () => void {
  let isPosted = false
  const hasUnsaved = () => !isPosted && !isOver() && document.querySelector("[data-unsaved]") !== null
  const onClick = (click: MouseEvent) => {
    if (click.defaultPrevented || click.button !== 0) return
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    const link = click.target instanceof Element ? click.target.closest("a") : null
    if (link === null || !leadsAway(link) || isFree(link) || !hasUnsaved()) return
    click.preventDefault()
    ask(link)
  }
  const onUnload = (unload: BeforeUnloadEvent) => {
    if (hasUnsaved()) unload.preventDefault()
  }
  // the browser puts together what it posts, whoever has it post
  const onPosted = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.matches(carrier)) isPosted = true
  }
  const onShown = () => (isPosted = false)
  const follow = () => {
    if (document.querySelector("[data-unsaved]") === null) removeEventListener("beforeunload", onUnload)
    else addEventListener("beforeunload", onUnload)
  }
  const observer = new MutationObserver(follow)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-unsaved"] })
  follow()
  // of the window: whatever else a page does with its links comes first
  addEventListener("click", onClick)
  addEventListener("formdata", onPosted)
  addEventListener("pageshow", onShown)
  return () => {
    observer.disconnect()
    removeEventListener("click", onClick)
    removeEventListener("formdata", onPosted)
    removeEventListener("pageshow", onShown)
    removeEventListener("beforeunload", onUnload)
  }
}

/** Would the browser go to another page here? A place of this page, another tab, a file and an e-mail leave it where it is. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (!link.protocol.startsWith("http") || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return false
  return link.hash === "" || link.href.split("#")[0] !== location.href.split("#")[0]
}
