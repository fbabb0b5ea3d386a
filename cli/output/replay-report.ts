import type { CausedCommand } from "../../adapters/replay/page-run.ts"
import type { Replay, ReplayedEntry } from "../../adapters/replay/replay-scenario.ts"
import type { ExchangeRequest, Scenario, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { outcomeLines } from "./outcome-lines.ts"
import { plainText, type Paint } from "./paint.ts"

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
