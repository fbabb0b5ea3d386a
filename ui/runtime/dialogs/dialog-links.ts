import { onReturned } from "../navigation/page-returns.ts"

/** Puts a dialog of the page above it. */
export interface DialogOpener {
  readonly openLinkedDialog: (dialog: HTMLDialogElement) => void
}

/**
 * A link to a dialog of its own page opens it above the page; before this runs, or when the dialog's code does not come, it leads to the
 * dialog as to any section. A dialog that the server wrote open is put above the page at once; a page that comes back from history closes it,
 * because it was told once. Spec: 10.161, 19.54, 19.57, 19.122.
 *
 * @param load fetches what opens one
 */
export function openLinkedDialogs(load: () => Promise<DialogOpener>): void {
  const show = async (dialog: HTMLDialogElement) => {
    const { openLinkedDialog } = await load()
    openLinkedDialog(dialog)
  }
  addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const dialog = link === null ? null : document.getElementById(link.hash.slice(1))
    if (link === null || !(dialog instanceof HTMLDialogElement) || click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    show(dialog).catch(() => location.assign(link.hash))
  })
  // what was pressed before is kept by the page's starter until somebody listens
  document.documentElement.dataset["dialogs"] = ""
  dispatchEvent(new CustomEvent("islandlive"))
  const served = document.querySelector<HTMLDialogElement>("dialog[open]")
  if (served === null) return
  onReturned(() => served.close())
  // without the code it stays where the server put it, and its links lead on
  if (served.open) show(served).catch(() => {})
}
