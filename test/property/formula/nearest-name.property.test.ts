import fc from "fast-check"
import { expect } from "vitest"
import { nearestName } from "../../../core/formula/nearest-name.ts"
import { property } from "../../support/property/property.ts"

/** The letters to change, take out, put in or swap, by the whole table of both names. */
function changesByTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) => Array.from({ length: b.length + 1 }, (_one, at) => (row === 0 ? at : row)))
  const cell = (row: number, at: number) => table[row]?.[at] ?? 0
  for (let row = 1; row <= a.length; row += 1)
    for (let at = 1; at <= b.length; at += 1) {
      const ways = [cell(row - 1, at) + 1, cell(row, at - 1) + 1, cell(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1)]
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) ways.push(cell(row - 2, at - 2) + 1)
      table[row]?.splice(at, 1, Math.min(...ways))
    }
  return cell(a.length, b.length)
}

// few letters, so that most names are near each other
const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 8, maxLength: 14 }).map((rest) => `n${rest}`)

property("a name is near another where the whole table of their letters says that three differ at most", {
  fault: "only letters at the same place are compared",
  rule: (name: string, known: string) => nearestName(name, [known]),
  planted: (name: string, known: string) =>
    name !== known && name.length === known.length && Array.from(name).filter((letter, at) => letter !== known[at]).length <= 3
      ? known
      : null,
  holds: (near) =>
    fc.property(letters, letters, (name, known) => {
      expect(near(name, known)).toBe(name !== known && changesByTable(name, known) <= 3 ? known : null)
    }),
})
