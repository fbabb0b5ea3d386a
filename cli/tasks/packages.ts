import { posix } from "node:path"
import { isForeignObject } from "../../core/web/untrusted-json.ts"

/** One of the packages that are made of this project, with its place for what is packed. */
export interface PackagePlan {
  readonly name: string
  readonly description: string
  /** files and folders of the project that it has, most of them in the same place */
  readonly content: readonly string[]
  /** what stands elsewhere in the package: the page about it is its README */
  readonly moved: Readonly<Record<string, string>>
  /** fields that its manifest takes from the project's */
  readonly told: readonly string[]
  /** fields of its own */
  readonly fields: Readonly<Record<string, unknown>>
}

/** What both are found by. No address of a repository or a page is told, as there is none. */
const keywords = ["e-commerce", "online-shop", "storefront"] as const

/** The rules for those who import them: plain JavaScript, types and pages, and nothing that runs a shop. */
export const libraryPackage: PackagePlan = {
  name: "witryna",
  description: "The rules, machines and texts of an online shop, as plain functions without dependencies.",
  content: ["CHANGELOG.md", "LICENSE", "dist/library", "dist/reference", "docs/errors.md", "docs/library", "docs/specification"],
  moved: { "docs/library/README.md": "README.md" },
  told: ["version", "license", "author", "type", "engines", "exports"],
  fields: { keywords: [...keywords, "money", "formula", "form-validation", "state-machine"], sideEffects: false },
}

/** The command with all that it runs, the demo shop and its pages included: nobody imports it. */
export const terminalPackage: PackagePlan = {
  name: "witryna-terminal",
  description: "A demo shop in one command, recorded journeys to replay, and the rules of an online shop to ask.",
  content: ["CHANGELOG.md", "LICENSE", "cli/witryna.mjs", "dist/terminal", "docs/terminal.md", "ui/fonts/OFL.txt"],
  moved: {
    "docs/terminal.md": "README.md",
    "dist/terminal/third-party-licenses.txt": "THIRD-PARTY-LICENSES.txt",
    "ui/fonts/OFL.txt": "dist/terminal/OFL.txt",
  },
  told: ["version", "license", "author", "type", "engines", "bin", "optionalDependencies"],
  fields: {
    keywords: [...keywords, "cli", "record-and-replay"],
    man: "./dist/terminal/witryna.1",
    exports: { "./package.json": "./package.json" },
  },
}

export const packagePlans: readonly PackagePlan[] = [libraryPackage, terminalPackage]

/**
 * Whether a file of a folder that the terminal brings along comes with it. Left out are sources and notes, what sizes and notices are reckoned from, and
 * the studio that makes the photographs.
 *
 * @param path in the project, with `/`
 *
 * @example isShipped("fixtures/catalogue/products/501-kubek-poranek.json") // => true
 * @example isShipped("fixtures/catalogue/shop-files.ts") // => false
 * @example isShipped("fixtures/catalogue/studio") // => false
 */
export function isShipped(path: string): boolean {
  return !/\.(?:ts|md)$|(?:module-graph|built-in)\.json$|^fixtures\/catalogue\/studio(?:\/|$)/.test(path)
}

/**
 * Where a file or folder of the project stands in a package; null when the package leaves it out.
 *
 * @example placeInPackage(libraryPackage, "docs/library/README.md") // => "README.md"
 * @example placeInPackage(libraryPackage, "docs/library/money.md") // => "docs/library/money.md"
 * @example placeInPackage(libraryPackage, "docs/terminal.md") // => null
 * @example placeInPackage(terminalPackage, "docs/terminal.md") // => "README.md"
 */
export function placeInPackage({ content, moved }: PackagePlan, path: string): string | null {
  const isPackaged = content.some((entry) => path === entry || path.startsWith(`${entry}/`))
  return moved[path] ?? (isPackaged ? path : null)
}

/**
 * A package's manifest: what its users need of the project's, and nothing of what builds and tests it.
 *
 * @example packageManifest(libraryPackage, { version: "1.0.0", scripts: { test: "vitest" } })["version"] // => "1.0.0"
 * @example Object.keys(packageManifest(libraryPackage, { scripts: { test: "vitest" } })) // => ["name", "description", "keywords", "sideEffects"]
 */
export function packageManifest(plan: PackagePlan, project: unknown): Readonly<Record<string, unknown>> {
  const own = isForeignObject(project) ? project : {}
  const told = plan.told.filter((field) => own[field] !== undefined).map((field) => [field, own[field]])
  return { name: plan.name, description: plan.description, ...Object.fromEntries(told), ...plan.fields }
}

/**
 * A page as it reads in a package: links lead to where things stand there.
 *
 * @param path the page's own place in the project
 *
 * @example packagedPage(libraryPackage, "[the library](README.md#x)", "docs/library/index.md") // => "[the library](../../README.md#x)"
 * @example packagedPage(libraryPackage, "[money](money.md)", "docs/library/README.md") // => "[money](docs/library/money.md)"
 */
export function packagedPage(plan: PackagePlan, text: string, path: string): string {
  const from = posix.dirname(placeInPackage(plan, path) ?? path)
  return text.replaceAll(/\]\((?!\w+:|#)([^)#\s]+)/g, (_, link: string) => {
    const target = posix.join(posix.dirname(path), link)
    return `](${posix.relative(from, placeInPackage(plan, target) ?? target)}`
  })
}
