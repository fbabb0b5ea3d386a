import { builtIns, mathFunctions, staticMembers } from "./built-ins.ts"
import { compileBinary } from "./compile-binary.ts"
import { atOf, type Evaluate, type Place } from "./compile-context.ts"
import { compileFunction } from "./compile-function.ts"
import { compileName, compileWrite } from "./compile-variable.ts"
import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"
import { type At, halt, pay, payFor } from "./meter.ts"
import { operatorOf } from "./operators.ts"
import { callMethod, callValue, readProperty, writeProperty } from "./properties.ts"
import type { Argument, Expression, Member, Target } from "./syntax.ts"
import { bounded, boundedList, toNumber, toText, typeName, type Value } from "./values.ts"

/** Leaves an optional chain that found nothing. */
const nothing = Symbol("nothing")

/** Turns an expression into a function of the frame. Spec: 12.9, 12.17. */
export function compileExpression(expression: Expression, outer: Place): Evaluate {
  const place = { ...outer, height: outer.height + 1 }
  if (place.height > formulaLimits.nesting) stop("TooDeep", String(formulaLimits.nesting), expression.at)
  place.tallest.height = Math.max(place.tallest.height, place.height)
  place.compiled.nodes += 1
  const run = compileKind(expression, place)
  const { watch } = place.engine
  if (watch === null) return run
  return (frame) => {
    const value = run(frame)
    watch(expression, value)
    return value
  }
}

function compileKind(expression: Expression, place: Place): Evaluate {
  const compile = (inner: Expression) => compileExpression(inner, place)
  const at = atOf(place, expression.at)
  switch (expression.is) {
    case "Literal": {
      const { value } = expression
      return () => value
    }
    case "Name":
      return compileName(expression.name, expression.at, place)
    case "Template": {
      const parts = expression.parts.map(compile)
      const [first = "", ...texts] = expression.texts
      return (frame) =>
        bounded(
          parts.reduce((text, part, index) => text + toText(part(frame), at) + (texts[index] ?? ""), first),
          at,
        )
    }
    case "List":
      return compileItems(expression.items, place)
    case "Record": {
      const entries = expression.entries.map(({ key, value }) => ({ key: compile(key), value: compile(value) }))
      return (frame) => {
        const record = new Map<string, Value>()
        for (const { key, value } of entries) writeProperty(record, toText(key(frame), at), value(frame), at)
        return record
      }
    }
    case "Unary":
      return compileUnary(expression.operator, expression.operand, place)
    case "Binary":
      return compileBinary(expression, place)
    case "Logical":
      return compileLogical(expression.operator, compile(expression.left), compile(expression.right))
    case "Choice": {
      const [test, yes, no] = [compile(expression.test), compile(expression.yes), compile(expression.no)]
      return (frame) => (test(frame) ? yes(frame) : no(frame))
    }
    case "Assign":
      return compileAssignment(expression.operator, expression.target, compile(expression.value), place, at)
    case "Update": {
      const { by, prefix } = expression
      return compileChange(expression.target, place, (old) => {
        const before = toNumber(old(), at)
        return { write: before + by, give: prefix ? before + by : before }
      })
    }
    case "Member":
      return compileMember(expression, place)
    case "Call":
      return compileCall(expression, place)
    case "Chain": {
      const chain = compile(expression.chain)
      return (frame) => {
        try {
          return chain(frame)
        } catch (signal) {
          if (signal === nothing) return undefined
          throw signal
        }
      }
    }
    case "Function":
      return compileFunction(expression, place)
    case "Sequence": {
      const items = expression.items.map(compile)
      return (frame) => items.reduce<Value>((_last, item) => item(frame), undefined)
    }
  }
}

function readProduct({ engine }: Place): Evaluate {
  engine.readsProduct = true
  return () => engine.product
}

function compileUnary(operator: string, operand: Expression, place: Place): Evaluate {
  if (operator === "typeof" && operand.is === "Name" && !isKnown(operand.name, place)) return () => "undefined"
  const value = compileExpression(operand, place)
  const at = atOf(place, operand.at)
  switch (operator) {
    case "-":
      return (frame) => -toNumber(value(frame), at)
    case "+":
      return (frame) => toNumber(value(frame), at)
    case "~":
      return (frame) => ~toNumber(value(frame), at)
    case "!":
      return (frame) => !value(frame)
    default:
      return (frame) => typeName(value(frame))
  }
}

const isKnown = (name: string, place: Place) => place.scope.find(name) !== null || builtIns.has(name) || name === "Math"

function compileLogical(operator: string, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === "&&") return (frame) => left(frame) && right(frame)
  if (operator === "||") return (frame) => left(frame) || right(frame)
  return (frame) => left(frame) ?? right(frame)
}

function compileAssignment(operator: string, target: Target, value: Evaluate, place: Place, at: At): Evaluate {
  if (operator === "=") return compileChange(target, place, (_old, frame) => keep(value(frame)))
  const wanted = assigns.get(operator)
  if (wanted !== undefined)
    return compileChange(target, place, (old, frame) => {
      const known = old()
      return wanted(known) ? keep(value(frame)) : { give: known }
    })
  const compute = operatorOf(operator, at.offset)
  return compileChange(target, place, (old, frame) => keep(compute(old(), value(frame), at)))
}

interface Change {
  /** absent: nothing is written */
  readonly write?: Value
  readonly give: Value
}

const keep = (value: Value): Change => ({ write: value, give: value })

/** When the assignments of logical operators write. */
const assigns: ReadonlyMap<string, (known: Value) => boolean> = new Map([
  ["&&", (known: Value) => Boolean(known)],
  ["||", (known: Value) => !known],
  ["??", (known: Value) => known === null || known === undefined],
])

/** Reads a target if asked, and writes what comes of it; object and key are evaluated once. */
function compileChange(target: Target, place: Place, change: (old: () => Value, frame: Parameters<Evaluate>[0]) => Change): Evaluate {
  const at = atOf(place, target.at)
  if (target.is === "Name") {
    const read = compileName(target.name, target.at, place)
    const write = compileWrite(target.name, target.at, place)
    return (frame) => {
      const changed = change(() => read(frame), frame)
      if ("write" in changed) write(frame, changed.write)
      return changed.give
    }
  }
  const object = compileExpression(target.object, place)
  const property = compileExpression(target.property, place)
  return (frame) => {
    const [owner, key] = [object(frame), property(frame)]
    const changed = change(() => readProperty(owner, key, at), frame)
    if ("write" in changed) writeProperty(owner, key, changed.write, at)
    return changed.give
  }
}

/** `Math.PI` and the like, where `Math` is not a variable of the program. */
function staticName(member: Member, place: Place): string | null {
  const { object, property } = member
  if (object.is !== "Name" || property.is !== "Literal" || typeof property.value !== "string") return null
  return ["Math", "Number", "Array"].includes(object.name) && place.scope.find(object.name) === null
    ? `${object.name}.${property.value}`
    : null
}

function compileMember(member: Member, place: Place): Evaluate {
  const at = atOf(place, member.at)
  const name = staticName(member, place)
  if (name !== null) {
    const value = staticMembers.get(name) ?? halt("NotAllowed", name, at)
    return () => value
  }
  const object = compileExpression(member.object, place)
  const property = compileExpression(member.property, place)
  if (!member.optional) return (frame) => readProperty(object(frame), property(frame), at)
  return (frame) => readProperty(something(object(frame)), property(frame), at)
}

/** The value, or the end of the optional chain. */
function something(value: Value): Value {
  // oxlint-disable-next-line typescript/only-throw-error -- caught by the chain around; carries nothing
  if (value === null || value === undefined) throw nothing
  return value
}

function compileItems(items: readonly Argument[], place: Place): (frame: Parameters<Evaluate>[0]) => Value[] {
  const parts = items.map((item) => ({ value: compileExpression(item.value, place), spread: item.spread, at: atOf(place, item.value.at) }))
  if (!parts.some((part) => part.spread)) {
    const values = parts.map((part) => part.value)
    return (frame) => values.map((value) => value(frame))
  }
  return (frame) => {
    const all: Value[] = []
    for (const { value, spread, at } of parts) {
      const given = value(frame)
      if (!spread) all.push(given)
      else if (Array.isArray(given) || typeof given === "string") {
        payFor(at, given)
        // a text by its characters, not by halves of them
        all.push(...boundedList(Array.from(given), at))
      } else halt("NotAList", "...", at)
      boundedList(all, at)
    }
    return all
  }
}

function compileCall(call: Extract<Expression, { is: "Call" }>, place: Place): Evaluate {
  const { callee } = call
  const at = atOf(place, call.at)
  const method = callee.is === "Member" && !call.optional ? callee : null
  const fixed = method === null ? null : staticName(method, place)
  if (fixed?.startsWith("Math.") === true) return compileMath(fixed, call.arguments, place, at)
  const values = compileItems(call.arguments, place)
  if (method !== null && fixed === null) {
    const object = compileExpression(method.object, place)
    const property = compileExpression(method.property, place)
    return (frame) => {
      const owner = method.optional ? something(object(frame)) : object(frame)
      const key = property(frame)
      return callMethod(owner, key, values(frame), at)
    }
  }
  const name = callee.is === "Name" ? callee.name : ""
  if (name === "getProductDataFromEngine" && place.scope.find(name) === null) return readProduct(place)
  const called = compileExpression(callee, place)
  return (frame) => {
    const value = call.optional ? something(called(frame)) : called(frame)
    pay(at, 1)
    return callValue(value, name, values(frame), at)
  }
}

/** `Math.max(a, b)` with one or two values takes a short way. */
function compileMath(name: string, given: readonly Argument[], place: Place, at: At): Evaluate {
  const compute = mathFunctions.get(name.slice("Math.".length)) ?? halt("NotAllowed", name, at)
  const isShort = given.length <= 2 && !given.some((argument) => argument.spread)
  const [first, second] = isShort ? given.map((argument) => compileExpression(argument.value, place)) : []
  if (first === undefined) {
    const values = compileItems(given, place)
    return (frame) => compute(...values(frame).map((value) => toNumber(value, at)))
  }
  if (second === undefined) return (frame) => compute(toNumber(first(frame), at))
  return (frame) => compute(toNumber(first(frame), at), toNumber(second(frame), at))
}
