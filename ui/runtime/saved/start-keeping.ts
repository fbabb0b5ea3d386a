import { isRecording } from "../recording/recording.ts"

/** What marks a product: a tile's form, or the link on the product's page. */
export type MarkControl = HTMLFormElement | HTMLAnchorElement

/** What changes what is kept without leaving the page. */
export interface Keeper {
  readonly pressMark: (control: MarkControl) => Promise<void>
  readonly makeFirstList: (link: HTMLAnchorElement) => Promise<void>
  readonly pressList: (form: HTMLFormElement) => Promise<void>
}

const heart = '[action*="basketchange.php?mode=2"]'

/** Of the forms about lists those that concern one product. */
const ofList = '[action*="/shoppinglist.php"]:has([name="operation"]:is([value="add"], [value="remove"]))'

const marksAndLists = "a.projector_buttons_obs, a.projector_prodstock_compare, .product a.product__compare_item, a.slt_link.--empty"

/**
 * Hearts are pressed in place, products join comparison and lists there, and a link to lists makes the first one where there is none: what does
 * that is fetched by the first such press. What does not come the browser does by itself. A recording has the forms and links as they are.
 *
 * Spec: 7.35, 10.424, 10.551, 10.552.
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
    if (!(form instanceof HTMLFormElement) || sent.defaultPrevented || !form.matches(`${heart}, ${ofList}`)) return
    hand(
      sent,
      () => form.submit(),
      ({ pressMark, pressList }) => (form.matches(heart) ? pressMark(form) : pressList(form)),
    )
  })
  document.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>(marksAndLists) : null
    if (link === null || click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    hand(
      click,
      () => location.assign(link.href),
      ({ pressMark, makeFirstList }) => (link.matches(".slt_link") ? makeFirstList(link) : pressMark(link)),
    )
  })
}
