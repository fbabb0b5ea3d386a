import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { UserError } from "../user-error.ts"

export interface BuildOptions {
  readonly root: string
  /** development builds React with its warnings, into dist/development */
  readonly mode: "production" | "development"
}

/** Where a build of a mode lies. */
export function buildFolder({ root, mode }: BuildOptions): string {
  return mode === "production" ? join(root, "dist") : join(root, "dist/development")
}

/**
 * Builds the pages' scripts and the server's renderer unless the last build was made of the same sources. The bundler runs in a process
 * of its own and says there what it has to say, so that a server which builds its pages first is as quick as one that finds them.
 *
 * Fails with a UserError when the sources cannot be bundled.
 *
 * @returns whether it built
 */
export async function buildPages(options: BuildOptions & { readonly force?: boolean }): Promise<boolean> {
  const { root } = options
  const stamp = sourceStamp(root)
  const stampFile = join(buildFolder(options), "stamp.txt")
  if (options.force !== true && readStamp(stampFile) === stamp) return false
  await bundle(options)
  compressFiles(join(buildFolder(options), "client"))
  mkdirSync(buildFolder(options), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** The script beside this one that does the work; a program that was built holds no bundler. */
const bundler = join(import.meta.dirname, "bundle-pages.ts")

function bundle({ root, mode }: BuildOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // standard output is for answers: what a build says goes where errors go
    const child = spawn(process.execPath, [bundler, root, mode], {
      cwd: root,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ["ignore", process.stderr, process.stderr],
    })
    child.once("error", reject)
    child.once("exit", (code) => {
      if (code === 0) resolve()
      else reject(new UserError("the pages could not be built; what is wrong stands above"))
    })
  })
}

function readStamp(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}

/** Leaves a `.br` and a `.gz` beside every file that gets smaller that way. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json|txt)$/.test(entry.name) || entry.parentPath.endsWith(".vite")) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** What the built pages are made of. */
const sources = ["core", "ports", "adapters", "ui", "cli/tasks", "vite.config.ts", "package-lock.json", "tsconfig.json"]

/** A hash of every source of the pages: equal stamps mean that a build would come out the same. */
function sourceStamp(root: string, of: readonly string[] = sources): string {
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
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length)
        .replace(/^[/\\]/, ""),
    )
    .toSorted()
}
