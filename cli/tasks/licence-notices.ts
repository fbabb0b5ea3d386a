import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import { UserError } from "../user-error.ts"

/** What a package asks of whoever passes its code on. */
export interface LicenceNotice {
  readonly name: string
  readonly version: string
  /** as its manifest has it, such as "MIT" */
  readonly licence: string
  /** its licence and whatever else it wants told, word for word */
  readonly text: string
}

/**
 * The folders of the packages that modules are of, each once and in order.
 *
 * @param modules paths, of any system; a bundler's marks before and behind them do no harm
 *
 * @example packageFoldersOf(["/a/node_modules/ky/index.js", "/a/ui/x.ts", "/a/node_modules/@hono/node-server/a.js?x"]) // => ["/a/node_modules/@hono/node-server", "/a/node_modules/ky"]
 * @example packageFoldersOf(["C:\\a\\node_modules\\b\\node_modules\\c\\d.js"]) // => ["C:/a/node_modules/b/node_modules/c"]
 */
export function packageFoldersOf(modules: Iterable<string>): readonly string[] {
  const folders = new Set<string>()
  for (const id of modules) {
    const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/")) ?? []
    if (folder !== undefined) folders.add(folder)
  }
  return [...folders].toSorted()
}

const told = /^(?:licen[cs]e|copying|notice|copyright)/i

/** What a page says below its heading about the licence: some packages have it nowhere else. A licence that is only named there is none. */
function licenceSection(page: string): readonly string[] {
  const [, section = ""] = /^#+ *licen[cs]e *$([\s\S]*?)(?=^#|$(?![\s\S]))/im.exec(page) ?? []
  return /copyright/i.test(section) && /permission/i.test(section) ? [section.trim()] : []
}

/** Reads what a package asks for. */
function readNotice(folder: string): LicenceNotice {
  const manifestFile = join(folder, "package.json")
  const manifest = existsSync(manifestFile) ? parseJson(readFileSync(manifestFile, "utf8")) : null
  const { name, version, license } = isForeignObject(manifest) ? manifest : {}
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const textsOf = (names: RegExp) =>
    files.filter((entry) => names.test(entry.name)).map((entry) => readFileSync(join(folder, entry.name), "utf8").replaceAll("\r\n", "\n"))
  const whole = textsOf(told).map((text) => text.trim())
  const texts = whole.length > 0 ? whole : textsOf(/^readme/i).flatMap(licenceSection)
  if (typeof name !== "string" || typeof version !== "string" || typeof license !== "string" || texts.length === 0) {
    throw new UserError(`${folder} is built in, and brings no licence: look for it where the package comes from, or do without the package`)
  }
  return { name, version, licence: license, text: texts.join("\n\n") }
}

/** The notices of packages, each version once, however often it is installed. Fails with a UserError when one says nothing: then its code may not be passed on. */
export function readNotices(folders: readonly string[]): readonly LicenceNotice[] {
  const known = new Map(folders.map(readNotice).map((notice) => [`${notice.name} ${notice.version}`, notice]))
  return [...known.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The typeface of headings, which pages fetch and the pictures of the shop's documents are set in. */
export function typefaceNotice(root: string): LicenceNotice {
  const text = readFileSync(join(root, "ui/fonts/OFL.txt"), "utf8").trim()
  return { name: "Newsreader, the typeface", version: "in part", licence: "OFL-1.1", text }
}

/**
 * One page of notices: which packages there are, then what they ask to be told; equal words once, for all packages that use them.
 *
 * @param what begins the first sentence
 *
 * @example noticesText("This", [{ name: "b", version: "1.0", licence: "MIT", text: "MIT, by B" }]) // => "This holds code of others.\n\nb 1.0 (MIT)\n\n----------------------------------------\nb\n\nMIT, by B\n"
 */
export function noticesText(what: string, notices: readonly LicenceNotice[]): string {
  const byText = Map.groupBy(notices, ({ text }) => text)
  const list = notices.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
  const texts = [...byText].map(([text, of]) => `${"-".repeat(40)}\n${of.map(({ name }) => name).join(", ")}\n\n${text}\n`)
  return `${what} holds code of others.\n\n${list.join("\n")}\n\n${texts.join("\n")}`
}
