/**
 * Lets the title say that something is wrong while a form of the page is stopped, as it does where one comes back refused: who hears the title,
 * or looks for the tab, is told before anything else. The document says how, because the words are the shop's.
 *
 * It looks at the mark of the forms themselves, which are there when the page is parsed: so no form brings code for it along. One in a dialog
 * counts while that is open.
 *
 * Spec: 10.1093.
 *
 * @param forms those that are looked at; left out: all that the page has now
 * @param page the document, whose title has `data-wrong`
 */
export function markTitle(forms: Iterable<HTMLFormElement> = document.forms, page: Document = document): void {
  const served = page.title
  const wrong = page.querySelector("title")?.dataset["wrong"] ?? served
  const marks = new MutationObserver(() => {
    const stopped = [...page.querySelectorAll("form.--fail-validation")]
    page.title = stopped.some((form) => form.closest("dialog:not([open])") === null) ? wrong : served
  })
  for (const form of forms) {
    marks.observe(form, { attributeFilter: ["class"] })
    const dialog = form.closest("dialog")
    if (dialog !== null) marks.observe(dialog, { attributeFilter: ["open"] })
  }
}
