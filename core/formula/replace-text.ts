import { formulaLimits } from "./limits.ts"
import { type At, payForItems, within } from "./meter.ts"
import { FormulaFunction, toText, type Value } from "./values.ts"

/**
 * JavaScript's `replace` and `replaceAll` for texts, counting how long the text becomes while it grows.
 *
 * Fails with TooLarge.
 *
 * @param values what is looked for, and the words or the function in its place; `$&`, `` $` ``, `$'` and `$$` in words mean what they
 * mean in JavaScript
 */
export function replaceText(self: string, all: boolean, values: readonly Value[], at: At): string {
  const found = toText(values[0], at)
  const [, by] = values
  const words = by instanceof FormulaFunction ? "" : toText(by, at)
  let length = self.length
  const grow = (text: string, instead: string) => {
    length += text.length - instead.length
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    return text
  }
  const replacement = (match: string, offset: number) => {
    payForItems(at, 1)
    if (by instanceof FormulaFunction) return grow(toText(by.call([match, offset, self], at), at), match)
    grow(words, match)
    return words.replaceAll(/\$[$&`']/g, (mark) => {
      if (mark === "$$") return grow("$", mark)
      if (mark === "$&") return grow(match, mark)
      return grow(mark === "$`" ? self.slice(0, offset) : self.slice(offset + match.length), mark)
    })
  }
  return all ? self.replaceAll(found, replacement) : self.replace(found, replacement)
}
