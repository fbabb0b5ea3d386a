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

/** What to tell a user whose data folder cannot be used; another cause comes back as it is. */
export function folderTrouble(folder: string, cause: unknown): unknown {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : null
  const message = cause instanceof Error ? cause.message : ""
  const isPermission = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"].includes(String(code))
  const isSqlite = code === "ERR_SQLITE_ERROR" && /unable to open|readonly|disk is full/.test(message)
  if (!isPermission && !isSqlite) return cause
  return new UserError(
    `the data folder ${folder} cannot be written (${message}). Make it writable, or choose another with SHOP_DATA=<folder>.`,
  )
}
