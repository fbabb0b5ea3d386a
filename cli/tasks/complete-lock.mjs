// Completes package-lock.json after `npm install` ran against a registry that lacks binaries of other platforms: npm leaves those
// out, and then every `npm ci` refuses the file. Their exact versions stand in the packages that want them; what their files must be
// (the integrity) is asked from the registry. Run with `npm run lock`; `--check` only reports. Dependency-free.
import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"]
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"]

/**
 * Entries that a lock file should have: every exactly pinned optional binary of a platform that some locked package names.
 *
 * @param {Record<string, { dev?: boolean, optionalDependencies?: Record<string, string> }>} packages the lock file's `packages`
 * @returns {Record<string, object>}
 */
export function missingBinaries(packages) {
  const missing = {}
  for (const [owner, entry] of Object.entries(packages)) {
    if (owner === "") continue
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const parts = name.split(/[/-]/)
      const os = systems.find((system) => parts.includes(system))
      const cpu = processors.find((processor) => parts.includes(processor))
      const isLocked = `node_modules/${name}` in packages || `${owner}/node_modules/${name}` in packages
      if (os === undefined || cpu === undefined || isLocked || !/^\d+\.\d+\.\d+$/.test(version)) continue
      missing[`node_modules/${name}`] = { version, cpu: [cpu], ...(entry.dev === true ? { dev: true } : {}), optional: true, os: [os] }
    }
  }
  return missing
}

/**
 * Paths of entries whose files anybody could exchange, because nothing says what they must be.
 *
 * @param {Record<string, { integrity?: string, link?: boolean }>} packages the lock file's `packages`
 */
export function withoutIntegrity(packages) {
  return Object.keys(packages).filter((path) => path !== "" && packages[path].link !== true && packages[path].integrity === undefined)
}

/** What the registry says a package's file must be; undefined when it does not have that version. */
function integrityOf(name, version) {
  try {
    return execFileSync("npm", ["view", `${name}@${version}`, "dist.integrity"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
  } catch {
    return undefined
  }
}

function main() {
  const path = fileURLToPath(new URL("../../package-lock.json", import.meta.url))
  const lock = JSON.parse(readFileSync(path, "utf8"))
  const packages = { ...lock.packages, ...missingBinaries(lock.packages) }
  const added = Object.keys(packages).length - Object.keys(lock.packages).length
  const open = withoutIntegrity(packages)
  if (added === 0 && open.length === 0) return console.log("package-lock.json is complete")
  if (process.argv.includes("--check")) {
    console.log(`package-lock.json lacks ${added} binaries of other platforms, and the integrity of ${open.length} packages: npm run lock`)
    process.exitCode = 1
    return
  }
  const unknown = open.filter((entry) => {
    const integrity = integrityOf(entry.slice(entry.lastIndexOf("node_modules/") + "node_modules/".length), packages[entry].version)
    if (integrity) packages[entry] = { ...packages[entry], integrity }
    return !integrity
  })
  if (unknown.length > 0) {
    console.error(
      `The registry does not have these: choose a version of their package that it has for every platform.\n  ${unknown.join("\n  ")}`,
    )
    process.exitCode = 1
    return
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`package-lock.json is complete: ${added} binaries of other platforms added`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
