import { printOutcomes, runSteps } from "./run-steps.ts"

process.env["WITRYNA_RUNS"] ??= "1"
// One after the other: each needs the machine for itself, and what is built serves the next.
const began = performance.now()
const outcomes = [
  ...(await runSteps([{ name: "check", command: ["node", "cli/tasks/check.ts"], isLoud: true }], 1)),
  ...(await runSteps(
    [
      { name: "build", command: ["node", "cli/tasks/build.ts"], isLoud: true },
      { name: "package", command: ["vitest", "run", "--project", "package"], isLoud: true },
      { name: "size", command: ["node", "cli/tasks/size.ts"], isLoud: true },
      { name: "browser", command: ["node", "cli/tasks/e2e.ts"], isLoud: true },
    ],
    1,
  )),
]
const isFine = printOutcomes("npm test", outcomes, performance.now() - began)
const failed = outcomes.filter(({ ok }) => !ok).length
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`)
if (!isFine) process.exitCode = 1
