import { defineConfig } from "vitest/config"
import { mutationAreas } from "./areas.ts"

const area = mutationAreas.find(({ name }) => name === process.env["WITRYNA_AREA"])

/** The tests of one area, for Stryker: properties run shorter than usual, because every change of the code runs them again. */
export default defineConfig({
  test: {
    name: "mutation",
    environment: "node",
    isolate: false,
    include: [...(area?.tests ?? [])],
    // a planted fault is caught whatever the code has become, so its search would only take time
    testNamePattern: /^(?!(?:caught|catches): )/,
    setupFiles: "test/support/seed.ts",
    env: { WITRYNA_SEED: "20261121", WITRYNA_RUNS: String(area?.runs ?? 0.3) },
    testTimeout: 30_000,
  },
})
