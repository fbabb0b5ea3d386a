import { plainText, type Paint } from "./paint.ts"

/** What a check of a scenario's file found. */
export interface CheckedScenario {
  readonly file: string
  readonly is: "sound" | "unmasked" | "unusable"
  readonly trouble: string | null
}

/** A check for people: one line for each file. */
export function checkReport(checked: readonly CheckedScenario[], paint: Paint): string {
  if (checked.length === 0) return "There are no recorded scenarios."
  return checked
    .map(({ file, is, trouble }) => {
      const verdict = is === "sound" ? paint.good(is) : paint.bad(is)
      return `${verdict}  ${plainText(file)}${trouble === null ? "" : `: ${plainText(trouble)}`}`
    })
    .join("\n")
}
