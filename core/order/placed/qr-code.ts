import { correctionWords } from "./qr-correction.ts"

/** Words of a symbol of each version at level M: the correction words of a block, and the data words of its blocks. */
const versions: readonly { readonly correction: number; readonly blocks: readonly number[] }[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
]

/** Where the alignment marks of each version stand, along either side. */
const alignments: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]]

/** A QR code: rows of modules, true = dark. */
export type QrCode = readonly (readonly boolean[])[]

/**
 * The QR code of a text in UTF-8, as small as it can be with a quarter of its words for correction; `null` = longer than 180 bytes.
 *
 * Spec: 10.752 (ISO/IEC 18004, byte mode, level M).
 *
 * @example qrCode("a")?.length // => 21
 * @example qrCode("a".repeat(181)) // => null
 */
export function qrCode(text: string): QrCode | null {
  const bytes = utf8(text)
  const at = versions.findIndex(({ blocks }) => bytes.length + 2 <= sum(blocks))
  const version = versions[at]
  const marks = alignments[at]
  if (version === undefined || marks === undefined) return null
  const size = 21 + 4 * at
  const board = new Board(size, marks)
  if (at >= 6) board.putVersion(at + 1)
  board.putWords(interleaved(dataWords(bytes, sum(version.blocks)), version))
  return board.bestMasked()
}

/** A text as bytes, by the one function of the language that writes UTF-8. */
const utf8 = (text: string): readonly number[] =>
  [...encodeURIComponent(text.toWellFormed()).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, plain = ""]) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Mode and length before the bytes, an end behind them, and what fills the rest. */
function dataWords(bytes: readonly number[], capacity: number): readonly number[] {
  const bits = [0b0100, bytes.length, ...bytes].flatMap((word, index) => bitsOf(word, index === 0 ? 4 : 8))
  bits.push(...Array.from({ length: Math.min(4, capacity * 8 - bits.length) }, () => 0))
  while (bits.length % 8 !== 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, index) => numberOf(bits.slice(index * 8, index * 8 + 8)))
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

const bitsOf = (word: number, count: number): number[] => Array.from({ length: count }, (_, index) => (word >> (count - 1 - index)) & 1)
const numberOf = (bits: readonly number[]): number => bits.reduce((all, bit) => all * 2 + bit, 0)

/** The words of all blocks in turn, and then their corrections. */
function interleaved(
  words: readonly number[],
  { correction, blocks }: { readonly correction: number; readonly blocks: readonly number[] },
) {
  let from = 0
  const data = blocks.map((length) => words.slice(from, (from += length)))
  const corrections = data.map((block) => correctionWords(block, correction))
  const inTurn = (all: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, index) =>
      all.flatMap((one) => one.slice(index, index + 1)),
    ).flat()
  return [...inTurn(data), ...inTurn(corrections)]
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A symbol that is being put together. */
class Board {
  private readonly size: number
  private readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(size: number, marks: readonly number[]) {
    this.size = size
    const plain = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    this.dark = plain()
    this.fixed = plain()
    for (let at = 0; at < size; at += 1) {
      this.put(6, at, at % 2 === 0)
      this.put(at, 6, at % 2 === 0)
    }
    for (const [row, column] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      this.square(row, column, 4, (distance) => distance !== 2 && distance !== 4)
    const last = marks.at(-1)
    for (const row of marks)
      for (const column of marks)
        if (!((row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)))
          this.square(row, column, 2, (distance) => distance !== 1)
    this.putFormat(0)
    this.put(size - 8, 8, true)
  }

  private put(row: number, column: number, isDark: boolean): void {
    const [darkRow, fixedRow] = [this.dark[row], this.fixed[row]]
    if (darkRow === undefined || fixedRow === undefined || column < 0 || column >= this.size) return
    darkRow[column] = isDark
    fixedRow[column] = true
  }

  private square(row: number, column: number, reach: number, isDark: (distance: number) => boolean): void {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        this.put(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))))
  }

  /** Level M and the mask, twice. */
  private putFormat(mask: number): void {
    let rest = mask << 10
    for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10)
    const bits = ((mask << 10) | rest) ^ 0b101010000010010
    for (let at = 0; at < 15; at += 1) {
      const isDark = ((bits >> at) & 1) === 1
      this.put(at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at, 8, isDark)
      this.put(8, at < 8 ? this.size - 1 - at : at < 9 ? 15 - at : 14 - at, isDark)
    }
  }

  putVersion(version: number): void {
    let rest = version << 12
    for (let bit = 17; bit >= 12; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b1111100100101 << (bit - 12)
    const bits = (version << 12) | rest
    for (let at = 0; at < 18; at += 1) {
      const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)]
      this.put(near, far, ((bits >> at) & 1) === 1)
      this.put(far, near, ((bits >> at) & 1) === 1)
    }
  }

  /** From the right bottom corner up and down in columns of two, past the column of the timing marks. */
  putWords(words: readonly number[]): void {
    const bits = words.flatMap((word) => bitsOf(word, 8))
    let next = 0
    for (let right = this.size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
      for (let step = 0; step < this.size; step += 1)
        for (const column of [right, right - 1]) {
          const row = isUp ? this.size - 1 - step : step
          const darkRow = this.dark[row]
          if (darkRow === undefined || this.fixed[row]?.[column] !== false) continue
          darkRow[column] = bits[next] === 1
          next += 1
        }
  }

  /** The mask that leaves least of what readers stumble over. */
  bestMasked(): QrCode {
    const masked = masks.map((mask, index) => {
      this.putFormat(index)
      return this.dark.map((cells, row) =>
        cells.map((isDark, column) => (this.fixed[row]?.[column] === true ? isDark : isDark !== mask(row, column))),
      )
    })
    return masked.toSorted((one, other) => penalty(one) - penalty(other))[0] ?? []
  }
}

/** Long runs, blocks of four, what looks like a corner's mark, and how far from half of it is dark. */
function penalty(code: QrCode): number {
  const lines = [...code, ...code.map((_, column) => code.map((row) => row[column] === true))].map((line) =>
    line.map((isDark) => (isDark ? "1" : "0")).join(""),
  )
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2)
  const corners = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length
  const blocks = code
    .slice(1)
    .flatMap((row, at) =>
      row.slice(1).filter((isDark, column) => [row[column], code[at]?.[column], code[at]?.[column + 1]].every((one) => one === isDark)),
    ).length
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return sum(runs) + corners * 40 + blocks * 3 + Math.floor(Math.abs(dark * 20 - 10)) * 10
}
