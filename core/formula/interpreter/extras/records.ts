import { type At, charge } from "../../limits.ts"
import { toText } from "../conversions.ts"
import { allocate, allocateList, allocateText, chargeMemory } from "../allocate.ts"
import { FormulaRecord, type Value } from "../values.ts"

/** An error that a program makes or catches: a record with a name and a message, which are nobody's business when its keys are listed. */
export class ErrorRecord extends FormulaRecord {
  override text(at: At): string {
    const [name, message] = [this.get("name"), this.get("message")].map((part) => toText(part, at, 1))
    return allocateText([name, message].filter((part) => part !== "" && part !== "undefined").join(": "), at)
  }

  override shown(): string[] {
    return [...this.keys()].filter((key) => !/^(?:name|message)$/.test(key))
  }
}

/** The values that a call was given, under `arguments`: no list, in JavaScript. */
export class ArgumentsRecord extends FormulaRecord {
  override get(name: string): Value {
    return name === "length" ? this.size : super.get(name)
  }

  override items(_what: string, at: At): readonly Value[] {
    return allocateList([...this.values()], at)
  }

  override text(_at: At): string {
    return "[object Arguments]"
  }
}

/** What a function finds under `arguments`: each of them is an entry of a record. Spec: 12.32. */
export function argumentsOf(given: readonly Value[], at: At): Value {
  chargeMemory(at, 4 * given.length)
  charge(at, given.length / 4)
  return allocate(new ArgumentsRecord(given.map((item, index) => [String(index), item])), at)
}
