import { stripVTControlCharacters } from "node:util"
import { printOutcomes, runSteps } from "./run-steps.ts"
import { budgetLine, processorMsSoFar } from "./time-budget.ts"

/** What compiler and knip know of the files that did not change, as vitest does: away with the packages. */
const kept = "node_modules/.cache/check"

/** Everything that needs no browser, the longest first: two run at once, as CI has two cores. */
const steps = [
  { name: "tests", command: ["vitest", "run", "--project", "!package", "--project", "!postgres"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "types", command: ["tsc", "--noEmit", "-p", ".", "--singleThreaded", "--incremental", "--tsBuildInfoFile", `${kept}/types`] },
  { name: "unused", command: ["knip", "--no-progress", "--cache", "--cache-location", `${kept}/unused`] },
  { name: "format", command: ["oxfmt", "--check", "."] },
]

// both cores are busy anyway: the compiler's own threads would only do some work twice, and memory is cheaper than collecting it
process.env["GOGC"] ??= "400"
// short, to be run often: `npm test` asks for all runs of each property
process.env["WITRYNA_RUNS"] ??= "0.25"
const began = performance.now()
const outcomes = await runSteps(steps, 2)
const tests = outcomes.find(({ name }) => name === "tests")
// what the tests counted, for those who read only the end
const counted = tests?.output.split("\n").filter((line) => /^\W*(?:seed|Test Files|Tests)\b/.test(stripVTControlCharacters(line)))
if (counted !== undefined) console.log(counted.join("\n"))
const wallMs = performance.now() - began
if (!printOutcomes("check", outcomes, wallMs)) process.exitCode = 1
// the budget is for a short run: one of all runs is a step of `npm test`, which has its own
if (Number(process.env["WITRYNA_RUNS"]) < 1)
  console.log(budgetLine("check", { wallMs, processorMs: processorMsSoFar() }, { wallSeconds: 60, processorSeconds: 90 }))
