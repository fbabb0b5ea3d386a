import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { standing } from "./coverage-page.ts"
import type { MappedStatement } from "./statement-map.ts"

const file = join(import.meta.dirname, "ceilings.json")

/** How many statements nothing reaches, owns or names in a test, and how many are on a page where no test looks at them. */
export type Gaps = Readonly<Record<string, number>>

/** The gaps of a map. */
export function gapsOf(map: readonly MappedStatement[]): Gaps {
  return {
    "reached by nothing": map.filter((statement) => standing(statement) === "reached by nothing").length,
    "on a page and not seen": map.filter((statement) => standing(statement) === "page" && !statement.isSeen).length,
    "no owner": map.filter((statement) => standing(statement) === "no owner").length,
    "no test": map.filter(({ tests }) => tests.length === 0).length,
  }
}

/** The gaps that are allowed: those there were when `npm run coverage` last ran. */
export function readCeilings(): Gaps {
  const read: unknown = JSON.parse(readFileSync(file, "utf8"))
  const pairs: readonly (readonly [string, unknown])[] = typeof read === "object" && read !== null ? Object.entries(read) : []
  return Object.fromEntries(pairs.flatMap(([gap, ceiling]) => (typeof ceiling === "number" ? [[gap, ceiling]] : [])))
}

/** Lowers the ceilings to the gaps there are; a ceiling is never raised. @returns the gaps that have grown, in words */
export function lowerCeilings(gaps: Gaps): readonly string[] {
  const ceilings = readCeilings()
  const lowered = Object.entries(gaps).map(([gap, count]): readonly [string, number] => [gap, Math.min(count, ceilings[gap] ?? count)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
  return lowered.flatMap(([gap, ceiling]) => ((gaps[gap] ?? 0) > ceiling ? [`${gap}: ${gaps[gap]}, at most ${ceiling}`] : []))
}
