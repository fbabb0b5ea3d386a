/** Exit codes of the terminal: after BSD's sysexits where they have one. */
export const exitCodes = { fine: 0, failed: 1, unusable: 2, wrongUsage: 64, defect: 70 } as const

/** Something that the user can put right; its message is one line that says how. */
export class UserError extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message)
    this.name = "UserError"
    this.exitCode = exitCode
  }
}
