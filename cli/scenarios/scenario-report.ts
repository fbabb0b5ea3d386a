import type { CausedCommand } from "../../adapters/replay/page-run.ts"
import type { Replay, ReplayedEntry } from "../../adapters/replay/replay-scenario.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import type { ExchangeRequest, Scenario, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { type Paint, plainText } from "../output/print.ts"

/** A replay for people: each event, what it caused, what the shopper sees then, and where that is not as expected. */
export function replayReport({ name, title }: Pick<Scenario, "name" | "title">, replay: Replay, paint: Paint): string {
  const verdict = replay.same ? paint.good("same") : paint.bad("differs")
  const unused = replay.unused.map(({ request }) => paint.faint(`  not asked for this time: ${describeRequest(request)}`))
  return [
    `${paint.strong(plainText(name))}  ${plainText(title)}`,
    ...replay.entries.flatMap((entry) => entryLines(entry, paint)),
    ...unused,
    `${plainText(name)}: ${verdict}`,
    "",
  ].join("\n")
}

function entryLines({ atMs, event, isHandled, commands, outcome, differences, unmatched }: ReplayedEntry, paint: Paint): readonly string[] {
  return [
    `  ${paint.faint(seconds(atMs))} ${paint.strong(describeEvent(event))}`,
    ...(isHandled ? [] : [paint.bad("      nothing on the page handles it")]),
    ...commands.map((command) => `      -> ${describeCommand(command)}`),
    ...outcomeLines(outcome).map((line) => `      ${plainText(line)}`),
    ...unmatched.map((request) => paint.bad(`      not on the tape: ${describeRequest(request)}`)),
    ...differences.flatMap(({ path, expected, actual }) => [
      `      ${path}`,
      paint.bad(`      - ${describeValue(expected)}`),
      paint.good(`      + ${describeValue(actual)}`),
    ]),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`

function describeEvent(event: ScenarioEvent): string {
  switch (event.type) {
    case "Opened":
      return `Opened ${plainText(event.url)}`
    case "Submitted":
      return `Submitted ${plainText(event.action)} ${describeValue(event.fields)}`
    case "Machine":
      return `${event.machine}: ${describeTagged(event.event)}`
  }
}

const describeCommand = ({ machine, command }: CausedCommand) => shortened(`${machine}: ${describeTagged(command)}`)

function describeTagged({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${describeValue(rest)}`
}

const describeRequest = ({ method, path, query, body }: ExchangeRequest) =>
  [method, plainText(path), describeValue(query), ...(body === null ? [] : [shortened(describeValue(body))])].join(" ")

const describeValue = (value: unknown) => (value === undefined ? "nothing" : plainText(JSON.stringify(value)))

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

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
