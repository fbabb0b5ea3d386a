import type { Coverage } from "./coverage.ts"

/** A statement of the specification and its first words. */
export interface Statement {
  readonly number: string
  readonly text: string
}

const firstWords = 90

/** `docs/spec-coverage.md`: what holds each statement, and the test that fails when it is broken. */
export function coveragePage(statements: readonly Statement[], coverage: Coverage): string {
  const owned = new Map(Object.entries(coverage))
  const lines: string[] = []
  const later: string[] = []
  for (const { number, text } of statements) {
    const owner = owned.get(number)
    if (owner === undefined) continue
    const words = cell(text.length > firstWords ? `${text.slice(0, firstWords).trimEnd()} ...` : text)
    if ("later" in owner) later.push(`| ${number} | ${words} | ${cell(owner.later)} |`)
    else lines.push(`| ${number} | ${words} | \`${owner.by}\` | ${cell(owner.test)} |`)
  }
  return [
    "# Coverage of the specification",
    "",
    "Made by `node cli/tasks/spec-coverage.ts` from `test/coverage`; a test compares it with what is there.",
    "Sections 4, 5, 6, 8 and 9: each statement, what holds it, and the title of a test that fails when it is broken.",
    "",
    `${lines.length} statements are held by the core, ${later.length} by a view or a later issue.`,
    "",
    "| statement | | held by | test |",
    "|---|---|---|---|",
    ...lines,
    "",
    "## Later",
    "",
    "What only a view can hold. This list only shrinks.",
    "",
    "| statement | | owner |",
    "|---|---|---|",
    ...later,
    "",
  ].join("\n")
}

/** Bars and line feeds would end a cell, angle brackets would be markup. */
const cell = (text: string) =>
  text
    .replaceAll("|", String.raw`\|`)
    .replaceAll("\n", " ")
    .replaceAll("<", "&lt;")
    .replaceAll(/([*_`])/g, String.raw`\$1`)
