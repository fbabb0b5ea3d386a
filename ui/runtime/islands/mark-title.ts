/**
 * Lets the title say that something is wrong while a form of the page is stopped, as it does where one comes back refused: who hears the title,
 * or looks for the tab, is told before anything else. The document says how, because the words are the shop's.
 *
 * It looks at the mark of the forms themselves, which are there when the page is parsed: so no form brings code for it along.
 *
 * Spec: 10.1093.
 *
 * @param page the document, whose title has `data-wrong`
 */
export function markTitle(page: Document = document): void {
  const served = page.title
  const wrong = page.querySelector("title")?.dataset["wrong"] ?? served
  const marks = new MutationObserver(() => {
    page.title = page.querySelector("form.--fail-validation") === null ? served : wrong
  })
  for (const form of page.forms) marks.observe(form, { attributeFilter: ["class"] })
}
