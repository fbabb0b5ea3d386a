// Completes package-lock.json after `npm install` ran against a registry that lacks binaries of other platforms: npm leaves those
// out, and then every `npm ci` refuses the file. Their exact versions stand in the packages that want them, so no look-up is needed.
// Run with `npm run lock`; `--check` only reports. Dependency-free.
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL("../../package-lock.json", import.meta.url))
  const lock = JSON.parse(readFileSync(path, "utf8"))
  const missing = missingBinaries(lock.packages)
  const count = Object.keys(missing).length
  if (count > 0 && !process.argv.includes("--check")) {
    const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  }
  console.log(count === 0 ? "package-lock.json is complete" : `package-lock.json lacks ${count} binaries of other platforms`)
  if (count > 0 && process.argv.includes("--check")) process.exitCode = 1
}
