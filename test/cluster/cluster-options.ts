import { parseArgs } from "node:util"
import { exitCodes, UserError } from "../../cli/user-error.ts"

/** The parts of a run, in their order. */
const clusterParts = ["crowd", "piece", "kills", "orders", "backup", "upgrade", "deploy", "journeys", "costs", "container"] as const
export type ClusterPart = (typeof clusterParts)[number]

/** Those that nobody has to name: a root of Debian is fetched for the last one, and all packages once more. */
const usualParts = clusterParts.filter((part) => part !== "container")

export interface ClusterOptions {
  readonly seconds: number
  readonly shoppers: number
  /** how often buyers want one piece */
  readonly rounds: number
  /** how often a process is killed */
  readonly kills: number
  /** a folder with an older program, installed and built, whose costs are measured too; null = none */
  readonly before: string | null
  /** the commit of the program that is replaced; null = the one of before the newest migration */
  readonly older: string | null
  readonly parts: readonly ClusterPart[]
  /** what the replicas said of errors is printed */
  readonly tellsErrors: boolean
}

const isPart = (name: string): name is ClusterPart => clusterParts.some((part) => part === name)

/** Fails with a UserError that names the option. */
export function clusterOptions(words: readonly string[]): ClusterOptions {
  const options = {
    seconds: { type: "string", default: "60" },
    shoppers: { type: "string", default: "200" },
    rounds: { type: "string", default: "50" },
    kills: { type: "string", default: "20" },
    only: { type: "string", multiple: true },
    before: { type: "string" },
    older: { type: "string" },
    errors: { type: "boolean", default: false },
  } as const
  const { values } = read(() => parseArgs({ args: [...words], options }))
  const only = values.only ?? []
  const unknown = only.find((name) => !isPart(name))
  if (unknown !== undefined) throw wrong(`--only takes ${clusterParts.join(", ")}, not "${unknown}"`)
  return {
    seconds: whole("seconds", values.seconds),
    shoppers: whole("shoppers", values.shoppers),
    rounds: whole("rounds", values.rounds),
    kills: whole("kills", values.kills),
    parts: only.length === 0 ? usualParts : only.filter(isPart),
    before: values.before ?? null,
    older: values.older ?? null,
    tellsErrors: values.errors,
  }
}

function read<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw wrong(cause instanceof Error ? cause.message : String(cause))
  }
}

function whole(option: string, text: string): number {
  const number = Number(text)
  if (/^[1-9]\d{0,4}$/.test(text)) return number
  throw wrong(`--${option} is a whole number from 1, not "${text}"`)
}

const wrong = (message: string): UserError => new UserError(message, exitCodes.wrongUsage)
