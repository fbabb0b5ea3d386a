import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { UserError } from "../user-error.ts"
import { type ModuleGraph, moduleGraphFile, withImports } from "./module-graph-plugin.ts"

/** Limits of the design, in bytes after gzip; one kB is 1,000 bytes. */
export const budgets = {
  /** scripts that a page fetches at once after it is painted, React included where it has islands of its own; `starter` stands in it */
  eager: {
    product: 88_000,
    productVersions: 90_075,
    // 90.7 kB, and what the hashes in the names of other files add, which no page of it changes
    productSubscription: 90_850,
    // 88.5 kB, and what those hashes add
    productQuantities: 88_600,
    productSet: 92_000,
    productConfigured: 92_500,
    productRows: 91_500,
    /** its calendar is loaded on demand, and what counts days for both has a file of its own (decision 0156) */
    productDated: 89_250,
    /** a product of two kinds at once */
    productEvery: 106_500,
    /** any other kind of product */
    productOfAKind: 89_025,
    cart: 85_000,
    order1: 84_075,
    pickup: 5_000,
    shell: 4_000,
    starter: 1_000,
  },
  /** scripts beside those of a page, without what the header's has brought */
  beside: {
    /** where the shop lists scripts of others */
    thirdParty: 2_000,
    /** where something of the region may open by itself */
    region: 2_500,
    /** where a bar, a banner or the notice about cookies stands on the page */
    bars: 4_500,
    /** where how the page does is measured */
    vitals: 1_500,
    /** where what is done on the page is told to scripts of others */
    tracking: 2_000,
  },
  /** files of them on a page; a kind of product has one more than the plain one, whose code it needs as well */
  eagerFiles: {
    product: 4,
    /** one of them is what the list of the header's basket shares with it: no product's page has to fetch that */
    cart: 5,
    shell: 1,
    pickup: 2,
    starter: 1,
    thirdParty: 1,
    region: 3,
    bars: 4,
    vitals: 1,
    tracking: 3,
    productEvery: 14,
    productSet: 6,
    productRows: 6,
    productDated: 6,
    ofAKind: 5,
  },
  /** chunks loaded later, by name; what only they need is counted in. `load-formula` is the interpreter with what makes a price of it;
   * forms bring the rules of their own fields alone, with the view and the machine of every form, 5.4 kB (decision 0176) */
  onDemand: {
    deferred: 75_000,
    "load-formula": 17_500,
    calendar: 12_000,
    // of all calendars 1.6 kB are its own; the rest, and by a few bytes the names of files, change with others
    "day-calendar": 10_050,
    "pickup-map": 52_000,
    recorder: 12_000,
    // the three of them keep what is typed (decision 0171)
    asking: 10_625,
    "review-form": 10_095,
    // with the rules of passwords, which a shop may want at every sign-in (decision 0014)
    "sign-in": 8_375,
    password: 9_625,
    // counted with the form that it keeps, which is there: 4.6 kB are its own, with the version that something was typed over; the names of
    // files alone, which are hashes, make a few bytes
    "keep-typed": 10_600,
    // with the list of what is wrong
    "change-password": 9_350,
    // with groups, the record that draws 30 fields, the questions to the shop and the codes of its answers, the button of its calendar, and what
    // is rehearsed of it (decision 0046)
    "client-form": 15_600,
    // those of the newsletter and of messages
    "letter-forms": 12_660,
    // the forms of the account, and of where an order goes, by their records: 2.1 kB of their own, the rest is what the data of a client have
    "account-form": 15_650,
  },
  /** what the header and lists load at a touch, and what the cart comes to: a slow network is waited for with each byte */
  atATouch: 6_000,
  /** what comes together where somebody signs in with a passkey: its island, the device and the library (decision 0168) */
  passkey: 10_000,
  /** the view and the machine of forms, with what draws a form by its record: what the forms of the shop have in common */
  form: 10_000,
  /** any other chunk loaded on demand, such as a modal */
  otherOnDemand: 10_000,
  styles: 20_000,
  /** all files of type together; they are packed already */
  fonts: 45_000,
} as const

/** The chunks of `atATouch`, by name. */
const chunksAtATouch: ReadonlySet<string> = new Set([
  "search-box",
  "search-suggestions",
  "chooser",
  "forced-region",
  "mini-basket",
  "BasketList",
  "last-seen",
  "start-list",
  "keep-in-place",
  "cart-summary",
  "CartSummaryIsland",
  "row-notes",
])

/** What a page of each sheet loads: the one of every page, which may have none beside it, and its own. */
function styleLines(files: readonly string[], bytesOf: (file: string) => number): readonly SizeLine[] {
  const ofEveryPage = files.find((file) => sheetName(file) === "site")
  const everywhere = ofEveryPage === undefined ? 0 : bytesOf(ofEveryPage)
  return files.map((file) => {
    return file === ofEveryPage
      ? { what: "style sheet", bytes: everywhere, limitBytes: budgets.styles }
      : { what: `style sheets, ${sheetName(file)}`, bytes: everywhere + bytesOf(file), limitBytes: budgets.styles }
  })
}

/** Its source's name, before the eight signs of its hash. */
const sheetName = (file: string): string => basename(file).replace(/-[\w-]{8}\.css$/, "")

/** Packages that must never be needed before a page is interactive. */
const deferredPackages = ["effect", "inversify", "@inversifyjs", "ky", "luxon", "leaflet", "supercluster"] as const

export interface SizeLine {
  readonly what: string
  readonly bytes: number
  readonly limitBytes: number
  /** what is counted where it is not bytes */
  readonly unit?: "requests"
}

export interface SizeReport {
  readonly lines: readonly SizeLine[]
  /** what breaks a rule, in words */
  readonly faults: readonly string[]
}

/** Measures a build against the budgets and looks for deferred packages in what pages need at once. @param bytesOf size of a file after gzip */
export function sizeReport(graph: ModuleGraph, bytesOf: (file: string) => number): SizeReport {
  const entries = Object.entries(graph.chunks).filter(([, chunk]) => chunk.isEntry)
  const eager = new Set(entries.flatMap(([file]) => [...withImports(graph, file)]))
  const later = new Set(Object.values(graph.chunks).flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !eager.has(file))))
  // every page has the header's
  const header = new Set(entries.flatMap(([file, { name }]) => (name === "shell" ? [...withImports(graph, file)] : [])))
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + bytesOf(file), 0)

  const lines = [
    ...entries.map(([file, { name }]) => {
      const needed = withImports(graph, file)
      const beside = limitOf(budgets.beside, name)
      return beside === undefined
        ? {
            what: name === "starter" ? "script inside the page" : `eager scripts, ${name} page`,
            bytes: sum(needed),
            limitBytes: eagerLimit(name),
          }
        : { what: `beside a page's scripts, ${name}`, bytes: sum([...needed].filter((one) => !header.has(one))), limitBytes: beside }
    }),
    ...[...later].map((file) => {
      const name = graph.chunks[file]?.name ?? file
      const needed = [...withImports(graph, file)]
      // what needs another of them is loaded by it, and that one has a line of its own
      const loaded = new Set(needed.filter((one) => one !== file && later.has(one)).flatMap((one) => [...withImports(graph, one)]))
      const own = needed.filter((one) => !eager.has(one) && !loaded.has(one) && !isThere(graph, file, one))
      return {
        what: `on demand, ${name}`,
        bytes: sum(own),
        limitBytes: limitOf(budgets.onDemand, name) ?? limitAtATouch(name) ?? budgets.otherOnDemand,
      }
    }),
    ...passkeyLines(graph, eager, bytesOf),
    ...formLines(graph, eager, bytesOf),
    ...styleLines(graph.styles, bytesOf),
    { what: "fonts", bytes: sum(graph.fonts), limitBytes: budgets.fonts },
  ]
  const many = entries.flatMap(([file, { name }]) => {
    const { size } = withImports(graph, file)
    const limit = limitOf(budgets.eagerFiles, name) ?? budgets.eagerFiles.ofAKind
    return size > limit ? [`eager scripts, ${name} page: ${size} files, at most ${limit}`] : []
  })
  return { lines, faults: [...faultsOf(lines), ...many, ...strangers(graph), ...intruders(graph, eager)] }
}

/** What a sign-in with a passkey loads beside what every call to the shop needs. */
function passkeyLines(graph: ModuleGraph, eager: ReadonlySet<string>, bytesOf: (file: string) => number): readonly SizeLine[] {
  const there = chunksNeededBy(graph, ["deferred"])
  const own = [...chunksNeededBy(graph, ["passkey-sign-in", "open-passkeys", "web-authn-device"])].filter(
    (file) => !eager.has(file) && !there.has(file),
  )
  const bytes = own.reduce((sum, file) => sum + bytesOf(file), 0)
  return own.length === 0 ? [] : [{ what: "a sign-in with a passkey, with its library", bytes, limitBytes: budgets.passkey }]
}

/** The view and the machine of forms, in two files: the second has what only forms with a record need. */
function formLines(graph: ModuleGraph, eager: ReadonlySet<string>, bytesOf: (file: string) => number): readonly SizeLine[] {
  const own = [...chunksNeededBy(graph, ["form", "form-record"])].filter((file) => !eager.has(file))
  const bytes = own.reduce((sum, file) => sum + bytesOf(file), 0)
  return own.length === 0 ? [] : [{ what: "form view and machine", bytes, limitBytes: budgets.form }]
}

/** Chunks of these names, with all that they import statically. */
const chunksNeededBy = (graph: ModuleGraph, names: readonly string[]): ReadonlySet<string> =>
  new Set(Object.entries(graph.chunks).flatMap(([file, { name }]) => (names.includes(name) ? [...withImports(graph, file)] : [])))

/** Is a chunk there whenever another is loaded, because all that load it have needed it themselves? */
function isThere(graph: ModuleGraph, loaded: string, needed: string): boolean {
  const loaders = Object.keys(graph.chunks).filter((file) => graph.chunks[file]?.dynamicImports.includes(loaded) === true)
  return loaders.length > 0 && loaders.every((file) => withImports(graph, file).has(needed))
}

/** What is heavier than it may be, in words. */
export const faultsOf = (lines: readonly SizeLine[]): readonly string[] =>
  lines
    .filter(({ bytes, limitBytes }) => bytes > limitBytes)
    .map(
      ({ what, bytes, limitBytes, unit = "bytes" }) => `${what}: ${bytes} ${unit}, ${bytes - limitBytes} above the limit of ${limitBytes}`,
    )

/** Scripts that are loaded with those of other pages and look whether their own part is there; that of a product is each kind's as well. */
const looksForItsPart = /^(?:shell|list|region|product\w*)$/

/** One fault for each script that runs with another page: what it begins is not there. */
const strangers = ({ chunks }: ModuleGraph): readonly string[] =>
  Object.entries(chunks).flatMap(([file, { name, isEntry }]) => {
    const others = isEntry ? [...withImports({ chunks }, file)].filter((one) => one !== file && chunks[one]?.isEntry === true) : []
    const names = others.map((one) => chunks[one]?.name ?? one).filter((one) => !looksForItsPart.test(one))
    return names.map((one) => `the ${name} page runs the script of the ${one} page: what both need wants a chunk of its own`)
  })

/** One fault for each deferred package in an eager chunk, with the shortest chain of imports that brought it there. */
function intruders(graph: ModuleGraph, eager: ReadonlySet<string>): readonly string[] {
  const modules = [...eager].flatMap((file) => graph.chunks[file]?.modules ?? [])
  return deferredPackages.flatMap((name) => {
    const intruder = modules.find((module) => module.includes(`node_modules/${name}/`))
    if (intruder === undefined) return []
    return [`${name} is needed at once by ${importChain(graph, (module) => module.includes(`node_modules/${name}/`)).join(" -> ")}`]
  })
}

/** The shortest way of static imports from a page's entry to a wanted module. */
function importChain(graph: ModuleGraph, isWanted: (module: string) => boolean): readonly string[] {
  const entries = Object.values(graph.chunks).filter(({ isEntry }) => isEntry)
  const roots = entries.flatMap(({ facade }) => (facade === null ? [] : [facade]))
  const queue = roots.map((root) => [root])
  const seen = new Set(roots)
  for (let chain = queue.shift(); chain !== undefined; chain = queue.shift()) {
    const last = chain.at(-1) ?? ""
    if (isWanted(last)) return chain
    for (const next of graph.modules[last] ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...chain, next])
    }
  }
  return ["an unknown chain"]
}

const eagerLimit = (name: string): number =>
  limitOf(budgets.eager, name) ?? (name.startsWith("product") ? budgets.eager.productOfAKind : budgets.eager.shell)

const limitAtATouch = (name: string): number | undefined => (chunksAtATouch.has(name) ? budgets.atATouch : undefined)

const limitOf = (limits: Readonly<Record<string, number>>, name: string): number | undefined => limits[name]

/** The module graph of a client build. Fails with a UserError when there is none. */
export function readModuleGraph(clientFolder: string): ModuleGraph {
  try {
    const graph: unknown = JSON.parse(readFileSync(join(clientFolder, moduleGraphFile), "utf8"))
    if (isModuleGraph(graph)) return graph
  } catch {
    // said below
  }
  throw new UserError("there is no build to measure. Run `npm run build`.")
}

/** The file was written by our own plugin in the same checkout, so its outline is enough. */
const isModuleGraph = (graph: unknown): graph is ModuleGraph =>
  typeof graph === "object" && graph !== null && ["chunks", "modules", "styles", "fonts"].every((part) => part in graph)

/** Size of a built file after gzip at its best, in bytes. */
export function gzipBytes(clientFolder: string, file: string): number {
  return gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).byteLength
}
