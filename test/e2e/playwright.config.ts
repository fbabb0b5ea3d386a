import { join } from "node:path"
import { defineConfig } from "playwright/test"
import { browserPathFile } from "../../cli/tasks/find-browser.mjs"
import { browserPath } from "./support/browser-path.ts"

const root = join(import.meta.dirname, "../..")
const found = browserPath(browserPathFile(root))

export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  globalSetup: "./support/prepare.ts",
  fullyParallel: true,
  workers: 2,
  // a test that passes only again is printed as flaky: it is a fault to mend, and no reason to lose a day of work (ADR 0053)
  retries: 1,
  // for what hangs: what is slow is waited for
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [50, 100, 100, 250] } },
  reporter: [["list"], ["./support/closing-line.ts"]],
  use: {
    // a trace of each test costs an eighth of its processor time; of a single one: npm run e2e -- buying --trace on
    // as for those who ask for less of it: a page that still scrolls moves what is to be pressed from under the pointer
    reducedMotion: "reduce",
    trace: "off",
    screenshot: "only-on-failure",
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    launchOptions: {
      ...(found === undefined ? {} : { executablePath: found }),
      args: [
        // the network is off: nothing but this machine has a name
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
})
