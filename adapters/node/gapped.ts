/** What stands between the gaps of a document, in order: one gap between each two of them. */
export type Pieces = readonly [Uint8Array, ...Uint8Array[]]

/** A document that is packed already, but for gaps that each answer fills anew. */
export interface Gapped {
  /**
   * The whole file. Fails with a RangeError for a filling of another length than the gaps have.
   *
   * @param filling stands in every gap
   */
  readonly filled: (filling: Uint8Array) => Uint8Array<ArrayBuffer>
  /** what it weighs in memory, without the pieces themselves */
  readonly byteLength: number
}

/**
 * A document cut at every place of a text.
 *
 * @example cut(Buffer.from("a--b--"), "--").length // => 3
 */
export function cut(bytes: Buffer, at: string): Pieces {
  const place = bytes.indexOf(at)
  return place === -1 ? [bytes] : [bytes.subarray(0, place), ...cut(bytes.subarray(place + at.length), at)]
}

/**
 * The whole document, not packed.
 *
 * @param filling stands in every gap
 *
 * @example Buffer.from(joinPieces(cut(Buffer.from("a--b"), "--"), Buffer.from("+"))).toString() // => "a+b"
 */
export function joinPieces([first, ...others]: Pieces, filling: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = others.reduce((sum, piece) => sum + filling.byteLength + piece.byteLength, first.byteLength)
  const whole = new Uint8Array(length)
  whole.set(first)
  let at = first.byteLength
  for (const piece of others) {
    whole.set(filling, at)
    whole.set(piece, at + filling.byteLength)
    at += filling.byteLength + piece.byteLength
  }
  return whole
}
