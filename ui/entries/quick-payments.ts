import { quickPaymentField } from "../../core/product-page/detail-modules.ts"

/**
 * Leads a press on a button of a quick payment through the product form's own check: what stops an add is told in the same words, at the
 * same place, and nothing that was typed is lost. The form is then sent with the id of the button. Spec: 7.83, 10.278.
 *
 * @returns ends it
 */
export function startQuickPayments(): () => void {
  const ended = new AbortController()
  const settings = { capture: true, signal: ended.signal }
  let isLed = false
  const lead = (click: MouseEvent) => {
    const pressed = click.target instanceof Element ? click.target.closest("button") : null
    const field = pressed?.name === quickPaymentField ? fieldOf(pressed.form) : null
    if (pressed === null || field === null) return
    // a form takes no second sending while it tells of the first: the press itself is what is led
    click.preventDefault()
    field.value = pressed.value
    field.disabled = false
    isLed = true
    pressed.form?.requestSubmit()
    isLed = false
  }
  // an add that follows a stopped payment is an add
  const forget = ({ target }: SubmitEvent) => {
    const field = isLed || !(target instanceof HTMLFormElement) ? null : fieldOf(target)
    if (field !== null) field.disabled = true
  }
  document.addEventListener("click", lead, settings)
  document.addEventListener("submit", forget, settings)
  document.getElementById("projector_oneclick")?.setAttribute("data-live", "")
  return () => ended.abort()
}

/** The hidden field of a form that says which button was pressed. */
function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = [...(form?.elements ?? [])].find(({ id }) => id === "projector_quick_payment")
  return field instanceof HTMLInputElement ? field : null
}
