import type { FormRecord, RecordField } from "../../core/form/form-record.ts"
import { checkedValue } from "../../core/form/posted-fields.ts"
import type { ControlMarks } from "./Field.tsx"

/** A part of a form that a choice shows, under the letter by which the styles know it. */
interface NamedPart {
  readonly letter: string
  readonly part: string
  readonly field: string
  readonly is: string
}

/** The letters that `ui/styles/client-page.css` knows. */
const letters = ["a", "b", "c", "d"] as const

/**
 * The parts of a form that choices show, each under a letter: by them the styles show and hide while the form does not run.
 *
 * Spec: 14.37.
 */
export const shownLetters = ({ shown }: Pick<FormRecord, "shown">): readonly NamedPart[] => {
  const choices = [...new Set(shown.map(({ when }) => `${when.field} ${when.is}`))]
  if (choices.length > letters.length) throw new RangeError("too many choices show parts")
  return shown.map(({ part, when }) => ({ ...when, part, letter: letters[choices.indexOf(`${when.field} ${when.is}`)] ?? "" }))
}

/** The letters of the parts that a field belongs to; "" = it is always seen. */
export const partsOfField = (parts: readonly NamedPart[], { id, group }: Pick<RecordField, "id" | "group">): string =>
  parts
    .filter(({ part }) => part === id || part === group)
    .map(({ letter }) => letter)
    .join(" ")

/** What a box or radio shows and hides as it is chosen. */
export function showMarks(parts: readonly NamedPart[], field: string, value: string): ControlMarks {
  const among = parts.filter((part) => part.field === field)
  const shows = lettersOf(among.filter(({ is }) => is === value))
  // a box that has to be empty hides when it is ticked
  const hides = lettersOf(among.filter(({ is }) => value === checkedValue && is === ""))
  return { ...(shows === "" ? {} : { "data-shows": shows }), ...(hides === "" ? {} : { "data-hides": hides }) }
}

const lettersOf = (parts: readonly NamedPart[]): string => [...new Set(parts.map(({ letter }) => letter))].join(" ")
