import { UserError } from "../user-error.ts"

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
