import type { Compared } from "../../adapters/origin/comparing/compare-shops.ts"
import type { ComparedPage } from "../../core/changeover/comparison.ts"
import { comparedFacts, type PageDifference, type Severity } from "../../core/changeover/difference.ts"
import { plainText } from "../output/print.ts"

/** A comparison that came to something. */
export type ComparedShop = Extract<Compared, { readonly is: "compared" }>

/** The columns of the table. */
export const outcomes = ["wrong", "missing", "other", "better", "same"] as const

/** One difference, and the pages on which it is the same. */
export interface SharedDifference extends PageDifference {
  readonly pages: readonly string[]
}

/** Differences of one severity, each once with its pages, prices before markup, those of most pages first; names of markup that the same pages lack stand together. */
export function sharedDifferences(pages: readonly ComparedPage[], severity: Severity): readonly SharedDifference[] {
  const all = pages.flatMap(({ address, differences }) =>
    differences.filter((one) => one.severity === severity).map((one) => ({ ...one, address })),
  )
  const alike = grouped(all, ({ about, of, theirs, ours }) => [about, of, theirs, ours]).map(([first, others]) => ({
    ...first,
    pages: others.map(({ address }) => address),
  }))
  return grouped(alike, ({ about, of, theirs, ours, pages: where }) =>
    about === "markup" ? [about, of, where] : [about, of, theirs, ours],
  )
    .map(([{ about, of, theirs, ours, pages: where }, others]) => ({
      about,
      severity,
      of,
      theirs: about === "markup" ? others.map((one) => one.theirs).join(", ") : theirs,
      ours:
        about === "markup"
          ? others
              .map((one) => one.ours)
              .filter((words) => words !== "")
              .join(", ")
          : ours,
      pages: where,
    }))
    .toSorted(
      (one, other) => comparedFacts.indexOf(one.about) - comparedFacts.indexOf(other.about) || other.pages.length - one.pages.length,
    )
}

/** Those that have the same key together, with the first of them. */
const grouped = <One>(all: readonly One[], keyOf: (one: One) => unknown): readonly (readonly [One, readonly One[]])[] =>
  [...Map.groupBy(all, (one) => JSON.stringify(keyOf(one))).values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined ? [] : [[first, alike] as const]
  })

/** What two sides have, in a line. */
export const sidesWords = ({ theirs, ours }: Pick<PageDifference, "theirs" | "ours">): string => {
  if (theirs === "") return `ours: ${ours}`
  return ours === "" ? theirs : `${theirs}; ours: ${ours}`
}

/** Lines of a severity that stand in a terminal. */
const linesAtMost = { wrong: 60, missing: 25 } as const

/**
 * A comparison for a terminal: a table of pages by what differs, then what is wrong and what is missing, each once with a page on which it is.
 *
 * Spec: 10.1047.
 */
export function comparisonWords(origin: string, compared: ComparedShop): string {
  const { comparison, found, keptOut, ended } = compared
  const { pages, uncompared, counts } = comparison
  const kept = keptOut === 0 ? "" : `, robots.txt keeps ${keptOut} out`
  const heading = `${origin}: ${pages.length} of ${found} pages that were found beside ours${kept}`
  const row = (name: string, cells: readonly string[]): string => `  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(8)).join("")}`
  const table = [
    row("pages with", outcomes),
    ...comparedFacts.map((fact) =>
      row(
        fact,
        outcomes.map((outcome) => (counts[fact][outcome] === 0 ? "·" : String(counts[fact][outcome]))),
      ),
    ),
  ]
  return [
    heading,
    ...(ended === null ? [] : [`It ended early: ${ended}.`]),
    "",
    ...table,
    ...differenceLines("Wrong", sharedDifferences(pages, "wrong"), linesAtMost.wrong),
    ...missingLines(sharedDifferences(pages, "missing")),
    ...(uncompared.length === 0
      ? []
      : ["", "Not compared:", ...uncompared.map(({ address, why }) => `  ${plainText(address)}: ${plainText(why)}`)]),
  ].join("\n")
}

function differenceLines(heading: string, differences: readonly SharedDifference[], atMost: number): readonly string[] {
  if (differences.length === 0) return []
  const lines = differences.slice(0, atMost).map((one) => {
    const where = one.pages.length === 1 ? one.pages[0] : `${one.pages.length} pages, such as ${one.pages[0]}`
    return `  ${plainText(`${nameOf(one)}: ${sidesWords(one)}`.slice(0, 200))}\n      ${plainText(where ?? "")}`
  })
  const more = differences.length - lines.length
  return ["", `${heading}:`, ...lines, ...(more > 0 ? [`  and ${more} more: --html or --json tells all`] : [])]
}

const nameOf = ({ about, of }: Pick<PageDifference, "about" | "of">): string => (of === "" ? about : `${about} (${of})`)

/** What is missing, each thing once with the first page that lacks it: which of it is gone differs from page to page. */
function missingLines(differences: readonly SharedDifference[]): readonly string[] {
  if (differences.length === 0) return []
  const lines = grouped(differences, nameOf).map(([first, alike]) => {
    const pages = new Set(alike.flatMap((one) => one.pages))
    const where = `${pages.size === 1 ? "1 page" : `${pages.size} pages`}, such as ${first.pages[0] ?? ""}`
    return `  ${plainText(`${nameOf(first)}: ${where}`)}\n      ${plainText(sidesWords(first).slice(0, 200))}`
  })
  const shown = lines.slice(0, linesAtMost.missing)
  return [
    "",
    "Missing (--html or --json tells all):",
    ...shown,
    ...(lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : []),
  ]
}
