/** One measured thing. */
export interface BenchLine {
  readonly what: string
  /** milliseconds, median of all samples */
  readonly medianMs: number
  /** steps, decodes or pages a second, at the median */
  readonly perSecond: number
  readonly samples: number
  /** what it is compared with, how many times as long ours takes, and why the comparison is fair or not */
  readonly peer?: { readonly name: string; readonly medianMs: number; readonly ratio: number }
  /** limit of the design; beyond twice of it the run fails */
  readonly limitMs?: number
}
