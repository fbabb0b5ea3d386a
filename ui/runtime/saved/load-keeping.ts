import type { KeptForm } from "./keep-typed.ts"

/** Fetches what keeps the typed text of a form. Where it does not come, the form is as it would be without. Spec: 14.43. */
export function loadKeeping(form: KeptForm): void {
  import("./keep-typed.ts").then((chunk) => chunk.keepTyped(form)).catch(() => {})
}
