import { spawn } from "node:child_process"
import { projectFolder } from "../project.ts"

export interface TaskStep {
  readonly name: string
  /** a program of node_modules/.bin, or `node` */
  readonly command: readonly string[]
  /** said while it runs; otherwise its words are shown only when it fails */
  readonly isLoud?: boolean
}

export interface StepOutcome {
  readonly name: string
  readonly ok: boolean
  readonly ms: number
  readonly output: string
}

/** Runs steps, at most so many at once in the given order, and shows what failing ones said. */
export async function runSteps(steps: readonly TaskStep[], atOnce: number): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  const waiting = [...steps]
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await runStep(step)
      outcomes.push(outcome)
      if (!outcome.ok && step.isLoud !== true) console.log(`\n${step.name} failed:\n${outcome.output.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return steps.flatMap(({ name }) => outcomes.filter((outcome) => outcome.name === name))
}

function runStep({ name, command: [program = "", ...words], isLoud = false }: TaskStep): Promise<StepOutcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    // no shell, so that no word is read twice; npm puts node_modules/.bin first on the path, a bare `node` does not
    const path = `${projectFolder}/node_modules/.bin${process.platform === "win32" ? ";" : ":"}${process.env["PATH"] ?? ""}`
    const child = spawn(program === "node" ? process.execPath : program, words, {
      cwd: projectFolder,
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
      stdio: ["ignore", isLoud ? "inherit" : "pipe", isLoud ? "inherit" : "pipe"],
      shell: process.platform === "win32",
    })
    let output = ""
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()))
    const end = (ok: boolean) => resolve({ name, ok, ms: Math.round(performance.now() - began), output })
    child.on("error", (cause) => {
      output += cause.message
      end(false)
    })
    child.on("close", (code) => end(code === 0))
  })
}

/** Prints one line per step and a sum. @returns whether all went well */
export function printOutcomes(title: string, outcomes: readonly StepOutcome[], totalMs: number): boolean {
  const failed = outcomes.filter(({ ok }) => !ok).length
  console.log(`\n${title}`)
  for (const { name, ok, ms } of outcomes) console.log(`  ${ok ? "ok    " : "FAILED"}  ${name.padEnd(26)} ${seconds(ms)}`)
  console.log(
    `  ${"".padEnd(34, "-")}\n  ${"".padEnd(8)}${`${outcomes.length - failed} passed, ${failed} failed`.padEnd(26)} ${seconds(totalMs)}`,
  )
  return failed === 0
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`
