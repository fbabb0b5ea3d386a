// Installs what is missing before `npm start` and `npm test`. Runs on Node 20 and needs no package.
//   node cli/tasks/set-up.mjs             packages
//   node cli/tasks/set-up.mjs --browser   packages, and a Chromium for the browser tests
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
 * @param {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} wanted `packages` of package-lock.json
 * @param {Record<string, { version?: string }>} installed `packages` of node_modules/.package-lock.json
 */
export function packagesFit(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true
    const found = installed[path]
    return found === undefined ? entry.optional === true || entry.devOptional === true : found.version === entry.version
  })
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

function installPackages() {
  console.log("set-up: installing packages (about 15 seconds, once) ...")
  const began = Date.now()
  const npm = process.env.npm_execpath
  const options = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]
  // npm's own settings of the outer run (such as a dry run of a single script) must not leak into this one
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)))
  const run =
    npm === undefined
      ? spawnSync("npm", options, { cwd: root, env, encoding: "utf8", shell: process.platform === "win32" })
      : spawnSync(process.execPath, [npm, ...options], { cwd: root, env, encoding: "utf8" })
  if (run.status === 0) return console.log(`set-up: packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
  const lines = `${run.stderr ?? ""}${run.error?.message ?? ""}`
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("npm warn"))
  console.error(lines.slice(0, 8).join("\n"))
  stop("the packages could not be installed. Check the network (or the npm registry setting) and run `npm ci` to see the whole message.")
}

function main() {
  const platform = `${process.platform}-${process.arch}`
  const refusal = nodeRefusal(process.versions.node, platform)
  const fits = isInstalled(root)
  if (process.argv.includes("--explain")) {
    console.log(`node ${process.versions.node} on ${platform}: ${refusal ?? "enough, or npm brings one"}`)
    console.log(`packages: ${fits ? "installed" : "to be installed with npm ci"}`)
    console.log(
      `browser: ${browserCandidates(root).find((path) => existsSync(path)) ?? "to be downloaded by Playwright, or installed by apt-get"}`,
    )
    return
  }
  if (refusal !== null) stop(refusal)
  if (readPackages(join(root, "package-lock.json")) === null)
    stop("package-lock.json is missing or broken. Restore it with `git checkout package-lock.json`.")
  if (!fits) installPackages()
  const major = Number.parseInt(process.versions.node, 10)
  if (major < 24 && !existsSync(join(root, "node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node"))) {
    stop(`npm left out the Node 24 that belongs to Witryna. Run \`npm ci --include=optional\`, or install Node 24 yourself.`)
  }
  if (process.argv.includes("--browser")) {
    const found = findBrowser(root)
    if (found === null)
      stop("no Chromium could be found or installed. Install Chromium or Chrome, or set WITRYNA_CHROMIUM to its path, and run this again.")
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
