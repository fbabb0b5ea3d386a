/** What a part of the run comes to: what was looked at and what was seen, and the goals that it missed. */
export interface Outcome {
  readonly rows: readonly OutcomeRow[]
  readonly missed: readonly string[]
}

export type OutcomeRow = readonly [what: string, seen: string]

/** Several outcomes of one part as one. */
export const joined = (outcomes: readonly Outcome[]): Outcome => ({
  rows: outcomes.flatMap(({ rows }) => rows),
  missed: outcomes.flatMap(({ missed }) => missed),
})

/** Each line that was said, with how often it was. */
export function errorTable(said: string): string {
  const times = new Map<string, number>()
  for (const line of said.split("\n")) if (line !== "") times.set(line, (times.get(line) ?? 0) + 1)
  return [...times].map(([line, count]) => `${String(count).padStart(6)} ${line}`).join("\n")
}

/** One table of all parts, for a note. @param titles of the parts */
export function noteTable<Part extends string>(titles: Readonly<Record<Part, string>>, outcomes: ReadonlyMap<Part, Outcome>): string {
  const rows = [...outcomes].flatMap(([part, { rows: found }]) => found.map(([what, seen]) => `| ${titles[part]} | ${what} | ${seen} |`))
  return ["| part | what | seen |", "|---|---|---|", ...rows].join("\n")
}
