import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { freePort, isInstalled, startProgram, waitUntil } from "./child-program.ts"

/** What came of the lines of the Containerfile. */
export interface ContainerReport {
  /** those that were carried out, in their order */
  readonly done: readonly string[]
  /** what the last line's process answers to its health check */
  readonly isHealthy: boolean
}

/** A line of the file, such as `RUN npm ci`. */
interface Line {
  readonly word: string
  readonly rest: string
}

/** The lines of a Containerfile, without comments. */
export const containerLines = (text: string): readonly Line[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ word: line.slice(0, line.indexOf(" ")), rest: line.slice(line.indexOf(" ") + 1) }))

/**
 * Carries the lines of `docs/deploy/Containerfile` out one by one in roots of Debian, as no container engine is needed for that: each FROM is a
 * fresh Debian with this run's Node in it, RUN and the last CMD are run in it by `chroot`.
 *
 * @param base a root of Debian that is there already; null = debootstrap makes one
 *
 * @returns a text where it cannot be done, which says why
 */
export async function carryOutContainerfile(folder: string, base: string | null = null): Promise<ContainerReport | string> {
  if (process.getuid?.() !== 0) return "skipped, only root may change its root"
  if (base === null && !isInstalled("debootstrap")) return "skipped, this machine has no debootstrap"
  mkdirSync(folder, { recursive: true })
  const debian = base ?? join(folder, "debian")
  if (base === null) must("debootstrap", ["--variant=minbase", "bookworm", debian, "http://deb.debian.org/debian"])
  const roots = new Map<string, string>()
  const done: string[] = []
  let [root, place, user] = ["", "/", "root"]
  let settings: readonly string[] = []
  let check: readonly string[] = []
  for (const { word, rest } of containerLines(readFileSync(join(projectFolder, "docs/deploy/Containerfile"), "utf8"))) {
    const within = join(root, place)
    const inRoot = (...command: readonly string[]) => ["--userspec", user, root, "env", "-i", ...settings, ...command]
    switch (word) {
      case "FROM": {
        root = join(folder, `root-${roots.size}`)
        freshRoot(debian, root)
        roots.set(/ AS (\w+)$/.exec(rest)?.[1] ?? String(roots.size), root)
        ;[place, user] = ["/", "root"]
        settings = ["PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/root", ...ownTrust(root)]
        break
      }
      case "WORKDIR":
        place = rest
        mkdirSync(join(root, place), { recursive: true })
        break
      case "COPY": {
        const from = /^--from=(\w+) (\S+) \.$/.exec(rest)
        if (from === null && rest !== ". .") throw new Error(`COPY ${rest} is not understood`)
        if (from === null) copyContext(within)
        else must("cp", ["--archive", `${join(roots.get(from[1] ?? "") ?? "", from[2] ?? "")}/.`, within])
        break
      }
      case "RUN":
        must("chroot", inRoot("sh", "-c", `cd ${place} && ${rest}`))
        break
      case "USER":
        user = rest
        break
      case "ENV":
        settings = [...settings, ...rest.split(" ")]
        break
      case "HEALTHCHECK":
        check = wordsOf(rest.slice(rest.indexOf("CMD ") + 4))
        break
      case "VOLUME":
      case "EXPOSE":
        break
      case "CMD": {
        const port = String(await freePort())
        const shop = ["sh", "-c", `cd ${place} && exec "$0" "$@"`, ...wordsOf(rest)]
        const running = startProgram("chroot", inRoot(`PORT=${port}`, ...shop))
        try {
          await waitUntil("the container's shop is ready", async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
          const words = inRoot(...check.map((part) => part.replace(":8080/", `:${port}/`)))
          return { done: [...done, `CMD ${rest}`], isHealthy: check.length > 0 && spawnSync("chroot", words).status === 0 }
        } finally {
          await running.end("SIGTERM")
        }
      }
      default:
        throw new Error(`${word} is not understood`)
    }
    done.push(`${word} ${rest}`)
  }
  throw new Error("The Containerfile ends without CMD")
}

/** The words of a list such as `["node", "main.mjs"]`. */
function wordsOf(list: string): readonly string[] {
  const words: unknown = JSON.parse(list)
  return Array.isArray(words) ? words.map(String) : []
}

/** Debian with Node, npm and the user `node`, as the image that the file begins with. */
function freshRoot(debian: string, root: string): void {
  must("cp", ["--archive", debian, root])
  cpSync(process.execPath, join(root, "usr/local/bin/node"))
  const npm = dirname(dirname(process.env["npm_execpath"] ?? ""))
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true })
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"))
  for (const path of ["/etc/resolv.conf", "/etc/hosts"]) if (existsSync(path)) cpSync(path, join(root, path), { dereference: true })
  must("chroot", [root, "/usr/sbin/useradd", "--create-home", "--uid", "1000", "node"])
}

/** Whom this machine trusts besides everybody's: its network may look into what comes from npm. */
function ownTrust(root: string): readonly string[] {
  const own = process.env["NODE_EXTRA_CA_CERTS"] ?? ""
  if (!existsSync(own)) return []
  cpSync(own, join(root, "usr/local/share/own.crt"), { dereference: true })
  return ["NODE_EXTRA_CA_CERTS=/usr/local/share/own.crt"]
}

/** What of the project stands in its history: nothing else is meant to be in an image. */
function copyContext(to: string): void {
  must("sh", [
    "-c",
    `git -C "$0" ls-files -z | tar --create --directory "$0" --null --files-from - | tar --extract --directory "$1"`,
    projectFolder,
    to,
  ])
}

function must(program: string, words: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, [...words], { encoding: "utf8" })
  if (status !== 0)
    throw new Error(`${program} ${words.slice(-1)[0]?.slice(0, 200)} failed: ${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`)
}
