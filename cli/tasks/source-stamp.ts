import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What the built pages are made of. */
const sources = ["core", "ports", "adapters", "ui", "vite.config.ts", "package-lock.json", "tsconfig.json"]

/** A hash of every source of the pages: equal stamps mean that a build would come out the same. */
export function sourceStamp(root: string, of: readonly string[] = sources): string {
  const hash = createHash("sha256")
  for (const path of of.flatMap((source) => filesUnder(root, source)))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0")
  return hash.digest("base64url")
}

function filesUnder(root: string, path: string): readonly string[] {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  const entries = path.includes(".") ? null : readdirSync(whole, { recursive: true, withFileTypes: true })
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length)
        .replace(/^[/\\]/, ""),
    )
    .toSorted()
}
