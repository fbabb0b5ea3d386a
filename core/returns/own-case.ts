import type { Decimal } from "../values/decimal.ts"
import type { Money } from "../values/money.ts"
import type { Remedy } from "./complaint-life.ts"
import type { CaseKind, CaseStatus } from "./return-life.ts"

/** A row of an order of which so much is given back, or complained about. */
export interface GivenRow {
  /** its place in the order, from 0 */
  readonly row: number
  readonly name: string
  /** "" = a single size */
  readonly sizeName: string
  readonly unit: string
  readonly quantity: Decimal
}

/** What the shop found of a case: it came in time, too late, or the shop has no such order of who sent it. */
export type CaseVerdict = "inTime" | "late" | "unknown"

/** What was sent in. What is not asked of a kind is "". */
export interface CaseContents {
  /** as it was typed where the shop has no such order */
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  /** it is about everything */
  readonly isWhole: boolean
  /** what it is about in words, where no rows were chosen */
  readonly goods: string
  readonly rows: readonly GivenRow[]
  /** names of what is not withdrawn from, and stays bought */
  readonly kept: readonly string[]
  readonly reason: string
  /** how the goods come back, in words */
  readonly way: string
  /** where the money goes, as it was typed */
  readonly account: string
  readonly remedy: Remedy | null
  readonly description: string
  readonly pictures: number
  /** its receipt was mailed; false = the address had too many of them that hour */
  readonly isMailed: boolean
  readonly verdict: CaseVerdict
  /** what is to be paid back, or was */
  readonly worth: Money
  /** its id; "" = the shop has no such order */
  readonly currency: string
  /** what the shop has written to it; "" = nothing */
  readonly answer: string
}

/** A case that was sent in. */
export interface OwnCase extends CaseContents {
  readonly number: string
  readonly kind: CaseKind
  readonly status: CaseStatus
  /** milliseconds since 1970 UTC */
  readonly atMs: number
}

/** A case as who has sent it is shown it. */
export interface ShownCase extends OwnCase {
  /** of the shop's clock, by which its days are told: an IANA name */
  readonly zone: string
}
