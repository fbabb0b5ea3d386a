/** Powers of two in the field of 256 numbers that QR codes count in, and their logarithms. */
const powers: number[] = []
const logarithms: number[] = []
for (let power = 0, value = 1; power < 255; power += 1) {
  powers[power] = value
  logarithms[value] = power
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0)

/**
 * The Reed-Solomon words by which a reader corrects a block of a QR code.
 *
 * Spec: 10.752.
 *
 * @param count of the words, 30 at most
 *
 * @example correctionWords([0, 0, 0], 2) // => [0, 0]
 */
export function correctionWords(block: readonly number[], count: number): readonly number[] {
  let divisor: readonly number[] = [1]
  for (let root = 0; root < count; root += 1) {
    const shifted = [...divisor, 0]
    divisor = shifted.map((value, at) => value ^ times(divisor[at - 1] ?? 0, powers[root] ?? 0))
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < block.length; at += 1) {
    const factor = rest[at] ?? 0
    for (const [index, value] of divisor.entries()) rest[at + index] = (rest[at + index] ?? 0) ^ times(value, factor)
  }
  return rest.slice(block.length)
}
