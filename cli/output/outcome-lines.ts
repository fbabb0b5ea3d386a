import type { Words } from "../../core/pages/page-machine.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"

/** What a shopper sees, in a few short lines: of each machine what it says once, then a line for each of its lists. */
export function outcomeLines({ address, page, status, title, message, views }: Outcome): readonly string[] {
  const head = [`${page}${status === undefined ? "" : ` ${status}`}`, address, ...(title === undefined ? [] : [`"${title}"`])]
  return [
    head.join("  "),
    ...(message === undefined ? [] : [`message: ${message}`]),
    ...Object.entries(views).flatMap(([machine, words]) => viewLines(machine, words)),
  ]
}

function viewLines(machine: string, words: Words): readonly string[] {
  const parts = partsOf(words)
  const once = parts.flatMap(([name, part]) => (isList(part) ? [] : named(name, part)))
  const lists = parts.flatMap(([name, part]) =>
    isList(part) && part.length > 0 ? [`${machine}.${name}: ${part.map(inWords).join(" | ")}`] : [],
  )
  return [`${machine}: ${once.length === 0 ? "-" : once.join(", ")}`, ...lists]
}

/** A part under its name; nothing for what is empty. */
function named(name: string, part: Words): readonly string[] {
  if (part === null || part === "") return []
  if (typeof part === "boolean") return [part ? name : `not ${name}`]
  return [`${name} ${inWords(part)}`]
}

/** A record's first part speaks for itself; the others stand behind it under their names. */
function inWords(words: Words): string {
  if (words === null || words === "") return "-"
  if (typeof words === "string") return words
  if (typeof words === "boolean") return words ? "yes" : "no"
  if (isList(words)) return words.map(inWords).join(" | ")
  const [first, ...others] = partsOf(words)
  if (first === undefined) return "-"
  const behind = others.flatMap(([name, part]) => named(name, part))
  return behind.length === 0 ? inWords(first[1]) : `${inWords(first[1])} (${behind.join(", ")})`
}

const isList = (words: Words): words is readonly Words[] => Array.isArray(words)

const partsOf = (words: Words): readonly (readonly [string, Words])[] =>
  typeof words === "object" && words !== null && !isList(words) ? Object.entries(words) : []
