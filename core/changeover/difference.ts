import type { ShownAmount } from "./shown-amount.ts"

/** What of a page is compared, in the order in which it is told. */
export const comparedFacts = [
  "page",
  "price",
  "availability",
  "list",
  "links",
  "title",
  "headings",
  "canonical",
  "data",
  "markup",
  "weight",
] as const

/** One of them. */
export type ComparedFact = (typeof comparedFacts)[number]

/**
 * What a difference means for a shop that changes over: something false is said, something is gone, something is otherwise and nobody is harmed, something is
 * there that was not.
 */
export const severities = ["wrong", "missing", "other", "better"] as const

/** One of them. */
export type Severity = (typeof severities)[number]

/** In what a page of ours differs from the shop's own. */
export interface PageDifference {
  readonly about: ComparedFact
  readonly severity: Severity
  /** which of several, such as a product's number; "" = the page's own */
  readonly of: string
  /** what the shop's page has, in words; "" = nothing */
  readonly theirs: string
  /** what ours has */
  readonly ours: string
}

/** A page after it was judged: its differences, and of what there were none. */
export interface JudgedPage {
  readonly differences: readonly PageDifference[]
  /** what was there on both sides, and the same */
  readonly same: readonly ComparedFact[]
}

/**
 * Says a list in a line, and how many there are beyond what a line holds.
 *
 * @example inALine(["a", "b", "c"], 2) // => "a, b and 1 more"
 */
export const inALine = (names: readonly string[], most = 12): string =>
  names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${names.length - most} more`

/**
 * An amount in a few signs.
 *
 * @example shownAmountWords({ is: "amount", minor: 12_900, currency: "PLN" }) // => "129.00 PLN"
 * @example shownAmountWords({ is: "none" }) // => ""
 */
export function shownAmountWords(amount: ShownAmount): string {
  if (amount.is === "none") return ""
  if (amount.is === "unread") return `"${amount.text}"`
  const digits = String(Math.abs(amount.minor)).padStart(3, "0")
  return `${amount.minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)} ${amount.currency}`.trim()
}

/** What two sides have of one thing. */
type Judged = Severity | "same" | null

/**
 * What it means that one side shows one amount and the other another: an amount where the shop shows none, or another, is wrong; one that is gone is missing;
 * what is not read on either side is not judged. null = neither shows any.
 *
 * Spec: 10.1043.
 *
 * @example judgeAmounts({ is: "amount", minor: 1, currency: "PLN" }, { is: "none" }) // => "missing"
 * @example judgeAmounts({ is: "none" }, { is: "amount", minor: 1, currency: "PLN" }) // => "wrong"
 */
export function judgeAmounts(theirs: ShownAmount, ours: ShownAmount): Judged {
  if (theirs.is === "none" && ours.is === "none") return null
  if (ours.is === "none") return "missing"
  if (theirs.is === "unread" || ours.is === "unread") return "other"
  if (theirs.is === "none") return "wrong"
  const isOneCurrency = theirs.currency === ours.currency || theirs.currency === "" || ours.currency === ""
  return theirs.minor === ours.minor && isOneCurrency ? "same" : "wrong"
}

/**
 * The same of whether something can be bought.
 *
 * Spec: 10.1043.
 *
 * @example [judgeAvailability(true, false), judgeAvailability(null, true), judgeAvailability(true, null)] // => ["wrong", "better", "missing"]
 */
export function judgeAvailability(theirs: boolean | null, ours: boolean | null): Judged {
  if (theirs === ours) return theirs === null ? null : "same"
  if (theirs === null) return "better"
  return ours === null ? "missing" : "wrong"
}

/** Gathers what a page is judged by. */
export interface Verdicts {
  /** notes what two sides have of one thing */
  readonly note: (about: ComparedFact, judged: Judged, words: Partial<Pick<PageDifference, "of" | "theirs" | "ours">>) => void
  readonly amounts: (of: string, theirs: ShownAmount, ours: ShownAmount) => void
  readonly availability: (of: string, theirs: boolean | null, ours: boolean | null) => void
  /** what only one side has of two lists: what is gone is missing, what is new is `added` */
  readonly lists: (about: ComparedFact, of: string, theirs: readonly string[], ours: readonly string[], added: Severity | null) => void
  readonly judged: () => JudgedPage
}

/**
 * Nothing is judged yet.
 *
 * @example
 * const verdicts = openVerdicts()
 * verdicts.lists("links", "", ["/a", "/b"], ["/b"], null)
 * verdicts.judged().differences // => [{ about: "links", severity: "missing", of: "", theirs: "/a", ours: "" }]
 */
export function openVerdicts(): Verdicts {
  const differences: PageDifference[] = []
  const same = new Set<ComparedFact>()
  const note: Verdicts["note"] = (about, judged, { of = "", theirs = "", ours = "" }) => {
    if (judged === null) return
    if (judged === "same") same.add(about)
    else if (differences.length < mostDifferences) differences.push({ about, severity: judged, of, theirs, ours })
  }
  const said = (is: boolean | null): string => (is === null ? "" : is ? "can be bought" : "sold out")
  return {
    note,
    amounts: (of, theirs, ours) =>
      note("price", judgeAmounts(theirs, ours), { of, theirs: shownAmountWords(theirs), ours: shownAmountWords(ours) }),
    availability: (of, theirs, ours) =>
      note("availability", judgeAvailability(theirs, ours), { of, theirs: said(theirs), ours: said(ours) }),
    lists: (about, of, theirs, ours, added) => {
      const [there, here] = [new Set(theirs), new Set(ours)]
      const gone = [...there].filter((one) => !here.has(one))
      const more = [...here].filter((one) => !there.has(one))
      if (gone.length > 0) note(about, "missing", { of, theirs: inALine(gone) })
      if (more.length > 0 && added !== null) note(about, added, { of, ours: inALine(more) })
      if (gone.length === 0 && there.size > 0) note(about, "same", {})
    },
    judged: () => ({
      differences: differences.toSorted(
        (one, other) =>
          severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
          comparedFacts.indexOf(one.about) - comparedFacts.indexOf(other.about),
      ),
      same: comparedFacts.filter((fact) => same.has(fact) && differences.every(({ about }) => about !== fact)),
    }),
  }
}

/** A page that differs in more is another page. */
const mostDifferences = 200
