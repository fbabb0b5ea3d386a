// Finds a Chromium for the browser tests, in the order that works offline first. Runs on Node 20 and needs no package.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

// without a window of its own it needs less than half of a whole browser's processor time
const shells = ["chromium-headless-shell", "chrome-headless-shell"]
const names = [...shells, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const usual = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe", "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe"],
  linux: ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/opt/google/chrome/chrome", "/snap/bin/chromium"],
}

/** Where the path of the found browser is kept for Playwright's settings. */
export const browserPathFile = (root) => join(root, ".witryna", "chromium-path")

/** Paths that may hold a browser on this machine: the user's wish, the last found, the system's, Playwright's cache; shells first. */
export function browserCandidates(root, env = process.env) {
  const wish = env.WITRYNA_CHROMIUM
  if (wish !== undefined && wish !== "") return [wish]
  const file = browserPathFile(root)
  const remembered = existsSync(file) ? [readFileSync(file, "utf8").trim()] : []
  const folders = (env.PATH ?? "").split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const there = [...onPath, ...(usual[process.platform] ?? []), ...playwrightCache(env)]
  return [...remembered, ...there.filter(isShell), ...there.filter((path) => !isShell(path))]
}

const isShell = (path) => /headless[-_]shell(?:\.exe)?$/.test(path)

function playwrightCache(env) {
  const places = { darwin: "Library/Caches/ms-playwright", win32: "AppData/Local/ms-playwright", linux: ".cache/ms-playwright" }
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), places[process.platform] ?? places.linux)
  if (!existsSync(cache)) return []
  const inside = ["chrome-linux64/chrome", "chrome-linux/chrome", "chrome-win64/chrome.exe", "chrome-win/chrome.exe"]
  const onMac = ["chrome-mac/Chromium.app/Contents/MacOS/Chromium", "chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium"]
  const shellInside = ["linux64", "linux", "win64", "win", "mac-arm64", "mac-x64"].flatMap((system) => [
    `chrome-headless-shell-${system}/chrome-headless-shell${system.startsWith("win") ? ".exe" : ""}`,
    `chrome-${system}/headless_shell${system.startsWith("win") ? ".exe" : ""}`,
  ])
  const versions = readdirSync(cache)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .toSorted()
    .toReversed()
  return versions.flatMap((version) => [...shellInside, ...inside, ...onMac].map((path) => join(cache, version, path)))
}

/** True when the file is there and says that it is a Chromium (a placeholder of a distribution does not). */
function runs(path) {
  if (!existsSync(path)) return false
  if (process.platform === "win32") return true
  const said = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 })
  return said.status === 0 && /chrom/i.test(said.stdout)
}

/** A Chromium's path, installed when there is none; null when that fails too. Says what it does. */
export function findBrowser(root) {
  const found = browserCandidates(root).find(runs) ?? download(root) ?? fromDebian(root)
  if (found === null) return null
  mkdirSync(join(root, ".witryna"), { recursive: true })
  writeFileSync(browserPathFile(root), `${found}\n`)
  return found
}

function download(root) {
  console.log("set-up: no Chromium found; trying Playwright's download (at most 3 minutes) ...")
  const cli = join(root, "node_modules/playwright/cli.js")
  spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], { cwd: root, stdio: "ignore", timeout: 180_000 })
  return browserCandidates(root).find(runs) ?? null
}

function fromDebian(root) {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return null
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) return null
  console.log("set-up: installing Debian's chromium (about a minute, once) ...")
  const prefix = isRoot ? [] : ["sudo", "-n"]
  const apt = (...words) => {
    const [command, ...rest] = [...prefix, "apt-get", ...words]
    const run = spawnSync(command, rest, { encoding: "utf8", timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    return run.status === 0 ? null : `set-up: apt-get ${words[0]} failed: ${(run.stderr ?? "").trim().split("\n").at(-1)}`
  }
  const install = (name) => apt("install", "-y", "-qq", "--no-install-recommends", name)
  // older releases have no package of the shell alone
  const complaints = [apt("update", "-qq"), install("chromium-headless-shell") === null ? null : install("chromium")]
  for (const complaint of complaints.filter((words) => words !== null)) console.error(complaint)
  return browserCandidates(root).find(runs) ?? null
}
