import { type At, charge, halt } from "../../limits.ts"
import type { Pattern } from "../../parser/syntax.ts"
import { compileElement, compilePattern } from "../compile-assignment.ts"
import { atOf, type CompilePlace, type Write } from "../compile-context.ts"
import { itemsOf } from "../iterate.ts"
import { allocate, allocateList } from "../allocate.ts"
import { copyInto } from "../own-names.ts"
import { nameOf, readProperty } from "../properties.ts"
import { FormulaRecord } from "../values.ts"

/** What a pattern in brackets or braces does with a value: its parts go where they belong. Fails with NothingThere and NotAList. Spec: 12.32. */
export function compileParts(
  pattern: Extract<Pattern, { is: "ArrayPattern" | "ObjectPattern" }>,
  place: CompilePlace,
  isFirst: boolean,
): Write {
  const at = atOf(place, pattern.at)
  if (pattern.is === "ObjectPattern") return compileRecordPattern(pattern, at, place, isFirst)
  const parts = pattern.elements.map((element) => element && compileElement(element, place, isFirst))
  const rest = pattern.rest && compilePattern(pattern.rest, place, isFirst)
  return (frame, value) => {
    const items = itemsOf(value, "[ ]", at)
    for (const [index, part] of parts.entries()) part?.(frame, items[index])
    rest?.(frame, allocateList(items.slice(parts.length), at))
  }
}

function compileRecordPattern(pattern: Extract<Pattern, { is: "ObjectPattern" }>, at: At, place: CompilePlace, isFirst: boolean): Write {
  const parts = pattern.properties.map(({ key, element }) => ({
    key: place.compile.expression(key, place),
    here: atOf(place, key.at),
    write: compileElement(element, place, isFirst),
  }))
  const rest = pattern.rest && compilePattern(pattern.rest, place, isFirst)
  return (frame, value) => {
    if (value === null || value === undefined) halt("NothingThere", "{ }", at)
    const taken = new Set<string>()
    for (const { key, here, write } of parts) {
      const name = nameOf(key(frame), here)
      taken.add(name)
      write(frame, readProperty(value, name, here))
    }
    rest?.(frame, copyInto(allocate(new FormulaRecord(), at), value, at, taken))
    charge(at, parts.length / 16)
  }
}
