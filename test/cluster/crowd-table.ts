import type { CrowdReport, Outage } from "./crowd.ts"
import type { Seen } from "./shopper.ts"

/** What a crowd has seen, row by row, and what of it misses the goals. */
export function crowdTable({ seen, compared, storeAway, killed }: CrowdReport): {
  readonly rows: readonly (readonly [what: string, seen: string])[]
  readonly missed: readonly string[]
} {
  const kinds = [...new Set(seen.map(({ kind }) => kind))]
  const rows = [...kinds, null].map((kind) => rowOf(kind ?? "all", kind === null ? seen : seen.filter((one) => one.kind === kind)))
  const cut = seen.filter(isCut)
  const cutOtherwise = cut.filter((one) => !isWithin(one, killed))
  const refused = seen.filter(({ status }) => status === 503)
  const refusedOtherwise = refused.filter((one) => !isWithin(one, storeAway))
  const others = seen.filter((one) => !isGood(one) && one.status !== 503 && !isCut(one))
  const { rows: looked, lost, doubled, untold } = compared
  return {
    rows: [
      ...rows,
      ["rows compared", `${looked}; pieces lost ${lost}, doubled ${doubled}, made without an answer ${untold}`],
      ["503", `${refused.length - refusedOtherwise.length} while the store was away, ${refusedOtherwise.length} at other times`],
      ["without an answer", `${cut.length - cutOtherwise.length} as replica 2 was killed, ${cutOtherwise.length} at other times`],
    ],
    missed: [
      ...(lost > 0 ? [`${lost} pieces were lost`] : []),
      ...(doubled > 0 ? [`${doubled} pieces were doubled`] : []),
      ...(refusedOtherwise.length > 0 ? [`${refusedOtherwise.length} times 503 while the store was there`] : []),
      ...(cutOtherwise.length > 0 ? [`${cutOtherwise.length} requests without an answer, though nothing was killed`] : []),
      ...(others.length > 0
        ? [`${others.length} answers that nobody expects: ${[...new Set(others.map(({ status }) => status))].join()}`]
        : []),
    ],
  }
}

const isGood = ({ status }: Seen): boolean => status === 200 || status === 303
/** Nothing came, or the balancer says that nothing came. */
const isCut = ({ status }: Seen): boolean => status === 0 || status === 502 || status === 504
const isWithin = ({ atMs, ms }: Seen, outage: Outage | null): boolean =>
  outage !== null && atMs <= outage.toMs && atMs + ms >= outage.fromMs

function rowOf(name: string, seen: readonly Seen[]): readonly [string, string] {
  const good = seen.filter(isGood)
  const refused = seen.filter(({ status }) => status === 503).length
  const cut = seen.filter(isCut).length
  const times = good.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => String(Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0))
  const other = seen.length - good.length - refused - cut
  return [
    name,
    `${seen.length} requests: 200/303 ${good.length}, 503 ${refused}, other ${other}, lost ${cut}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  ]
}
