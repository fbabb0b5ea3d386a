import { spawn } from "node:child_process"
import { createInterface } from "node:readline/promises"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"
import type { ShopPlaces } from "./test-shop.ts"

const script = fileURLToPath(new URL("./shop-server.ts", import.meta.url))

/** A shop that runs in another process. */
export interface ShopProcess {
  readonly origin: string
  /** kills it in the middle of whatever it does */
  readonly kill: () => void
}

/** Starts a shop; it is gone after the test. Fails when the process ends before it listens. */
export async function startShopProcess({ place, dataFolder, catalogueFolder }: ShopPlaces): Promise<ShopProcess> {
  const address = "databaseUrl" in place ? [place.databaseUrl] : []
  const child = spawn(process.execPath, [script, dataFolder, catalogueFolder, ...address], { stdio: ["ignore", "pipe", "inherit"] })
  const kill = (): void => {
    child.kill("SIGKILL")
  }
  onTestFinished(kill)
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve)
    child.once("exit", (code) => reject(new Error(`The shop's process ended with ${code}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, kill }
}
