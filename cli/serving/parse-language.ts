import { InvalidArgumentError } from "commander"
import type { Language } from "../../core/values/language.ts"

/** A language as typed in the terminal. Fails with commander's own error for wrong usage. */
export function parseLanguage(typed: string): Language {
  if (typed === "pl" || typed === "en") return typed
  throw new InvalidArgumentError("It is pl or en.")
}
