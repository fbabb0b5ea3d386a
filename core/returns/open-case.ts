import type { CaseDraft, CaseOrder, CaseStep, CaseWay } from "./case-draft.ts"
import type { CaseFault } from "./case-faults.ts"
import type { OwnCase } from "./own-case.ts"
import type { CaseKind } from "./return-life.ts"

/** What a page of a case asks the shop. */
export interface OpenCaseQuery {
  readonly kind: CaseKind
  /** null = the first one */
  readonly step: CaseStep | null
  /** the number of an order that a case begins with; "" = another one is to be told, null = none is named */
  readonly order: string | null
}

/** An order that a case may be about. */
export interface CaseChoice {
  readonly number: string
  /** milliseconds since 1970 UTC */
  readonly placedAtMs: number
  readonly names: readonly string[]
}

/** What is filled in of a case, as its page shows it. */
export interface OpenCase {
  /** the one that was asked for, or the first before it that is not right yet */
  readonly step: CaseStep
  /** by which a case is made of it once; "" = nothing is filled in yet */
  readonly key: string
  readonly draft: Pick<CaseDraft, "values" | "amounts">
  readonly faults: readonly CaseFault[]
  /** of who is signed in, the newest first */
  readonly orders: readonly CaseChoice[]
  /** that it is about, where the visitor sees it */
  readonly order: CaseOrder | null
  readonly couriers: readonly CaseWay[]
  readonly places: readonly CaseWay[]
  /** that came along already */
  readonly pictures: number
  /** what it became; null = it is filled in still */
  readonly sent: OwnCase | null
  /** IANA name of the shop's zone */
  readonly zone: string
}
