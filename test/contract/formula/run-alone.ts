import { compileFormula } from "../../../core/formula/formula.ts"
import { processorMs } from "../../support/processor-time.ts"

// Runs the program on standard input, and prints how it ended and what it cost. The process may be given as small a heap as is wanted.

const source: string[] = []
for await (const chunk of process.stdin) source.push(String(chunk))
const formula = compileFormula(source.join(""), [])
const memory = process.resourceUsage().maxRSS
const evaluated = () => (formula._tag === "Formula" ? formula.evaluate({}) : formula)
const results: ReturnType<typeof evaluated>[] = []
const ms = await processorMs(() => results.push(evaluated()))
const grown = (process.resourceUsage().maxRSS - memory) / 1000
const [outcome] = results.map((result) => (result._tag === "Value" ? "Value" : result.fault))
console.log(`${outcome} ${Math.round(ms)} ms of CPU, ${grown.toFixed(0)} MB`)
