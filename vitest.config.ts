import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { isWholeWalk, shareOf } from "./test/e2e/support/share.ts"
import { ChangedFirst } from "./test/support/changed-first.ts"

/** One number per run feeds every generator of random input; the run prints it, and `WITRYNA_SEED` repeats that run. */
const seed = process.env["WITRYNA_SEED"] ?? String(Date.now() % 2_147_483_647)
process.env["WITRYNA_SEED"] = seed

/** A loaded machine is slow, and what hangs is found all the same. */
const patience = { testTimeout: 30_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

/**
 * Suites without a page share one module graph per worker: importing `effect` once per file would cost more than the tests. They are one project,
 * because each project has workers of its own, which begin when those of the one before have ended.
 */
const pure = {
  ...patience,
  isolate: false,
  environment: "node",
  setupFiles: ["test/support/seed.ts", "test/support/no-colours.ts"],
  sequence: { groupOrder: 1 },
}

const views = "test/ui/**/*.test.{ts,tsx}"
/**
 * One worker, because loading the DOM and React a second time costs more than it saves: the other core lints meanwhile. They come first, so that both are
 * free for what follows.
 */
const dom = {
  ...patience,
  environment: "happy-dom",
  setupFiles: ["test/support/seed.ts", "test/support/clean-up-dom.ts"],
  maxWorkers: 1,
  sequence: { groupOrder: 0 },
}
/** They put modules of their own in the place of the project's, or what a page has done before matters: each needs a module graph for itself. */
export const alone = [
  "test/ui/another-machine.test.tsx",
  "test/ui/browser-effects.test.ts",
  "test/ui/change-shown.test.ts",
  "test/ui/form.test.tsx",
  "test/ui/load-deferred.test.ts",
  "test/ui/load-fragment.test.ts",
  "test/ui/page-returns.test.ts",
  "test/ui/recording.test.ts",
  "test/ui/start-list.test.ts",
]

/** Tests that are about one engine. */
const [onFile, onServer] = ["test/contract/store/file/**", "test/contract/store/server/**"]

/**
 * The shop's own tests on that server: some files in each run, others with each seed, because all of them take minutes of the processor. All are run with
 * `WITRYNA_WALK=whole`, as by `npm run test:deep`, and those that are named always.
 */
const testsIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`)
/** Beside the shop's folder there are tests of the terminal, the web server, adapters, use cases and recordings; some open a shop. */
const besideShop = ["adapters", "cli", "scenarios", "server", "use-cases"].map((name) => `test/contract/${name}`)
const opensShop = /\b(?:openTestShop|openProjectShop|openVisitedShop|seededFolder|newPlace|emptyPlace|openRecordedShop)\b/
const filesOfShop = [
  ...testsIn("test/contract/shop"),
  ...[...besideShop, "test/property/server", "test/property/scenario"]
    .flatMap(testsIn)
    .filter((file) => opensShop.test(readFileSync(join(import.meta.dirname, file), "utf8"))),
]
const isAnyNamed = process.argv.some((word) => filesOfShop.some((file) => file.startsWith(word)))
const shopOnServer = isAnyNamed ? filesOfShop : shareOf("shop on PostgreSQL", filesOfShop, 7, { seed: Number(seed), isWhole: isWholeWalk })

export default defineConfig({
  test: {
    globalSetup: ["test/support/announce-seed.ts", "test/support/compiled-once.ts", "test/support/shops-place.ts"],
    // by default one core is left idle, which is half of a small machine
    maxWorkers: "100%",
    sequence: { sequencer: ChangedFirst },
    projects: [
      {
        // pages are rendered as a server renders them: React's development build takes longer
        oxc: { jsx: { development: false } },
        test: {
          ...pure,
          name: "node",
          env: { NODE_ENV: "production" },
          include: ["test/{unit,property,contract,arch}/**/*.test.ts"],
          exclude: [onServer],
          testTimeout: 120_000 * Math.max(1, Number(process.env["WITRYNA_RUNS"] ?? "1")),
        },
      },
      // packs, installs and builds: `npm test` runs it, `npm run check` leaves it out
      { test: { ...pure, name: "package", include: ["test/package/**/*.test.ts"], testTimeout: 300_000 } },
      // the shop's tests once more, on a server that is started for them: `npm test` runs it, `npm run check` leaves it out
      {
        test: {
          ...pure,
          name: "postgres",
          include: ["test/contract/store/**/*.test.ts", ...shopOnServer],
          exclude: [onFile],
          env: { WITRYNA_STORE: "postgres" },
          globalSetup: ["test/support/store/postgres-of-run.ts"],
          setupFiles: [...pure.setupFiles, "test/support/store/skip-without-server.ts"],
          // the dearest documents, some hundreds of them, take two minutes on a loaded machine
          testTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      { plugins: [react()], test: { ...dom, name: "ui", isolate: false, include: [views], exclude: alone } },
      // a module graph for each file in one process, which loads the DOM once
      { plugins: [react()], test: { ...dom, name: "ui alone", pool: "vmThreads", include: alone } },
    ],
  },
})
