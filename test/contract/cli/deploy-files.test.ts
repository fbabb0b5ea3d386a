import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { readSettings } from "../../../cli/input/settings.ts"
import { shutdownGraceMs } from "../../../adapters/node/stop-server.ts"
import { balancerOf } from "../../cluster/servers.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8")
const deploy = (name: string) => read(`docs/deploy/${name}`)
const [container, compose, caddy, haproxy, unit] = ["Containerfile", "compose.yaml", "Caddyfile", "haproxy.cfg", "witryna@.service"].map(
  deploy,
)
const matches = (text: string | undefined, pattern: RegExp) => [...(text ?? "").matchAll(pattern)].map(([, found = ""]) => found)
const has = (program: string) => spawnSync(program, ["--version"]).error === undefined

/** A file with this text, under a name; it is gone after the test. */
function fileOf(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "witryna-deploy-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** What a program of this machine says of a file; null = nothing is wrong with it. */
function saidOf(program: string, ...words: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" })
  return status === 0 ? null : `${stdout}${stderr}`
}

/** Settings as a list of `NAME=value` gives them. */
const settingsIn = (words: string) =>
  Object.fromEntries([...words.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]))

const ofContainer = settingsIn(matches(container, /^ENV (.+)$/gm).join(" "))
const ofUnit = settingsIn(
  matches(unit, /^Environment=(.+)$/gm)
    .join(" ")
    .replaceAll("%i", "8081"),
)

describe("the files by which a shop is run", () => {
  test("name folders, files and scripts of the project that exist", () => {
    const { scripts } = Object(JSON.parse(read("package.json")))
    for (const name of matches(container, /npm run (\S+)/g)) expect(Object.keys(scripts)).toContain(name)
    for (const text of [container, unit])
      for (const path of matches(text, /(cli\/[\w/.-]+)/g)) expect(existsSync(join(projectFolder, path)), path).toBe(true)
    for (const name of readdirSync(join(projectFolder, "docs/deploy")))
      for (const path of matches(deploy(name), /(docs\/deploy\/[\w@.-]+)/g)) expect(existsSync(join(projectFolder, path)), path).toBe(true)
    expect(matches(compose, /^ +dockerfile: (.+)$/gm)).toEqual(["docs/deploy/Containerfile"])
    expect(matches(compose, /\.\/(\w+):\/etc/g)).toEqual(["Caddyfile"])
    expect(matches(container, /node:(\d+)-/g)).toEqual([read(".nvmrc").trim(), read(".nvmrc").trim()])
  })

  test("put into an image nothing of the machine that builds it: no shop's data, no history, no modules of another platform", () => {
    const left = read(".dockerignore").split("\n")
    expect(left).toEqual(expect.arrayContaining([".git", ".witryna", "**/node_modules", "dist"]))
  })

  test("give settings that the shop takes, and leave it the time that it needs to stop", () => {
    const names = new Set(matches(read("cli/input/settings.ts"), /environment\["([A-Z_]+)"\]/g).concat("PORT", "HOST"))
    const given = [...Object.keys(ofContainer), ...Object.keys(ofUnit), ...matches(compose, /^ {4}([A-Z_]+): /gm)]
    expect(given.filter((name) => !names.has(name) && name !== "NODE_ENV")).toEqual([])
    for (const environment of [ofContainer, ofUnit]) {
      const { leaveMs, trustsProxy } = readSettings({ json: true }, environment)
      expect([leaveMs, trustsProxy]).toEqual([5000, true])
    }
    const graceSeconds = [...matches(compose, /stop_grace_period: (\d+)s/g), ...matches(unit, /TimeoutStopSec=(\d+)/g)].map(Number)
    expect(graceSeconds).toHaveLength(2)
    for (const seconds of graceSeconds) expect(seconds * 1000).toBeGreaterThan(5000 + shutdownGraceMs)
  })

  test("the page about them tells of every setting, and of no other", () => {
    const told = matches(read("docs/deploy.md"), /^\| (`[A-Z].*?) \|/gm).flatMap((cell) => matches(cell, /`([A-Z_]+)`/g))
    const taken = new Set(matches(read("cli/input/settings.ts"), /(?:environment\[|"[a-zA-Z]+", )"([A-Z_]+)"/g))
    expect([...told].toSorted()).toEqual([...taken].toSorted())
  })

  test("the proxies ask the replicas of the same composition, at the container's port", () => {
    const services = matches(compose?.split("\nservices:\n")[1]?.split("\nvolumes:\n")[0], /^ {2}(\w+):$/gm)
    const replicas = services.filter((name) => name.startsWith("shop")).map((name) => `${name}:${ofContainer["PORT"]}`)
    expect(replicas).toHaveLength(3)
    expect(matches(caddy, /reverse_proxy (.+) \{/g)).toEqual([replicas.join(" ")])
    expect(matches(haproxy, /^ {2}server \w+ (\S+)$/gm)).toEqual(replicas)
    for (const name of matches(compose, /depends_on: \[(.+)\]/g).flatMap((list) => list.split(", "))) expect(services).toContain(name)
    expect(services).toEqual(expect.arrayContaining(["postgres", "valkey", "caddy"]))
    for (const text of [caddy, haproxy]) expect(text).toContain("/readyz")
  })

  test("the scripts are read by a shell", () => {
    for (const name of ["backup.sh", "restore.sh"]) expect(saidOf("sh", "-n", join(projectFolder, "docs/deploy", name))).toBeNull()
  })

  test.skipIf(!has("caddy"))("Caddy takes its file", () => {
    expect(saidOf("caddy", "validate", "--adapter", "caddyfile", "--config", join(projectFolder, "docs/deploy/Caddyfile"))).toBeNull()
  })

  test.skipIf(!has("haproxy"))("HAProxy takes its file", () => {
    expect(saidOf("haproxy", "-c", "-f", fileOf("haproxy.cfg", balancerOf(haproxy ?? "", 8080, [8081, 8082, 8083])))).toBeNull()
  })

  test.skipIf(!has("systemd-analyze") || !existsSync("/usr/bin/node"))("systemd takes the unit", () => {
    expect(saidOf("systemd-analyze", "verify", fileOf("witryna@8081.service", unit ?? ""))).toBeNull()
  })
})

for (const program of ["caddy", "haproxy", "systemd-analyze"])
  if (!has(program)) console.log(`docs/deploy: this machine has no ${program}, and its file is not tried`)
