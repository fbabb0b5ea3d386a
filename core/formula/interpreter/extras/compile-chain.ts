import { charge } from "../../limits.ts"
import type { CallNode, Expression, Member } from "../../parser/syntax.ts"
import { compileItems, findStatic } from "../compile-call.ts"
import { atOf, type Evaluate, type CompilePlace } from "../compile-context.ts"
import { callValue } from "../methods.ts"
import { readProperty } from "../properties.ts"
import type { Frame } from "../scope.ts"
import type { Value } from "../values.ts"
import { callAnyMethod } from "./methods.ts"

/** One link of an optional chain: what comes of the value before it, and of the object that this value was read from. */
interface Link {
  readonly node: Member | CallNode
  readonly optional: boolean
  readonly run: (frame: Frame, value: Value, owner: Value) => Value
}

/** A whole optional chain, link by link: undefined as soon as `?.` finds nothing. */
export function compileChain(chain: Expression, place: CompilePlace): Evaluate {
  const nodes: (Member | CallNode)[] = []
  let first = chain
  while ((first.is === "Member" && findStatic(first, place) === undefined) || (first.is === "Call" && !first.isNew)) {
    nodes.unshift(first)
    first = first.is === "Member" ? first.object : first.callee
  }
  const start = place.compile.expression(first, place)
  place.size.nodes += nodes.length
  const links = nodes.flatMap((node, index) => compileLink(node, nodes[index - 1], nodes[index + 1], place))
  const { watch } = place.engine
  return (frame) => {
    let owner: Value
    let value = start(frame)
    for (const { node, optional, run } of links) {
      if (optional && (value === null || value === undefined)) return undefined
      const before = value
      value = run(frame, value, owner)
      owner = before
      if (node !== chain) watch?.(node, value)
    }
    return value
  }
}

/** A member that is called at once is one link with its call, because methods are no values. */
function compileLink(
  node: Member | CallNode,
  before: Member | CallNode | undefined,
  after: Member | CallNode | undefined,
  place: CompilePlace,
): readonly Link[] {
  const { optional } = node
  const at = atOf(place, node.at)
  if (node.is === "Member") {
    if (after?.is === "Call" && !after.optional) return []
    const property = place.compile.expression(node.property, place)
    return [{ node, optional, run: (frame, value) => readProperty(value, property(frame), at) }]
  }
  const values = compileItems(node.arguments, place)
  if (before?.is === "Member" && !optional) {
    const property = place.compile.expression(before.property, place)
    return [{ node, optional: before.optional, run: (frame, value) => callAnyMethod(value, property(frame), values(frame), at) }]
  }
  const isMethod = before?.is === "Member"
  return [
    {
      node,
      optional,
      run: (frame, value, owner) => {
        charge(at, 1)
        return callValue(value, "", values(frame), at, isMethod ? owner : undefined)
      },
    },
  ]
}
