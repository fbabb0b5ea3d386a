import { expect } from "vitest"
import { expectSameAsNode, ours } from "../../property/formula/node-engine.ts"

/** Fails unless the program has a value, and the one that Node's own engine gives. */
export function expectValueAsNode(source: string): void {
  expect(ours(source), source).toMatchObject({ _tag: "Value" })
  expectSameAsNode(ours, source)
}
