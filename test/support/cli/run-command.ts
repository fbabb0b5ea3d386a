import { vi } from "vitest"
import { runCli } from "../../../cli/run-cli.ts"

export interface CommandRun {
  /** standard output, without the last line feed */
  readonly out: string
  /** standard error, without the last line feed */
  readonly err: string
  readonly code: number
}

/** Runs a command line in this process and takes what it prints. Suites share the process: nothing of a run stays behind. */
export async function runCommand(...words: readonly string[]): Promise<CommandRun> {
  let [out, err] = ["", ""]
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line: unknown) => void (out += `${String(line)}\n`)),
    vi.spyOn(console, "error").mockImplementation((line: unknown) => void (err += `${String(line)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => (out += String(text)) !== ""),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => (err += String(text)) !== ""),
    // listeners of a command line that runs once would pile up here
    vi.spyOn(process.stdout, "on").mockReturnValue(process.stdout),
    vi.spyOn(process.stderr, "on").mockReturnValue(process.stderr),
  ]
  const before = process.exitCode
  process.exitCode = undefined
  try {
    const code = await runCli(words)
    return { out: out.replace(/\n$/, ""), err: err.replace(/\n$/, ""), code }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}
