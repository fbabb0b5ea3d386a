import { join } from "node:path"
import { CatalogueError } from "../../fixtures/catalogue/load-catalogue.ts"
import { DataFileError } from "../../fixtures/shop/database/migrate.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** SQLite's words for a file that is damaged, or none of its own. */
const damaged = /not a database|malformed/

/** What to tell a user whose data folder or catalogue cannot be used; another cause comes back as it is. */
export function folderTrouble(folder: string, cause: unknown): unknown {
  if (cause instanceof CatalogueError) return new UserError(`${cause.message}\nThe shop's data stay as they are.`, exitCodes.unusable)
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : null
  const message = cause instanceof Error ? cause.message : ""
  const isDamaged = code === "ERR_SQLITE_ERROR" && damaged.test(message)
  if (cause instanceof DataFileError || isDamaged) {
    return new UserError(
      `the data file ${join(folder, "shop.db")} ${isDamaged ? `is damaged or no database (${message})` : message}. ` +
        "Its data stay as they are. Move it away to begin with a fresh one, or choose another folder with SHOP_DATA=<folder>.",
      exitCodes.unusable,
    )
  }
  const isPermission = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"].includes(String(code))
  const isSqlite = code === "ERR_SQLITE_ERROR" && /unable to open|readonly|disk is full/.test(message)
  if (!isPermission && !isSqlite) return cause
  return new UserError(
    `the data folder ${folder} cannot be written (${message}). Make it writable, or choose another with SHOP_DATA=<folder>.`,
    exitCodes.unusable,
  )
}
