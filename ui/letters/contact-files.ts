import { contactFilesField } from "../../core/letters/contact-form.ts"
import { isRecording } from "../runtime/recording/recording.ts"

/** Where it is told how much of a message has gone. */
export const contactProgressId = "contact_progress"

/** Does a form go with files, so that its sending is worth telling of? A page that is recorded sends all forms in the browser's own way. */
export function goesWithFiles(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(contactFilesField)
  return !isRecording() && field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0
}
