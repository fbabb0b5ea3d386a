import type { Clipboard } from "../../../ports/clipboard.ts"

/** What a press on a button with a link comes to. */
interface Answers {
  readonly clipboard: Clipboard
  /** says that it is copied, in the words of the button's data */
  readonly tell: (said: DOMStringMap) => Promise<void>
  /** goes to an address */
  readonly go: (address: string) => void
}

/**
 * A button with `data-link` puts that link of the page's own into the clipboard and says so in a toast. Where there is no clipboard for this
 * page, or no toast to be had, the browser goes to the address instead, from where it can be copied.
 *
 * Spec: 8.86.
 *
 * @returns ends it
 */
export function copyLinks({ clipboard, tell, go }: Answers): () => void {
  const copy = async (said: DOMStringMap) => {
    const address = new URL(said["link"] ?? "", location.href).href
    const isTold =
      (await clipboard.write(address)) &&
      (await tell(said).then(
        () => true,
        () => false,
      ))
    if (!isTold) go(address)
  }
  const follow = (press: MouseEvent) => {
    const button = press.target instanceof Element ? press.target.closest<HTMLElement>("[data-link]") : null
    // the chunks of several kinds may run on a page: the first one takes the press
    if (button === null || press.defaultPrevented) return
    press.preventDefault()
    void copy(button.dataset)
  }
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}
