import { isRecording } from "../recording/recording.ts"

/** What marks a product: a tile's form, or the link on the product's page. */
export type MarkControl = HTMLFormElement | HTMLAnchorElement

/** What changes what is kept without leaving the page. */
export interface Keeper {
  readonly pressMark: (control: MarkControl) => Promise<void>
  readonly makeFirstList: (link: HTMLAnchorElement) => Promise<void>
}

/**
 * Hearts are pressed in place, and a link to lists makes the first one where there is none: what does that is fetched by the first such press.
 * What does not come the browser does by itself. A recording has the forms and links as they are.
 *
 * Spec: 7.35, 10.424.
 */
export function startKeeping(load: () => Promise<Keeper>, report: (during: string, failure: unknown) => void): void {
  if (isRecording()) return
  const hand = (event: Event, natively: () => void, work: (keeper: Keeper) => Promise<void>) => {
    event.preventDefault()
    load()
      .then(work)
      .catch((failure: unknown) => {
        report("keep in place", failure)
        natively()
      })
  }
  document.addEventListener("submit", (sent) => {
    const form = sent.target
    if (!(form instanceof HTMLFormElement) || sent.defaultPrevented || !form.matches('[action*="basketchange.php?mode=2"]')) return
    hand(
      sent,
      () => form.submit(),
      ({ pressMark }) => pressMark(form),
    )
  })
  document.addEventListener("click", (click) => {
    const link =
      click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a.projector_buttons_obs, a.slt_link.--empty") : null
    if (link === null || click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    hand(
      click,
      () => location.assign(link.href),
      ({ pressMark, makeFirstList }) => (link.matches(".slt_link") ? makeFirstList(link) : pressMark(link)),
    )
  })
}
