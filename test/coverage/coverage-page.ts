import { type MappedStatement, type Reach, reaches } from "./statement-map.ts"

/** How a statement is reached. Each has exactly one standing: of several reaches the first counts. */
export const standings = [...reaches, "reached by nothing", "no owner"] as const
export type Standing = (typeof standings)[number]

/** Where a statement stands. */
export function standing({ owners, reach: [first] }: MappedStatement): Standing {
  return first ?? (owners.length > 0 ? "reached by nothing" : "no owner")
}

const reachWords: Readonly<Record<Reach, string>> = {
  page: "a page",
  terminal: "the terminal",
  shop: "the shop",
}

const firstWords = 90

/** What the two columns say, and what they do not. */
const meanings = [
  "- **seen**: a test that looks at pages (`test/e2e`, `test/ui`, `test/contract/pages`) names the statement in its title, and what holds it is",
  "  on a page or in the shop that answers it. Only that counts as done for a shopper.",
  "- **reached**: an owner is reached by way of imports and calls from a page's entry, a command of the terminal, or the embedded shop. Of",
  "  several, the first is counted. It says that the code is in use, not that anybody sees the whole statement.",
]

/** `docs/spec-coverage.md`: how the sections stand, on one screen. */
export function coverageSummary(map: readonly MappedStatement[], headings: ReadonlyMap<number, string>): string {
  const link = (section: number) => `[${headingOf(headings, section)}](specification/README.md)`
  return [
    "# Coverage of the specification",
    "",
    "`npm run coverage` writes this page and, beside it in `dist/coverage/statements.md`, a line for each statement: its owner, its tests and",
    "how it is reached. Only this page is committed; a test tells when it is out by more than a few statements.",
    "",
    ...meanings,
    "",
    ...countTable(map, link),
    "",
  ].join("\n")
}

/** `dist/coverage/statements.md`: how the sections stand, then each statement with its owner, its tests and its reach. */
export function coveragePage(map: readonly MappedStatement[], headings: ReadonlyMap<number, string>): string {
  const lines = [
    "# Coverage of the specification",
    "",
    "Made by `npm run coverage`. Nothing of it is kept by hand:",
    "",
    "- **owner**: what cites the statement after `Spec:` and is called by a test whose title names the statement. A rule of the core comes",
    "  before a view that shows it. Where no test calls it, the owner is in brackets.",
    "- **test**: the files of tests with the statement's number in a title.",
    ...meanings,
    "",
    ...countTable(map, sectionLink),
    "",
  ]
  for (const section of sectionsOf(map)) {
    lines.push(`## ${headingOf(headings, section)}`, "", "| statement | | owner | test | reached by | seen |", "|---|---|---|---|---|---|")
    lines.push(...map.filter((statement) => statement.section === section).map(statementLine), "")
  }
  return lines.join("\n")

  function sectionLink(section: number) {
    const heading = headingOf(headings, section)
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-")
    return `[${heading}](#${anchor})`
  }
}

const headingOf = (headings: ReadonlyMap<number, string>, section: number) => headings.get(section) ?? String(section)

const sectionsOf = (map: readonly MappedStatement[]) =>
  [...new Set(map.map(({ section }) => section))].toSorted((one, other) => one - other)

function countTable(map: readonly MappedStatement[], link: (section: number) => string): readonly string[] {
  return [
    "| section | statements | seen | reached by a page | by the terminal | by the shop | by nothing | no owner | no test |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...sectionsOf(map).map((section) =>
      countLine(
        link(section),
        map.filter((statement) => statement.section === section),
      ),
    ),
    countLine("**all**", map),
  ]
}

/** By how many statements the counts of one page differ from those of another, at most in one place. */
export function countsApart(one: string, other: string): number {
  const [counts, others] = [one, other].map((page) => [...page.matchAll(/(?<=\| )\d+(?= \|)/g)].map(([count]) => Number(count)))
  if (counts === undefined || others === undefined || counts.length !== others.length) return Number.POSITIVE_INFINITY
  return Math.max(0, ...counts.map((count, at) => Math.abs(count - (others[at] ?? 0))))
}

function countLine(name: string, statements: readonly MappedStatement[]): string {
  const counts = standings.map((wanted) => statements.filter((statement) => standing(statement) === wanted).length)
  const untested = statements.filter(({ tests }) => tests.length === 0).length
  const seen = statements.filter(({ isSeen }) => isSeen).length
  return `| ${[name, statements.length, seen, ...counts, untested].join(" | ")} |`
}

function statementLine(statement: MappedStatement): string {
  const { number, text, owners, tests, isProved, reach, isSeen } = statement
  const words = cell(text.length > firstWords ? `${text.slice(0, firstWords).trimEnd()} ...` : text)
  const owned = owners.map((owner) => (isProved ? `\`${owner}\`` : `(\`${owner}\`)`)).join("<br>")
  const proving = tests.map((path) => `\`${path.replace(/^test\//, "").replace(/\.(?:test|spec)\.tsx?$/, "")}\``).join("<br>")
  const reached = reach.length > 0 ? reach.map((way) => reachWords[way]).join(", ") : standing(statement)
  return `| ${number} | ${words} | ${owned || "none"} | ${proving || "none"} | ${reached} | ${isSeen ? "seen" : ""} |`
}

/** Bars and line feeds would end a cell, angle brackets would be markup. */
const cell = (text: string) =>
  text
    .replaceAll("|", String.raw`\|`)
    .replaceAll("\n", " ")
    .replaceAll("<", "&lt;")
    .replaceAll(/([*_`])/g, String.raw`\$1`)
