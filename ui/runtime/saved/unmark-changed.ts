/**
 * Takes the marks of a refusal off a field of a form without a machine, once it is changed: what was said is not about what stands in it now.
 * Its words go, and its line in the list above; the shop judges it when it is sent.
 *
 * Spec: 10.1096.
 *
 * @param form as the page served it, its fields marked `--error`
 */
export const unmarkChanged = (form: HTMLFormElement): void =>
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) unmark(form, target)
  })

function unmark(form: HTMLFormElement, control: HTMLInputElement | HTMLTextAreaElement): void {
  control.removeAttribute("aria-invalid")
  // radio buttons are marked as the one field that has their name, and an amount may be one of rows that are wrong together
  const ids = [control.id, control.name]
  for (let field = control.closest(".--error"); field !== null; field = control.closest(".--error")) {
    field.classList.remove("--error")
    field.querySelector(":scope > .f-message")?.remove()
    ids.push(field.id)
  }
  for (const id of ids) forget(form, id)
}

/** Nothing speaks of a field any more. */
function forget(form: HTMLFormElement, id: string): void {
  const words = `${id}_message`
  form.querySelector(`[id="${words}"]`)?.remove()
  for (const told of form.querySelectorAll(`[aria-describedby~="${words}"]`)) {
    const others = (told.getAttribute("aria-describedby") ?? "").split(" ").filter((other) => other !== words)
    if (others.length === 0) told.removeAttribute("aria-describedby")
    else told.setAttribute("aria-describedby", others.join(" "))
  }
  const link = form.querySelector(`.form-summary a[href="#${id}"]`)
  const list = link?.closest(".form-summary")
  link?.parentElement?.remove()
  if (list?.childElementCount === 0) list.remove()
}
