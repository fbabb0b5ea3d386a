import { rmSync } from "node:fs"
import { againFile, sayAgain } from "./again.ts"
import { printOutcomes, runSteps, type StepOutcome, type TaskStep } from "./run-steps.ts"
import { budgetLine, processorMsSoFar } from "./time-budget.ts"

process.env["WITRYNA_RUNS"] ??= "1"
// one number for all: what generators make, and which share of their matrix the browser tests walk
process.env["WITRYNA_SEED"] ??= String(Date.now() % 2_147_483_647)
rmSync(againFile, { force: true })
const vitest = ["vitest", "run", "--project"]
// one after the other: most of them keep both cores busy, and what is built serves the next. Only PostgreSQL's tests, in one worker, leave a core to others
const stages: readonly (readonly TaskStep[])[] = [
  [{ name: "check", command: ["node", "cli/tasks/check.ts"], isLoud: true }],
  [{ name: "build", command: ["node", "cli/tasks/build.ts"], isLoud: true }],
  [
    { name: "postgres", command: [...vitest, "postgres"], isLoud: true },
    { name: "package", command: [...vitest, "package"] },
  ],
  [{ name: "size", command: ["node", "cli/tasks/size.ts"], isLoud: true }],
  [{ name: "browser", command: ["node", "cli/tasks/e2e.ts"], isLoud: true }],
]
const began = performance.now()
const outcomes: StepOutcome[] = []
for (const stage of stages) outcomes.push(...(await runSteps(stage, stage.length)))
const wallMs = performance.now() - began
const isFine = printOutcomes("npm test", outcomes, wallMs)
console.log(budgetLine("npm test", { wallMs, processorMs: processorMsSoFar() }, { wallSeconds: 1200, processorSeconds: null }))
const failed = outcomes.filter(({ ok }) => !ok).length
console.log(`\n${outcomes.length - failed} passed, ${failed} failed${sayAgain()}`)
if (!isFine) process.exitCode = 1
