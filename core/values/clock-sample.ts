/** What a clock elsewhere said, and when that was heard by one's own. */
export interface ClockSample {
  /** milliseconds since 1970 UTC */
  readonly saidMs: number
  /** milliseconds since any moment */
  readonly heardMs: number
}

/**
 * What the other clock says by now, told by one's own, however slow or fast that is: it counts how long ago the other was heard, and
 * nothing else. It is never earlier than the other has said, so a clock that is set back takes nothing back.
 *
 * Spec: 4.77. Units: milliseconds since 1970 UTC; one's own, since the moment that it was heard by.
 *
 * @example serverNow({ saidMs: 60_000, heardMs: 5_000 }, 7_000) // => 62_000
 * @example serverNow({ saidMs: 60_000, heardMs: 5_000 }, 1_000) // => 60_000
 */
export const serverNow = ({ saidMs, heardMs }: ClockSample, ownMs: number): number => saidMs + Math.max(0, ownMs - heardMs)
