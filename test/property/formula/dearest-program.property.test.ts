import fc from "fast-check"
import { expect, test } from "vitest"
import type { FormulaResult } from "../../../core/formula/formula-result.ts"
import { processorMs } from "../../support/processor-time.ts"
import { property, runs } from "../../support/property/property.ts"
import { endless, operations } from "./dear-programs.ts"
import { ours } from "./node-engine.ts"

const bodies = fc.array(fc.constantFrom(...operations), { minLength: 1, maxLength: 6 })
const bounds = /^(?:TooManySteps|TooMuchMade|TooLarge)$/

property("whatever a program does without end, its steps or what it makes end it (12.21, 12.29)", {
  fault: "an operation that is not paid for",
  plantedSeed: 1,
  rule: ours,
  planted: (source: string): FormulaResult => (source.includes("delete record") ? { _tag: "Value", value: 1 } : ours(source)),
  runs: 12,
  holds: (run) =>
    fc.property(bodies, (body) => {
      const result = run(endless(body))
      expect(result._tag === "FormulaError" ? result.fault : result._tag).toMatch(bounds)
    }),
})

/** A program by its operations, and the milliseconds of CPU that it takes, the better of two runs. */
interface Tried {
  readonly body: readonly string[]
  readonly ms: number
}

async function tried(body: readonly string[]): Promise<Tried> {
  const source = endless(body)
  const first = await processorMs(() => ours(source))
  return { body, ms: Math.min(first, await processorMs(() => ours(source))) }
}

/** How a program is changed on the way up: an operation more, one less, another one in a place, or a new beginning. */
const changes = fc.tuple(fc.nat({ max: 3 }), fc.nat(), fc.nat(), bodies)

async function dearest(rounds: number): Promise<Tried> {
  const single: Tried[] = []
  for (const operation of operations.slice(0, Math.max(rounds, 2))) single.push(await tried([operation]))
  const order = single.toSorted((a, b) => b.ms - a.ms)
  const dear = order.slice(0, 30).flatMap(({ body }) => body)
  let champion = order[0] ?? (await tried([operations[0]]))
  for (const [way, at, which, fresh] of fc.sample(changes, rounds)) {
    const { body } = champion
    const operation = dear[which % dear.length] ?? operations[0]
    const place = at % body.length
    const ways = [[...body, operation], body.toSpliced(place, 1), body.toSpliced(place, 1, operation), fresh]
    const next = await tried(ways[way] ?? fresh)
    if (next.body.length > 0 && next.ms > champion.ms) champion = next
  }
  return champion
}

test("the dearest program that a search finds is printed", async () => {
  const { numRuns: rounds } = runs(2)
  const { body, ms } = await dearest(rounds)
  expect(ours(endless(body))._tag).toBe("FormulaError")
  if (rounds > 2) console.log(`the dearest of ${rounds + operations.length} programs takes ${ms.toFixed(0)} ms of CPU: ${body.join("; ")}`)
})
