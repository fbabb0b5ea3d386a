import { appendFile, mkdir, readFile, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { shareLine } from "../../core/changeover/share-counts.ts"
import type { Kept, MeasureSink } from "../../ports/measure-sink.ts"

/** A file that has grown to this is put aside, and the one that was put aside before is gone, in bytes. */
export const measureFileBytes = 1_000_000

/** So many lines a minute are kept by one process. */
export const measuresAMinute = 600

const minuteMs = 60_000

const fileOf = (folder: string, is: Kept["is"]): string => join(folder, `${is}.jsonl`)

/** What is put aside goes by this name. */
const asideOf = (file: string): string => `${file}.before`

const contentOf = (kept: Kept): object => {
  if (kept.is === "vitals") return kept.measure
  return kept.is === "error" ? { text: kept.text } : { share: shareLine(kept.tallies) }
}

export interface FileMeasures {
  /** holds the files; made when it is first needed */
  readonly folder: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: () => number
  /** told of a file that cannot be written, once */
  readonly onTrouble: (cause: unknown) => void
}

/** Keeps measures as lines of JSON, each kind in a file of its own, with the day of each. Spec: 10.410, 10.411, 10.1057. */
export function makeFileMeasures({ folder, nowMs, onTrouble }: FileMeasures): MeasureSink & { readonly settled: () => Promise<void> } {
  let minute = 0
  let lines = 0
  let last: Promise<void> = Promise.resolve()
  let isTold = false
  const hasRoom = (): boolean => {
    const now = Math.floor(nowMs() / minuteMs)
    if (now !== minute) [minute, lines] = [now, 0]
    lines += 1
    return lines <= measuresAMinute
  }
  const write = async (kept: Kept): Promise<void> => {
    const file = fileOf(folder, kept.is)
    const day = new Date(nowMs()).toISOString().slice(0, 10)
    const line = { day, ...contentOf(kept) }
    await mkdir(folder, { recursive: true })
    const { size } = await stat(file).catch(() => ({ size: 0 }))
    if (size >= measureFileBytes) await rename(file, asideOf(file))
    await appendFile(file, `${JSON.stringify(line)}\n`)
  }
  return {
    keep: (kept) =>
      Effect.sync(() => {
        if (!hasRoom()) return
        last = last
          .then(() => write(kept))
          .catch((cause: unknown) => {
            if (!isTold) onTrouble(cause)
            isTold = true
          })
      }),
    settled: () => last,
  }
}

/** All lines of a kind that are kept, the oldest first; "" where there are none. */
export async function keptMeasures(folder: string, is: Kept["is"]): Promise<string> {
  const file = fileOf(folder, is)
  const texts = await Promise.all([asideOf(file), file].map((path) => readFile(path, "utf8").catch(() => "")))
  return texts.join("")
}
