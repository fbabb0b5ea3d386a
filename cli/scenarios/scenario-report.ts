import type { CausedCommand } from "../../adapters/replay/page-run.ts"
import type { Replay, ReplayDefect, ReplayedEntry } from "../../adapters/replay/replay-scenario.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { type Paint, plainText } from "../output/print.ts"
import { leftText, newDifferences, thrownLines, verdictLine } from "./scenario-verdict.ts"
import { describeEvent, describeRequest, describeTagged, describeValue, seconds, shortened } from "./scenario-words.ts"

type Told = Pick<Scenario, "name" | "title" | "expected">

/** What the customer expected to see instead, if it was said. */
export const expectedLines = ({ expected }: Pick<Told, "expected">): readonly string[] =>
  expected === undefined ? [] : [`  expected instead: ${plainText(expected)}`]

/**
 * A replay for people: first whether all is the same, then each event, what it caused, what the shopper sees then, and where that is not
 * as expected. Where something differs, the first line stands below as well: a terminal shows the end.
 */
export function replayReport(scenario: Told, replay: Replay, paint: Paint, from: number = 1): string {
  const { name, title } = scenario
  const verdict = verdictLine(name, replay, paint)
  const left = replay.unused.map(({ request }) => paint.bad(`  not asked for this time: ${describeRequest(request)}`))
  const told = newDifferences(replay.entries)
  return [
    verdict,
    `  ${paint.strong(plainText(title))}`,
    ...expectedLines(scenario),
    ...replay.entries.flatMap((entry, at) =>
      at + 1 < from ? [] : entryLines(entry, told[at] ?? { fresh: entry.differences, again: 0 }, paint),
    ),
    ...(replay.defect === null ? [] : defectLines(replay.defect, paint)),
    ...left,
    ...(left.length === 0 ? [] : [paint.bad(`  ${leftText(replay)}`)]),
    ...(replay.same ? [] : [verdict]),
    "",
  ].join("\n")
}

/** The step at which the program threw, and its stack. */
const defectLines = ({ atMs, event, cause }: ReplayDefect, paint: Paint): readonly string[] => [
  `  ${paint.faint(seconds(atMs))} ${paint.strong(describeEvent(event))}`,
  ...thrownLines(cause).map((line, at) => (at === 0 ? paint.bad(`      ${line}`) : `        ${line}`)),
]

function entryLines(
  { atMs, event, isHandled, commands, outcome, unmatched }: ReplayedEntry,
  { fresh, again }: ReturnType<typeof newDifferences>[number],
  paint: Paint,
): readonly string[] {
  return [
    `  ${paint.faint(seconds(atMs))} ${paint.strong(describeEvent(event))}`,
    ...(isHandled ? [] : [paint.bad("      nothing on the page handles it")]),
    ...commands.map((command) => `      -> ${describeCommand(command)}`),
    ...outcomeLines(outcome).map((line) => `      ${plainText(line)}`),
    ...unmatched.map((request) => paint.bad(`      not on the tape: ${describeRequest(request)}`)),
    ...fresh.flatMap(({ path, expected, actual }) => [
      `      ${path}`,
      paint.bad(`      expected ${describeValue(expected)}`),
      paint.good(`      seen     ${describeValue(actual)}`),
    ]),
    ...(again === 0 ? [] : [paint.faint(`      ${again} more as in the step before`)]),
  ]
}

const describeCommand = ({ machine, command }: CausedCommand) => shortened(`${machine}: ${describeTagged(command)}`)

/** What a shopper sees, in a few short lines: of each machine what it says once, then a line for each of its lists. */
export function outcomeLines({ address, page, status, title, message, content, views }: Outcome): readonly string[] {
  const head = [`${page}${status === undefined ? "" : ` ${status}`}`, address, ...(title === undefined ? [] : [`"${title}"`])]
  return [
    head.join("  "),
    ...(message === undefined ? [] : [`message: ${message}`]),
    ...(content === undefined ? [] : viewLines("page", content)),
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

/** What a check of a scenario's file found. */
export interface CheckedScenario {
  readonly file: string
  readonly is: "sound" | "unmasked" | "differs" | "throws" | "unusable"
  readonly trouble: string | null
}

/** A check for people: one line for a file. */
export function checkLine({ file, is, trouble }: CheckedScenario, paint: Paint): string {
  const verdict = is === "sound" ? paint.good(is) : paint.bad(is)
  return `${verdict}  ${plainText(file)}${trouble === null ? "" : `: ${plainText(trouble)}`}`
}
