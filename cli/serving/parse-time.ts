import { InvalidArgumentError } from "commander"
import { isTimeZone } from "../../core/values/zoned-time.ts"

/** The zone of the shop where none is said. */
export const defaultZone = "Europe/Warsaw"

/**
 * `--now`: an instant in ISO 8601 with its offset, in milliseconds since 1970 UTC. Fails with commander's own error for wrong usage.
 *
 * @example parseInstant("2026-11-21T12:00:00+01:00") // => 1795258800000
 */
export function parseInstant(typed: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(typed)
    ? Date.parse(typed)
    : Number.NaN
  if (Number.isNaN(instant)) throw new InvalidArgumentError("It is an instant such as 2026-11-21T12:00:00+01:00 or 2026-11-21T11:00Z.")
  return instant
}

/**
 * `--zone`: a time zone by its IANA name. Fails with commander's own error for wrong usage.
 *
 * @example parseZone("Europe/Warsaw") // => "Europe/Warsaw"
 */
export function parseZone(typed: string): string {
  if (isTimeZone(typed)) return typed
  throw new InvalidArgumentError("It is a time zone such as Europe/Warsaw or UTC.")
}
