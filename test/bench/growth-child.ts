import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** A script of this folder that runs in a process of its own and answers with numbers. */
export interface GrowthChild {
  /** the number of that name in the next message; fails when the process ends before it */
  readonly next: (name: string) => Promise<number>
  readonly ask: () => void
  readonly end: () => Promise<void>
}

/** Starts a script of this folder. */
export function startChild(script: string, words: readonly string[]): GrowthChild {
  const child = fork(join(import.meta.dirname, script), [...words], { env: { ...process.env, NODE_ENV: "production" } })
  const ended = once(child, "exit")
  return {
    async next(name) {
      const gone = ended.then(([code]) => Promise.reject(new Error(`${script} ended with ${String(code)}`)))
      const [message]: readonly unknown[] = await Promise.race([once(child, "message"), gone])
      const value: unknown = typeof message === "object" && message !== null ? Reflect.get(message, name) : undefined
      if (typeof value !== "number") throw new Error(`${script} did not tell its ${name}`)
      return value
    },
    ask: () => void child.send("tell"),
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
