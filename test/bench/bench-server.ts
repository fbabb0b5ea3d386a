import { execFile, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import { wholeProcessMs } from "./processor-time.ts"

/** The web server in a process of its own, as `npm start` runs it. */
export interface BenchServer {
  readonly origin: string
  /** memory that the process has now, in megabytes */
  readonly megabytes: () => Promise<number>
  /** processor time that it has taken so far, in milliseconds */
  readonly processorMs: () => number
  readonly stop: () => Promise<void>
}

/** Starts the server on a shop's data. */
export async function startBenchServer(root: string, dataFolder: string): Promise<BenchServer> {
  const words = ["cli/main.ts", "serve", "--port", "0", "--data", dataFolder, "--json", "--no-access-log"]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, SHOP_ORIGIN: "" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", (line) => {
      const said: unknown = JSON.parse(line)
      if (typeof said === "object" && said !== null && "address" in said) resolve(new URL(String(said.address)).origin)
    })
    void ended.then((code) => reject(new Error(`the server ended with ${String(code)}`)))
  })
  return {
    origin,
    megabytes: async () => {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(child.pid)])
      return (Number(stdout) * 1024) / 1e6
    },
    processorMs: () => wholeProcessMs(child.pid ?? 0),
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    },
  }
}
