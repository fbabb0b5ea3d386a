import { type DocComment, docComments } from "../support/sources/doc-comments.ts"
import type { SourceFile } from "../support/sources/project-sources.ts"
import { reachedSymbols } from "../support/sources/reached-symbols.ts"
import { citedNumbers, mayNameNumbers, titleNumbers } from "../support/sources/spec-numbers.ts"
import { type Declaration, type ModuleSymbols, moduleSymbols } from "../support/sources/symbol-graph.ts"
import { testTitles } from "../support/sources/test-titles.ts"

/** From where a statement's owner is reached. That a page leads to it does not say that the page shows it. */
export const reaches = ["page", "terminal", "shop"] as const
export type Reach = (typeof reaches)[number]

/** A statement of the specification, what holds it, what proves it and from where it is reached. */
export interface MappedStatement {
  readonly number: string
  readonly section: number
  readonly text: string
  /** `path#name` of what cites it and is called by a test that names it; where no test does, of all that cites it */
  readonly owners: readonly string[]
  /** paths of the tests whose titles name it */
  readonly tests: readonly string[]
  /** one of the tests calls one of the owners */
  readonly isProved: boolean
  /** empty where nothing that a shopper or developer starts leads to an owner */
  readonly reach: readonly Reach[]
  /** a test that looks at pages, in a browser or as they are drawn, names it, and what holds it is on a page or in the shop that answers it */
  readonly isSeen: boolean
}

/** Where each way in begins, and what it does not look into: the terminal serves pages and shop, it does not ask them. */
const waysIn: Readonly<Record<Reach, { readonly entry: RegExp; readonly wall: RegExp | null }>> = {
  page: { entry: /^ui\/(?:entries\/[^/]+|server\/render)\.tsx?$/, wall: null },
  terminal: { entry: /^cli\/commands\/[^/]+\.ts$/, wall: /^(?:ui|fixtures)\// },
  shop: { entry: /^fixtures\/shop\/create-shop\.ts$/, wall: null },
}

/** What may own a statement. A command of the terminal only asks for it. */
const mayOwn = /^(?:core|ports|adapters|ui|fixtures)\//
/** A file of tests, or one that defines them for several: the contract of a port. */
const isTest = /^test\/.*(?:\.(?:test|spec)|-contracts?)\.tsx?$/
const looksAtPages = /^test\/(?:e2e|ui|contract\/pages)\//
const outsideTests = /^(?!test\/)/

/**
 * The coverage map: every statement with what comments, titles of tests and imports say of it.
 * It is made from nothing else, so that there is no list beside the sources that could be wrong.
 *
 * @param pages the specification
 * @param sources everything, tests included
 */
export function statementMap(pages: readonly SourceFile[], sources: readonly SourceFile[]): readonly MappedStatement[] {
  // all that is read of a source is read at once; nobody imports a test, so that one which names nothing proves nothing
  const read = sources
    .filter(({ path, text }) => !isTest.test(path) || mayNameNumbers(text))
    .map((file) => ({
      file,
      symbols: moduleSymbols(file),
      comments: mayOwn.test(file.path) ? docComments(file) : [],
      named: isTest.test(file.path) ? namedNumbers(file) : [],
    }))
  const modules = new Map(read.map(({ file, symbols }) => [file.path, symbols]))
  const reached = reaches.map((reach) => ({ reach, symbols: reachedFrom(modules, waysIn[reach]) }))
  // a view that shows a rule, and the shop whose answer a page shows: who is called by a test does not matter here
  const shown = reached.filter(({ reach }) => reach !== "terminal")
  const isShown = (owner: Declaration) => shown.some(({ symbols }) => symbols.has(owner))
  const citing = byNumber(read.flatMap(({ symbols, comments }) => citations(symbols, comments)))
  const naming = byNumber(read.flatMap(({ named }) => named))
  const called = new Map<string, ReadonlySet<Declaration>>()
  const callsOf = (test: string) => {
    const found = called.get(test) ?? reachedSymbols(modules, [test], outsideTests)
    called.set(test, found)
    return found
  }
  return pages.flatMap(({ text: page }) =>
    // a statement that was withdrawn keeps its number, and nothing has to hold it
    [...page.matchAll(/^- \*\*((\d+)\.\d+)\*\* (?!Withdrawn\b)(.*)$/gm)].map(([, number = "", section = "", text = ""]) => {
      const cited = rulesFirst(citing.get(number) ?? [])
      const tests = (naming.get(number) ?? []).toSorted()
      const proved = cited.filter((owner) => tests.some((test) => callsOf(test).has(owner)))
      const owners = proved.length > 0 ? proved : cited
      const reach = reached.filter(({ symbols }) => owners.some((owner) => symbols.has(owner))).map((way) => way.reach)
      return {
        number,
        section: Number(section),
        text,
        owners: owners.map(({ path, name }) => `${path}#${name}`).toSorted(),
        tests,
        isProved: proved.length > 0,
        reach,
        isSeen: tests.some((path) => looksAtPages.test(path)) && (cited.length === 0 || cited.some((owner) => isShown(owner))),
      }
    }),
  )
}

function reachedFrom(modules: ReadonlyMap<string, ModuleSymbols>, { entry, wall }: (typeof waysIn)[Reach]): ReadonlySet<Declaration> {
  const entries = [...modules.keys()].filter((path) => entry.test(path))
  return reachedSymbols(modules, entries, wall)
}

/** The statements that the comments of a source cite, each with the declaration after or around the comment. */
function citations({ declarations }: ModuleSymbols, comments: readonly DocComment[]) {
  return comments.flatMap(({ text, end }) => {
    const owner = declarations.find((declaration) => declaration.end > end)
    return owner === undefined ? [] : citedNumbers(text).flatMap(({ cited }) => cited.map((number) => ({ number, by: owner })))
  })
}

function namedNumbers(file: SourceFile) {
  return testTitles(file)
    .filter(({ runs }) => runs)
    .flatMap(({ path, title }) => titleNumbers(title).map((number) => ({ number, by: path })))
}

/** A view that cites a rule's number shows the rule, and a type only describes it: neither owns it while the core has a rule. */
function rulesFirst(owners: readonly Declaration[]): readonly Declaration[] {
  const code = owners.filter(({ isType }) => !isType)
  const rules = code.filter(({ path }) => path.startsWith("core/"))
  return rules.length > 0 ? rules : code.length > 0 ? code : owners
}

function byNumber<Value>(pairs: readonly { readonly number: string; readonly by: Value }[]): ReadonlyMap<string, readonly Value[]> {
  const lists = new Map<string, Value[]>()
  for (const { number, by } of pairs) {
    const list = lists.get(number) ?? []
    if (!list.includes(by)) lists.set(number, [...list, by])
  }
  return lists
}
