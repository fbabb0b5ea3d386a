import { spawnSync } from "node:child_process"
import { projectFolder } from "../../cli/project.ts"
import type { BenchLine } from "./bench-line.ts"
import { compare } from "./compare.ts"

const answer = ["cli/witryna.mjs", "price", "shown", "--price", "80", "--max", "100", "--lang", "en"]

/** A whole process, from its start to its end. Fails when it ends otherwise than well. */
function run(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: projectFolder, encoding: "utf8" })
  if (status !== 0) throw new Error(`node ${words.join(" ")} ended with ${status}: ${stderr}`)
  return stdout
}

/** A pure answer of the terminal from the sources, beside a Node that does nothing. The first run fills the compile cache. */
export async function benchTerminalStart(): Promise<readonly BenchLine[]> {
  if (run(answer).trim() === "") throw new Error("the terminal answers nothing")
  return compare("terminal: witryna price, a whole process", () => run(answer), [{ name: "bare Node", work: () => run(["-e", "0"]) }])
}
