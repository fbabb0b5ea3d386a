import { spawn } from "node:child_process"
import { join } from "node:path"
import { projectFolder } from "../sources/project-sources.ts"

export interface EndedProcess {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs `witryna` as a process of its own, from a folder that is not the project's, and waits for its end. */
export function witrynaProcess(
  words: readonly string[],
  { input = "", environment = {} }: { readonly input?: string; readonly environment?: Readonly<Record<string, string | undefined>> } = {},
): Promise<EndedProcess> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(projectFolder, "cli/witryna.mjs"), ...words], {
      cwd: "/",
      env: { ...process.env, ...environment },
    })
    let [out, err] = ["", ""]
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()))
    child.on("close", (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}
