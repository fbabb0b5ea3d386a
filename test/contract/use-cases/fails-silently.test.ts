import { Effect } from "effect"
import { expect, test } from "vitest"
import { orElseLogged } from "../../../core/use-cases/or-else-logged.ts"
import type { ErrorLog } from "../../../ports/error-log.ts"
import { TimeoutFailure } from "../../../ports/failures.ts"

test("what a page refreshes by itself falls back to what it has, and the failure is logged with what was being done (8.52, 8.55)", async () => {
  const written: unknown[] = []
  const log: ErrorLog = { write: (during, failure) => Effect.sync(() => void written.push([during, failure])) }
  const failure = new TimeoutFailure({ timeoutMs: 16_000 })
  const refresh = Effect.fail(failure).pipe(orElseLogged(log, "refresh size", null))
  expect(await Effect.runPromise(refresh)).toBeNull()
  expect(written).toEqual([["refresh size", failure]])
  expect(await Effect.runPromise(Effect.succeed("fresh").pipe(orElseLogged(log, "refresh size", null)))).toBe("fresh")
  expect(written).toHaveLength(1)
})
