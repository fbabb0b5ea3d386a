import { chosenPages, type ComparablePage } from "../../../core/changeover/chosen-pages.ts"
import {
  type ComparedPage,
  type Comparison,
  comparisonOf,
  type UncomparedPage,
  withDeadLinks,
} from "../../../core/changeover/comparison.ts"
import { judgePage } from "../../../core/changeover/judge-page.ts"
import type { PageFacts } from "../../../core/changeover/page-facts.ts"
import { readPageFacts } from "../../../core/changeover/read-page-facts.ts"
import { pageIdentity } from "../../../core/changeover/same-address.ts"
import type { PageElement } from "../../../core/web/page-elements.ts"
import { addressHere } from "../address-here.ts"
import { findPages } from "./find-pages.ts"
import { type SideAnswer, askPage, type AskSide } from "./paced-pages.ts"
import { makeWeighFile, weighPage, type WeighFile } from "./weigh-page.ts"

/** What is compared, and how gently. */
export interface ComparingSettings {
  /** the shop, such as "https://shop.example" */
  readonly origin: URL
  readonly theirs: AskSide
  /** our pages in front of it */
  readonly ours: AskSide
  /** pages, 1 or more */
  readonly atMost: number
  /** before each question to the shop, in milliseconds; null = what the shop asks for, else half a second */
  readonly pauseMs: number | null
  readonly wait: (ms: number) => Promise<void>
  /** for a page of either side, in milliseconds */
  readonly timeoutMs: number
  /** ends it before the next page; left out = nobody does */
  readonly stopped?: AbortSignal
  /** hears of each page that is done */
  readonly onPage: (done: number, of: number, address: string) => void
}

/** What came of it. */
export type Compared =
  | {
      readonly is: "compared"
      readonly comparison: Comparison
      /** pages that were found, and that `robots.txt` keeps us from */
      readonly found: number
      readonly keptOut: number
      readonly pauseMs: number
      /** why it ended before all pages were compared; null = it did not */
      readonly ended: string | null
    }
  /** nothing is there to compare */
  | { readonly is: "nothing"; readonly why: string }

/** Nobody waits longer between two questions, whatever a shop asks for: 200 pages would take a night. */
export const longestPauseMs = 10_000

/** Where nobody says how long. */
export const usualPauseMs = 500

/** A shop that does not answer so often one after the other is let alone. */
const troublesAtMost = 5

/**
 * Puts pages of a shop beside those that we would show in their place, one after the other, with a pause before each question to the shop. Never fails by what
 * the shop does.
 *
 * Spec: 10.1040 to 10.1048.
 */
export async function compareShops(settings: ComparingSettings): Promise<Compared> {
  const { origin, atMost, wait, timeoutMs, onPage, stopped } = settings
  const isStopped = (): boolean => stopped?.aborted === true
  let pauseMs = settings.pauseMs ?? usualPauseMs
  const paced = async <Value>(asked: () => Promise<Value>): Promise<Value> => {
    await wait(pauseMs)
    return asked()
  }
  const theirs = (path: string): Promise<SideAnswer> => paced(() => askPage(settings.theirs, new URL(path, origin), timeoutMs))
  // ours asks the shop as well
  const ours = (path: string): Promise<SideAnswer> => paced(() => askPage(settings.ours, new URL(path, origin), timeoutMs))
  const weighing = [
    makeWeighFile(sizeOf(theirs)),
    makeWeighFile(sizeOf((path) => askPage(settings.ours, new URL(path, origin), timeoutMs))),
  ] as const

  const found = await findPages(origin, theirs)
  if (typeof found === "string") return { is: "nothing", why: found }
  pauseMs = Math.min(longestPauseMs, settings.pauseMs ?? Math.max(usualPauseMs, found.robots.pauseMs ?? 0))
  const chosen = chosenPages(found.pages, atMost)
  const compared: ComparedPage[] = []
  const uncompared: UncomparedPage[] = []
  const links = new Map<string, readonly string[]>()
  let [troubles, ended]: [number, string | null] = [0, null]
  for (const [at, page] of chosen.entries()) {
    if (isStopped()) {
      ended = `it was stopped: ${at} of ${chosen.length} pages that were chosen had been asked for`
      break
    }
    const outcome = await comparePage(page, { theirs, ours, weighing })
    // what was given up says nothing of the shop
    if (isStopped() && "why" in outcome) continue
    onPage(at + 1, chosen.length, page.address)
    if ("why" in outcome) uncompared.push(outcome)
    else {
      compared.push(outcome.page)
      links.set(page.address, outcome.newLinks)
    }
    troubles = "why" in outcome && outcome.isTrouble ? troubles + 1 : 0
    if (troubles >= troublesAtMost) {
      ended = `the shop did not answer ${troubles} times one after the other`
      break
    }
  }
  const dead = ended === null ? await deadLinks(links, { ours, atMost, allows: found.robots.allows, known: compared }) : new Set<string>()
  const pages = compared.map((page) =>
    withDeadLinks(
      page,
      (links.get(page.address) ?? []).filter((link) => dead.has(pageIdentity(link))),
    ),
  )
  return { is: "compared", comparison: comparisonOf(pages, uncompared), found: found.pages.length, keptOut: found.keptOut, pauseMs, ended }
}

const sizeOf =
  (ask: (path: string) => Promise<SideAnswer>): WeighFile =>
  async (path) => {
    const answer = await ask(path)
    return answer.is === "status" && answer.status === 200 ? answer.bytes.byteLength : null
  }

interface Sides {
  readonly theirs: (path: string) => Promise<SideAnswer>
  readonly ours: (path: string) => Promise<SideAnswer>
  readonly weighing: readonly [theirs: WeighFile, ours: WeighFile]
}

async function comparePage(
  { address, kind }: ComparablePage,
  { theirs, ours, weighing }: Sides,
): Promise<{ readonly page: ComparedPage; readonly newLinks: readonly string[] } | (UncomparedPage & { readonly isTrouble: boolean })> {
  const there = await theirs(address)
  if (there.is === "trouble") return { address, kind, why: there.why, isTrouble: true }
  if (there.is === "status" && there.status < 400) return { address, kind, why: "it is no page", isTrouble: false }
  const own = await factsOf(there, weighing[0])
  let here = await ours(address)
  // who sees a product first sees less beside it than everybody after (10.1030)
  if (here.is === "page" && kind === "product" && lacksRecommended(own, await factsOf(here, weighing[1]))) here = await ours(address)
  if (here.is === "trouble") return { address, kind, why: `ours: ${here.why}`, isTrouble: false }
  const shown = await factsOf(here, weighing[1])
  const known = new Set(own.links.map(pageIdentity))
  // where ours moves on to another page, that is what a shopper gets
  const movedTo =
    there.is === "page" && here.is === "page" && pageIdentity(pathOf(there.at)) !== pageIdentity(pathOf(here.at)) ? pathOf(here.at) : null
  const judged = judgePage(own, shown)
  const differences =
    movedTo === null
      ? judged.differences
      : [
          { about: "page" as const, severity: "wrong" as const, of: "", theirs: address, ours: `moves on to ${movedTo}` },
          ...judged.differences,
        ]
  return { page: { address, kind, differences, same: judged.same }, newLinks: shown.links.filter((link) => !known.has(pageIdentity(link))) }
}

const lacksRecommended = (own: PageFacts, shown: PageFacts): boolean =>
  judgePage(own, shown).differences.some(({ about, of, severity }) => about === "list" && of === "recommended" && severity === "missing")

const pathOf = ({ pathname, search }: URL): string => pathname + search

const emptyPage: PageElement = { name: "", attributes: {}, children: [] }

async function factsOf(answer: Exclude<SideAnswer, { readonly is: "trouble" }>, weigh: WeighFile): Promise<PageFacts> {
  if (answer.is === "status")
    return readPageFacts(emptyPage, {
      status: answer.status,
      weight: { html: answer.bytes.byteLength, scripts: 0, unasked: 0, foreign: 0 },
      here: () => null,
    })
  const { page, status, at } = answer
  return readPageFacts(page, { status, weight: await weighPage(page, answer, weigh), here: (link) => addressHere(link, at) })
}

/** Links of ours that the shop's own page has not: does one of them lead nowhere? Each is asked for once, as many as pages were. @returns identities */
async function deadLinks(
  links: ReadonlyMap<string, readonly string[]>,
  {
    ours,
    atMost,
    allows,
    known,
  }: Pick<Sides, "ours"> & { readonly atMost: number; readonly allows: (path: string) => boolean; readonly known: readonly ComparedPage[] },
): Promise<ReadonlySet<string>> {
  const seen = new Set(known.map(({ address }) => pageIdentity(address)))
  const dead = new Set<string>()
  let asked = 0
  for (const link of [...links.values()].flat()) {
    const path = link.replace(/#.*$/, "")
    if (asked >= atMost || path.includes("?") || seen.has(pageIdentity(path)) || !allows(path)) continue
    seen.add(pageIdentity(path))
    asked += 1
    const answer = await ours(path)
    if (answer.is !== "trouble" && answer.status >= 400) dead.add(pageIdentity(path))
  }
  return dead
}
