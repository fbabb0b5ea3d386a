import type { FailurePageStatus } from "./failure-words.ts"

/** A link that a failure page offers first. */
export type FailureWay =
  | { readonly text: "failure.again" | "failure.home" | "failure.addresses"; readonly link: string; readonly isMain: boolean }
  | { readonly text: "failure.list"; readonly name: string; readonly link: string; readonly isMain: boolean }

/** What a failure page offers, and what of the shop it shows. */
export interface FailureView {
  /** the shop or its server failed, so that the same address may work in a moment */
  readonly isBroken: boolean
  /** one of them is the main one */
  readonly ways: readonly FailureWay[]
  /** the page before; null = it is no way out, or not known */
  readonly before: string | null
  /** an address that leads nowhere: the categories are where one goes on */
  readonly showsCategories: boolean
  /** what this site cannot do, or show at all, the shop itself may: its telephone and mailbox help */
  readonly showsContact: boolean
}

/** What is known of the request that failed. */
export interface FailedRequest {
  readonly home: string
  /** the page that was asked for; null = it was no page */
  readonly again: string | null
  /** the list of which the page is beyond the last; null = it is of none */
  readonly list: { readonly name: string; readonly link: string } | null
  /** where the client has what is left of its kind; absent = nothing of an account was asked for */
  readonly others?: { readonly text: "failure.addresses"; readonly link: string } | undefined
  /** the page that the visitor comes from; null = not known */
  readonly before: string | null
  /** false = not even the head of the page could be read */
  readonly isShopRead: boolean
}

/**
 * Where a page leads that says what went wrong, by its status.
 *
 * Spec: 2.101, 9.131, 10.281, 10.1111.
 *
 * @example
 * const failed = { home: "/", again: "/a.html", list: null, before: null, isShopRead: true }
 * viewFailure(503, failed).ways.map(({ text }) => text) // => ["failure.again", "failure.home"]
 */
export function viewFailure(status: FailurePageStatus, { home, again, list, others, before, isShopRead }: FailedRequest): FailureView {
  const isBroken = status >= 500 && status !== 501
  const repeated = isBroken || status === 429 ? again : null
  const first: readonly FailureWay[] = [
    ...(repeated === null ? [] : [{ text: "failure.again", link: repeated, isMain: true } as const]),
    ...(list === null ? [] : [{ text: "failure.list", ...list, isMain: true } as const]),
    ...(others === undefined ? [] : [{ ...others, isMain: true }]),
  ]
  const ways: readonly FailureWay[] =
    repeated === home ? first : [...first, { text: "failure.home", link: home, isMain: first.length === 0 }]
  return {
    isBroken,
    ways,
    before: status === 501 ? before : null,
    showsCategories: status === 404 && others === undefined,
    showsContact: status === 501 || !isShopRead,
  }
}
