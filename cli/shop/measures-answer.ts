import { join } from "node:path"
import { keptMeasures } from "../../adapters/node/file-measures.ts"
import { isPageKind } from "../../adapters/node/measure-answers.ts"
import { measuresIn, pageSummaries, type PageSummary, type VitalName, vitalNames } from "../../core/front/measures.ts"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import type { Answer } from "../output/print.ts"

/** Where a shop keeps what it measures. */
export const measuresFolder = (dataFolder: string): string => join(dataFolder, "measures")

/** How pages do, by their kinds. Spec: 10.410. */
export async function pageVitalsAnswer(dataFolder: string): Promise<Answer> {
  const pages = pageSummaries(measuresIn(await keptMeasures(measuresFolder(dataFolder), "vitals"), isPageKind))
  const words =
    pages.length === 0
      ? "Nothing was measured. `witryna shop settings measuring vitals` begins it, of visitors who agree."
      : [heading, ...pages.map(rowOf)].map((row) => row.trimEnd()).join("\n")
  return { words, data: { pages }, ok: true }
}

const columns: Readonly<Record<VitalName, string>> = {
  ttfb: "first byte",
  fcp: "first paint",
  lcp: "largest paint",
  inp: "slowest press",
  cls: "shifts",
}

const heading = ["page".padEnd(16), "visits".padStart(7), ...vitalNames.map((name) => columns[name].padStart(14))].join(" ")

const rowOf = ({ page, visits, vitals }: PageSummary): string =>
  [page.padEnd(16), String(visits).padStart(7), ...vitalNames.map((name) => shown(name, vitals[name]).padStart(14))].join(" ")

function shown(name: VitalName, value: number | undefined): string {
  if (value === undefined) return "-"
  return name === "cls" ? value.toFixed(3) : `${value} ms`
}

/** So many different errors are told. */
const mostErrors = 50

/** What browsers reported, the most frequent first. Spec: 10.411. */
export async function reportedErrorsAnswer(dataFolder: string): Promise<Answer> {
  const lines = (await keptMeasures(measuresFolder(dataFolder), "error")).split("\n").map(parseJson).filter(isForeignObject)
  const told = lines.flatMap(({ day, text }) => (typeof day === "string" && typeof text === "string" ? [{ day, text }] : []))
  const errors = [...Map.groupBy(told, ({ text }) => text)]
    .map(([text, times]) => ({ text, times: times.length, last: times.at(-1)?.day ?? "" }))
    .toSorted((a, b) => b.times - a.times || (a.text < b.text ? -1 : 1))
    .slice(0, mostErrors)
  const words = errors.map(({ text, times, last }) => `${String(times).padStart(6)}  ${last}  ${text}`).join("\n")
  return { words: words === "" ? "No browser reported an error." : words, data: { errors }, ok: true }
}
