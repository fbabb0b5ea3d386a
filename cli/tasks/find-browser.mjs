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

/** Where the path of the browser that tests run in is kept for Playwright's settings. */
export const browserPathFile = (root) => join(root, ".witryna", "chromium-path")

/** The same of a whole browser, with windows: a shell keeps no page frozen for the way back. */
export const wholeBrowserPathFile = (root) => join(root, ".witryna", "whole-chromium-path")

/** Paths that may hold a browser on this machine: the user's wish, the last found, the system's, Playwright's cache. */
export function browserCandidates(root, env = process.env) {
  const wish = env.WITRYNA_CHROMIUM
  if (wish !== undefined && wish !== "") return [wish]
  const remembered = [browserPathFile(root), wholeBrowserPathFile(root)].flatMap((file) =>
    existsSync(file) ? [readFileSync(file, "utf8").trim()] : [],
  )
  const folders = (env.PATH ?? "").split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...remembered, ...onPath, ...(usual[process.platform] ?? []), ...playwrightCache(env)]
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

/**
 * Which of the candidates tests run in, and which one is whole: a shell where there is one beside a whole browser, and otherwise the whole one
 * for all. What the user wished for is both. Null where no whole browser runs.
 *
 * @param {readonly string[]} candidates paths, the best first
 * @param {(path: string) => boolean} doesRun
 * @returns {{ tests: string, whole: string } | null}
 */
export function chooseBrowsers(candidates, doesRun) {
  const running = candidates.filter((path, at) => candidates.indexOf(path) === at)
  const whole = running.find((path) => (candidates.length === 1 || !isShell(path)) && doesRun(path))
  if (whole === undefined) return null
  return { tests: running.find((path) => isShell(path) && doesRun(path)) ?? whole, whole }
}

const chosen = (root) => chooseBrowsers(browserCandidates(root), runs)

/** The path of a Chromium for tests, installed when there is none; null when that fails too. Says what it does. */
export function findBrowser(root) {
  const found = chosen(root) ?? download(root) ?? fromDebian(root)
  if (found === null) return null
  mkdirSync(join(root, ".witryna"), { recursive: true })
  writeFileSync(browserPathFile(root), `${found.tests}\n`)
  writeFileSync(wholeBrowserPathFile(root), `${found.whole}\n`)
  return found.tests
}

function download(root) {
  console.log("set-up: no Chromium found; trying Playwright's download (at most 3 minutes) ...")
  const cli = join(root, "node_modules/playwright/cli.js")
  spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: root, stdio: "ignore", timeout: 180_000 })
  return chosen(root)
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
  // older releases have no package of the shell: then the whole browser does all
  for (const complaint of [apt("update", "-qq"), install("chromium")].filter((words) => words !== null)) console.error(complaint)
  install("chromium-headless-shell")
  return chosen(root)
}
