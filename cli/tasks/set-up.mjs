// Installs what is missing before a script of package.json runs. Runs on Node 20 and needs no package.
//   node cli/tasks/set-up.mjs             what the shop needs to start: `dependencies`
//   node cli/tasks/set-up.mjs --tools     and what tests, checks and packing need: `devDependencies`
//   node cli/tasks/set-up.mjs --browser   and a Chromium for the browser tests
//   node cli/tasks/set-up.mjs --explain   says what it would do and does nothing
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { browserCandidates, findBrowser } from "./find-browser.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))
const bundledFor = new Set(["linux-x64", "linux-arm64", "win32-x64"])

/**
 * Whether every package that the lock file asks for is installed at that version. Binaries of other platforms may be absent.
 *
 * @param {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} wanted `packages` of package-lock.json
 * @param {Record<string, { version?: string }>} installed `packages` of node_modules/.package-lock.json
 * @param {"start" | "tools"} extent whether packages for tests and checks are asked for as well
 */
export function packagesFit(wanted, installed, extent = "tools") {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || (extent === "start" && entry.dev === true)) return true
    const found = installed[path]
    return found === undefined ? entry.optional === true || entry.devOptional === true : found.version === entry.version
  })
}

/**
 * What npm is to be asked for; null when all that is wanted is there. Where packages are, they are completed and not installed anew, and
 * those for tests and checks stay: who starts the shop between two runs of the tests does not wait for them twice.
 *
 * @param {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} wanted `packages` of package-lock.json
 * @param {Record<string, { version?: string }> | null} installed `packages` of node_modules/.package-lock.json, null when there is none
 * @param {"start" | "tools"} extent
 */
export function installation(wanted, installed, extent) {
  if (installed === null) return { command: "ci", extent }
  if (packagesFit(wanted, installed, extent)) return null
  const hasTools = Object.keys(installed).some((path) => wanted[path]?.dev === true)
  return { command: "install", extent: hasTools ? "tools" : extent }
}

/**
 * What to tell a user whose Node is too old, or null when it is new enough or npm brings one for this platform.
 *
 * @param {string} nodeVersion such as "20.20.2"
 * @param {string} platform such as "linux-x64"
 */
export function nodeRefusal(nodeVersion, platform) {
  if (Number.parseInt(nodeVersion, 10) >= 24 || bundledFor.has(platform)) return null
  return `Witryna needs Node 24 or newer; this is ${nodeVersion}, and npm brings no Node for ${platform}. Install it from https://nodejs.org and run this again.`
}

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages
  } catch {
    return null
  }
}

/**
 * Whether a folder has all packages of its lock file.
 *
 * @param {string} folder absolute path
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, "package-lock.json"))
  const installed = readPackages(join(folder, "node_modules/.package-lock.json"))
  return wanted !== null && installed !== null && packagesFit(wanted, installed)
}

function stop(message) {
  console.error(`set-up: ${message}`)
  process.exit(1)
}

const purpose = { start: "that the shop needs to start", tools: "that tests and checks need" }

/** What is said goes to standard error: standard output belongs to the script that follows. */
function installPackages({ command, extent }) {
  console.error(`set-up: ${command === "ci" ? "installing" : "adding"} the packages ${purpose[extent]} (about 15 seconds, once) ...`)
  const began = Date.now()
  const npm = process.env.npm_execpath
  // `ci` begins with an empty folder; `install` leaves what is there, and by `--no-save` the lock file, too
  const words = command === "ci" ? ["ci"] : ["install", "--no-save"]
  const options = [...words, extent === "start" ? "--omit=dev" : "--include=dev", "--include=optional"]
  options.push("--no-audit", "--no-fund", "--loglevel=error")
  // npm's own settings of the outer run (such as a dry run of a single script) must not leak into this one
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)))
  // on a terminal npm itself shows how far it is
  const stderr = process.stderr.isTTY ? "inherit" : "pipe"
  const run = spawnSync(...(npm === undefined ? ["npm", options] : [process.execPath, [npm, ...options]]), {
    cwd: root,
    env,
    encoding: "utf8",
    shell: npm === undefined && process.platform === "win32",
    stdio: ["ignore", "pipe", stderr],
  })
  if (run.status === 0) return console.error(`set-up: packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
  const lines = `${run.stderr ?? ""}${run.error?.message ?? ""}`
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("npm warn"))
  console.error(lines.slice(0, 8).join("\n"))
  stop("the packages could not be installed. Check the network (or the npm registry setting) and run `npm ci` to see the whole message.")
}

function main() {
  const platform = `${process.platform}-${process.arch}`
  const refusal = nodeRefusal(process.versions.node, platform)
  const wanted = readPackages(join(root, "package-lock.json"))
  const wantsBrowser = process.argv.includes("--browser")
  const extent = wantsBrowser || process.argv.includes("--tools") ? "tools" : "start"
  const missing = wanted === null ? null : installation(wanted, readPackages(join(root, "node_modules/.package-lock.json")), extent)
  if (process.argv.includes("--explain")) {
    console.log(`node ${process.versions.node} on ${platform}: ${refusal ?? "enough, or npm brings one"}`)
    const asked = missing === null ? "installed" : `to be installed with npm ${missing.command}, those ${purpose[missing.extent]}`
    console.log(`packages: ${asked}`)
    console.log(
      `browser: ${browserCandidates(root).find((path) => existsSync(path)) ?? "to be downloaded by Playwright, or installed by apt-get"}`,
    )
    return
  }
  if (refusal !== null) stop(refusal)
  if (wanted === null) stop("package-lock.json is missing or broken. Restore it with `git checkout package-lock.json`.")
  if (missing !== null) installPackages(missing)
  const major = Number.parseInt(process.versions.node, 10)
  if (major < 24 && !existsSync(join(root, "node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node"))) {
    stop(`npm left out the Node 24 that belongs to Witryna. Run \`npm ci --include=optional\`, or install Node 24 yourself.`)
  }
  if (wantsBrowser) {
    const found = findBrowser(root)
    if (found === null)
      stop("no Chromium could be found or installed. Install Chromium or Chrome, or set WITRYNA_CHROMIUM to its path, and run this again.")
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
