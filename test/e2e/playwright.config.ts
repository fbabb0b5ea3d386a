import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defineConfig } from "playwright/test"

const root = join(import.meta.dirname, "../..")
const pathFile = join(root, ".witryna/chromium-path")
const found = process.env["WITRYNA_CHROMIUM"] ?? (existsSync(pathFile) ? readFileSync(pathFile, "utf8").trim() : undefined)

export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  globalSetup: "./support/prepare.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    trace: "retain-on-failure",
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    launchOptions: {
      ...(found === undefined ? {} : { executablePath: found }),
      args: [
        // the network is off: nothing but this machine has a name
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
})
