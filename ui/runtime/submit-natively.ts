import { noteSubmit } from "./recording.ts"

/**
 * Sends a form as the browser does by itself, past the island's own submit handler; the navigation is the browser's.
 *
 * @param more fields that a pressed button would have added
 */
export function submitNatively(formId: string, more: Readonly<Record<string, string>>): void {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  for (const [name, value] of Object.entries(more)) {
    const field = document.createElement("input")
    field.type = "hidden"
    field.name = name
    field.value = value
    form.append(field)
  }
  noteSubmit(form)
  HTMLFormElement.prototype.submit.call(form)
}
