import { isRecording } from "../recording/recording.ts"

/** What marks a product: a tile's form, or the link on the product's page. */
export type MarkControl = HTMLFormElement | HTMLAnchorElement

/** What changes what is kept without leaving the page. */
export interface Keeper {
  readonly pressMark: (control: MarkControl) => Promise<void>
  readonly makeFirstList: (link: HTMLAnchorElement) => Promise<void>
  readonly pressList: (form: HTMLFormElement) => Promise<void>
  readonly showComparison: (link: HTMLAnchorElement) => Promise<void>
  /** false = the shop would not: the page that the browser goes to says why */
  readonly takeOut: (link: HTMLAnchorElement) => Promise<boolean>
  readonly changeShown: (form: HTMLFormElement, pressed: HTMLElement | null) => Promise<boolean>
}

const heart = '[action*="basketchange.php?mode=2"]'

/** Of the forms about lists those that concern one product. */
const ofList = '[action*="/shoppinglist.php"]:has([name="operation"]:is([value="add"], [value="remove"]))'

/** The forms of the list that is shown which leave it there. */
const ofShownList = '.saved__manage form[action*="/shoppinglist.php"]'

/** Of the comparison's own page: what it shows, and what is taken out of it. */
const views = '.comparison_page :is(.compare__acts, .saved__ways) a[href*="/product-compare.php"]'
const takenOut = ".compare a.product__compare_item"

const marksAndLists = `a.projector_buttons_obs, a.projector_prodstock_compare, .product a.product__compare_item, a.slt_link.--empty, ${views}, ${takenOut}`

/**
 * Hearts are pressed in place, products join comparison and lists there, and a link to lists makes the first one where there is none: what does
 * that is fetched by the first such press. What does not come the browser does by itself. A recording has the forms and links as they are.
 *
 * Spec: 7.35, 10.424, 10.551, 10.552, 10.906, 10.907.
 */
export function startKeeping(load: () => Promise<Keeper>, report: (during: string, failure: unknown) => void): void {
  if (isRecording()) return
  const hand = (event: Event, natively: () => void, work: (keeper: Keeper) => Promise<boolean | void>) => {
    event.preventDefault()
    load()
      .then(work)
      .then((isDone) => isDone === false && natively())
      .catch((failure: unknown) => {
        report("keep in place", failure)
        natively()
      })
  }
  document.addEventListener("submit", (sent) => {
    const form = sent.target
    if (!(form instanceof HTMLFormElement) || sent.defaultPrevented) return
    const { submitter } = sent
    const [isOfShown, isDelete] = [form.matches(ofShownList), submitter?.matches('[value="delete"]') === true]
    if (isOfShown && !isDelete)
      return hand(
        sent,
        () => sendAsPressed(form, submitter),
        ({ changeShown }) => changeShown(form, submitter),
      )
    if (!form.matches(`${heart}, ${ofList}`)) return
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
      ({ pressMark, makeFirstList, showComparison, takeOut }) => {
        if (link.matches(views)) return showComparison(link)
        if (link.matches(takenOut)) return takeOut(link)
        return link.matches(".slt_link") ? makeFirstList(link) : pressMark(link)
      },
    )
  })
}

/** Sends a form as its button would have: what that says goes along. */
function sendAsPressed(form: HTMLFormElement, pressed: HTMLElement | null): void {
  if (pressed instanceof HTMLButtonElement && pressed.name !== "")
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: pressed.name, value: pressed.value }))
  form.submit()
}
