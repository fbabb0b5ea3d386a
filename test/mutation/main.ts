import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Stryker } from "@stryker-mutator/core"
import { mutationAreas } from "./areas.ts"
import { projectFolder } from "../../cli/project.ts"

// Changes the code of an area in thousands of small ways and sees whether its tests notice: `npm run mutation -- quantity`.
const wanted = process.argv.slice(2)
const areas = mutationAreas.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (areas.length === 0) {
  console.error(`mutation: there is no such area; there are ${mutationAreas.map(({ name }) => name).join(", ")}`)
  process.exit(64)
}
const folder = join(projectFolder, ".cache/mutation")
mkdirSync(folder, { recursive: true })
for (const { name, mutate } of areas) {
  process.env["WITRYNA_AREA"] = name
  const began = performance.now()
  await new Stryker({
    testRunner: "vitest",
    // Stryker would rewrite it with the API of an older TypeScript; nothing here reads it
    tsconfigFile: "none.json",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "test/mutation/vitest.config.ts" },
    mutate: [...mutate, "!**/limits.ts"],
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    concurrency: 2,
    // a change that loops for ever is told by this, and every such wait counts
    timeoutMS: 1_500,
    incremental: true,
    incrementalFile: join(folder, `${name}.json`),
    tempDirName: join(folder, `sandbox-${name}`),
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(folder, `${name}.report.json`) },
    ignorePatterns: ["dist", ".witryna", "docs", "ui", "fixtures/catalogue", "test-results", ".cache"],
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest()
  console.log(`mutation: ${name} in ${Math.round((performance.now() - began) / 1000)} s`)
}
