/** What holds a statement of the specification: something exported by a file of the core, and the test that fails when it is broken. */
export interface CoveredStatement {
  /** `path#export`, such as `core/quantity/order-limits.ts#roundUpToStep` */
  readonly by: string
  /** the whole title of a test, as it stands in the test's source */
  readonly test: string
}

/** A statement that a view or a later issue owns. The list of these only shrinks. */
export interface LaterStatement {
  /** who will own it, and why no rule of the core can */
  readonly later: string
}

/** The statements of an area by number. */
export type Coverage = Readonly<Record<`${number}.${number}`, CoveredStatement | LaterStatement>>
