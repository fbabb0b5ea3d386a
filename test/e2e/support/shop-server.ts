import { spawn } from "node:child_process"
import { copyFile, mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { projectFolder } from "../../../cli/project.ts"
import { picturesFolder, templateFolder } from "./folders.ts"

export interface ShopServer {
  /** such as "http://127.0.0.1:40123" */
  readonly origin: string
  readonly dataFolder: string
  /** lines of standard error: what was logged */
  readonly log: readonly string[]
  /** asks it to stop, as a service manager or as Ctrl+C does, and waits for its end */
  readonly stop: (signal?: "SIGTERM" | "SIGINT") => Promise<number | null>
}

/** A folder with a freshly seeded shop; its pictures are those of the project. */
export async function freshShopFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "witryna-e2e-"))
  await mkdir(folder, { recursive: true })
  await copyFile(join(templateFolder, "shop.db"), join(folder, "shop.db"))
  await symlink(picturesFolder, join(folder, "pictures"))
  return folder
}

/** Starts `witryna serve` on a free port, as a user would. */
export async function startShopServer(
  options: {
    readonly words?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    /** changes the seeded data before the shop opens */
    readonly prepare?: (dataFolder: string) => Promise<void>
    /** whose sources run; the project's own by default */
    readonly project?: string
  } = {},
): Promise<ShopServer> {
  const dataFolder = await freshShopFolder()
  await options.prepare?.(dataFolder)
  const words = ["cli/witryna.mjs", "serve", "--port", "0", "--data", dataFolder, "--json", "--no-access-log", ...(options.words ?? [])]
  const child = spawn(process.execPath, words, {
    cwd: options.project ?? projectFolder,
    env: { ...process.env, SHOP_ORIGIN: "", ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const log: string[] = []
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line))
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said: unknown = JSON.parse(line)
      if (typeof said === "object" && said !== null && "address" in said) resolve(String(said.address))
    })
    void ended.then((code) => reject(new Error(`the shop's server ended with ${code}:\n${log.join("\n")}`)))
  })
  return {
    origin: new URL(address).origin,
    dataFolder,
    log,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal)
      const code = await ended
      await rm(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}
