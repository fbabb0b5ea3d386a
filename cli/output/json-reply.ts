/** The shape of what `--json` prints; it grows with every change that a reader of an older one would trip over. */
export const jsonVersion = 1

/**
 * What `--json` prints, of answers, refusals and wrong usage alike: docs/terminal.md describes it.
 *
 * @param message null when all is fine
 *
 * @example JSON.parse(jsonReply(1, "no", { valid: false })) // => { version: 1, exitCode: 1, message: "no", data: { valid: false } }
 */
export const jsonReply = (exitCode: number, message: string | null, data: unknown): string =>
  JSON.stringify({ version: jsonVersion, exitCode, message, data }, null, 2)
