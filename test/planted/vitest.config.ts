import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { alone } from "../../vitest.config.ts"
import { faultyViews } from "./faulty-views.ts"

const planted = faultyViews[Number(process.env["WITRYNA_PLANTED"])]

/** The page tests that share a module graph, over views of which one has a mistake. Nothing of it is kept, so that no other run meets the mistake. */
export default defineConfig({
  plugins: [
    {
      name: "planted fault",
      enforce: "pre",
      transform(code, id) {
        if (planted === undefined || !id.endsWith(`/${planted.file}`)) return null
        const parts = code.split(planted.from)
        if (parts.length !== 2) throw new Error(`${planted.file} holds ${planted.from} ${parts.length - 1} times`)
        return parts.join(planted.to)
      },
    },
    react(),
  ],
  test: {
    environment: "happy-dom",
    isolate: false,
    fsModuleCache: false,
    maxWorkers: "100%",
    include: ["test/ui/**/*.test.{ts,tsx}"],
    exclude: alone,
    setupFiles: ["test/support/seed.ts", "test/support/clean-up-dom.ts"],
    // a mistake shows as a test that fails, not as one that waits
    testTimeout: 30_000,
    bail: 1,
  },
})
