import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"
import { someOf } from "../../support/property/property.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"
import { handMade } from "../../property/formula/dear-programs.ts"

/** Runs a program in a process whose heap is 256 MB; says how it ended and what it cost. */
function alone(program: string): string {
  const script = join(projectFolder, "test/contract/formula/run-alone.ts")
  const { stdout, stderr } = spawnSync(process.execPath, ["--max-old-space-size=256", script], { input: program, encoding: "utf8" })
  return stdout.trim() + stderr
}

// each is a process: a short run starts some of them, others with each seed
test.each(someOf(Object.entries(handMade)))(
  "a program that was made to be dear ends in a small process: %s (12.21, 12.29)",
  (name, program) => {
    const cost = alone(program)
    expect(cost).toMatch(/^Too(?:ManySteps|MuchMade) \d+ ms of CPU, \d+ MB$/)
    // the start of the process and its modules are not part of it: 100 MB is what an evaluation may take at the most
    expect(Number(/(\d+) MB$/.exec(cost)?.[1])).toBeLessThan(100)
    console.log(`${name.padEnd(36)} ${cost}`)
  },
)
