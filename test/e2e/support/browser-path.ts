import { existsSync, readFileSync } from "node:fs"

/** The browser whose path set-up has left in a file, unless the user wishes for another. */
export const browserPath = (file: string): string | undefined =>
  process.env["WITRYNA_CHROMIUM"] ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined)
