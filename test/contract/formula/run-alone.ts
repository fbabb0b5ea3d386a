import { compileFormula } from "../../../core/formula/formula.ts"

// Runs the program on standard input, and prints how it ended and what it cost. The process may be given as small a heap as is wanted.

const source: string[] = []
for await (const chunk of process.stdin) source.push(String(chunk))
const formula = compileFormula(source.join(""), [])
const memory = process.resourceUsage().maxRSS
const start = process.cpuUsage()
const result = formula._tag === "Formula" ? formula.evaluate({}) : formula
const { user, system } = process.cpuUsage(start)
const grown = (process.resourceUsage().maxRSS - memory) / 1000
const outcome = result._tag === "Value" ? "Value" : result.fault
console.log(`${outcome} ${Math.round((user + system) / 1000)} ms of CPU, ${grown.toFixed(0)} MB`)
