import { comparedAddress } from "./compared-address.ts"
import { shownViews } from "./shown-views.ts"
import type { Words } from "../pages/page-machine.ts"
import type { PageModelOf, PageName, ShownPageModel } from "../pages/page.ts"
import { pages } from "../pages/pages.ts"
import { asWritten } from "../texts/no-break.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { isForeignObject } from "../web/untrusted-json.ts"

/** What the shopper sees, in short. */
export interface Outcome {
  /** path and query */
  readonly address: string
  readonly page: PageName
  /** of a page that is not 200 */
  readonly status?: number
  readonly title?: string
  /** what the page as a whole says, such as that the basket is empty */
  readonly message?: string
  /** what the page says of its own, beside its machines; absent = nothing, or a recording from before it was kept */
  readonly content?: Words
  /** what each machine of the page shows, under the machine's name */
  readonly views: Readonly<Record<string, Words>>
}

/**
 * What a shopper sees of a page, beside its machines what the server wrote once.
 *
 * @example
 * const model = { page: "failure", frame: null, status: 404 } as const
 * pageOutcome("/nowhere", model, {}, polish)
 * // => { address: "/nowhere", page: "failure", status: 404, content: { products: [] }, views: {} }
 */
export const pageOutcome = (address: string, model: ShownPageModel, views: Outcome["views"], texts: TextCatalogue): Outcome => ({
  address,
  page: model.page,
  ...(model.page === "failure" ? { status: model.status } : {}),
  ...writtenOnce(model, texts),
  views,
})

function writtenOnce<Name extends PageName>(
  model: PageModelOf<Name>,
  texts: TextCatalogue,
): Pick<Outcome, "title" | "message" | "content"> {
  const { recorded } = pages[model.page]
  const title = recorded.title?.(model) ?? null
  const message = recorded.message?.(model, texts) ?? null
  const content = recorded.content(model, texts)
  return {
    ...(title === null ? {} : { title }),
    ...(message === null ? {} : { message }),
    ...(content === null ? {} : { content }),
  }
}

/**
 * An address that shows no page of ours, such as an answer of the shop itself.
 *
 * @example plainOutcome("/settings.php", 500)
 * // => { address: "/settings.php", page: "failure", status: 500, views: {} }
 */
export function plainOutcome(address: string, status: number): Outcome {
  return { address, page: "failure", status, views: {} }
}

/** One place where what is seen is not what was expected; `undefined` = there is nothing at that place. */
export interface Difference {
  /** such as "views.cart.rows[0].quantity" */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/**
 * Where two outcomes differ, in the order of their parts; empty = they are the same. A no-break space is a space, and of what an address
 * has that the shop makes anew only the shape counts.
 *
 * Spec: 10.801, 19.67.
 *
 * @example
 * compareOutcomes(
 *   { address: "/", page: "home", views: { a: "" } },
 *   { address: "/", page: "home", views: { a: "1" } },
 * )
 * // => [{ path: "views.a", expected: "", actual: "1" }]
 */
export function compareOutcomes(expected: Outcome, actual: Outcome): readonly Difference[] {
  // a recording from before it was kept says nothing of it
  const { content: _, ...rest } = actual
  // nor did it leave out what shows nothing
  const shown = { ...expected, address: comparedAddress(expected.address), views: shownViews(Object.entries(expected.views)) }
  const seen = expected.content === undefined && expected.page === actual.page ? rest : actual
  return differencesIn("", shown, { ...seen, address: comparedAddress(seen.address) })
}

/**
 * Do two outcomes, or two parts of them, say the same?
 *
 * @example isSame({ a: ["1"] }, { a: ["1"] }) // => true
 */
export const isSame = (one: unknown, other: unknown): boolean => differencesIn("", one, other).length === 0

/**
 * Where two values of JSON differ, below a path.
 *
 * @example differencesIn("price", { net: 1 }, { net: 2 }) // => [{ path: "price.net", expected: 1, actual: 2 }]
 */
export function differencesIn(path: string, expected: unknown, actual: unknown): readonly Difference[] {
  const found: Difference[] = []
  collect(found, path, expected, actual)
  return found
}

/** Adds the differences below a path to those found: most parts are the same, and nothing is made for them. */
function collect(found: Difference[], path: string, expected: unknown, actual: unknown): void {
  if (Object.is(expected, actual)) return
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length)
    for (let at = 0; at < length; at += 1) collect(found, `${path}[${at}]`, expected[at], actual[at])
  } else if (isForeignObject(expected) && isForeignObject(actual)) {
    const below = (name: string) => (path === "" ? name : `${path}.${name}`)
    for (const name of Object.keys(expected)) collect(found, below(name), expected[name], actual[name])
    for (const name of Object.keys(actual)) if (!Object.hasOwn(expected, name)) collect(found, below(name), undefined, actual[name])
  } else if (!readsSame(expected, actual)) found.push({ path, expected, actual })
}

/** Pages keep lines together by no-break spaces and hyphens, the terminal does not: both say the same. Spec: 10.1109, 19.67. */
function readsSame(one: unknown, other: unknown): boolean {
  return typeof one === "string" && typeof other === "string" && asWritten(one) === asWritten(other)
}
