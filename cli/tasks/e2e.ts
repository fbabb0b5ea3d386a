import { UserError } from "../user-error.ts"
import { projectFolder } from "../project.ts"
import { buildPages } from "./build-pages.ts"
import { findBrowser } from "./find-browser.mjs"
import { runSteps } from "./run-steps.ts"
import { runTask } from "./run-task.ts"

// Everything after `npm run e2e --` goes to Playwright: `npm run e2e -- buying --headed`.
await runTask(async () => {
  const browser = findBrowser(projectFolder)
  if (browser === null) throw new UserError("no Chromium was found. Install Chromium or Chrome, or set WITRYNA_CHROMIUM to its path.")
  await buildPages({ root: projectFolder, mode: "production" })
  // which share of widths, fonts and languages is walked; the run prints it, and WITRYNA_SEED=<seed> repeats it
  process.env["WITRYNA_SEED"] ??= String(Date.now() % 2_147_483_647)
  const command = ["playwright", "test", "--config", "test/e2e/playwright.config.ts", ...process.argv.slice(2)]
  const [outcome] = await runSteps([{ name: "browser tests", command, isLoud: true }], 1)
  if (outcome?.ok !== true) process.exitCode = 1
})
