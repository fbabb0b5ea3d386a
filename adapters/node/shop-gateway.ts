import { accountPath, basketChangePath } from "../../core/addresses/addresses.ts"
import { isUnsubscribeAddress } from "../../core/addresses/letter-addresses.ts"
import { postedFilesBytes } from "../../core/pages/posted-files.ts"
import { isPictureAddress, isShopAddress } from "../../core/pages/request.ts"
import { readPageAddress } from "../../core/pages/page-address.ts"
import type { Language } from "../../core/values/language.ts"
import { isForeignPost, isUnaskedGet } from "../../core/web/foreign-request.ts"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { expectedBytes, makeBodyBudget } from "./body-budget.ts"
import type { IncomingRequest } from "./incoming-request.ts"

/** The shop as the web server sees it: embedded in the process, or another server that requests are forwarded to. */
export interface ShopBackend {
  /** @param clientAddress the visitor's network address: sign-in counts tries by it */
  readonly fetch: (request: Request, clientAddress?: string) => Promise<Response>
  /** what pages are told about a visitor; without it pages get no ETag and none is kept */
  readonly visit?: (request: Request) => Promise<ShopVisit>
  /** false = what the processes of a shop share besides its data cannot be reached; without it nothing is shared */
  readonly isTogether?: () => boolean
  /** in so many seconds this visitor's page may be asked for again; null = it may be made now. Without it every page may. */
  readonly wait?: (request: Request, clientAddress: string) => Promise<number | null>
  /** `Set-Cookie` values that the page at an address begins with; without it there are none */
  readonly greet?: (request: Request) => readonly string[]
  /**
   * The other shop's own page or file at an address, as it is: whole, with its own scripts. Absent for the embedded shop, and where a setting says that no
   * such page is shown. Spec: 10.1000.
   */
  readonly ownPage?: (request: Request, clientAddress?: string) => Promise<Response>
  /** whether the other shop's own page stands at an address, because ours is none, or needs what that shop lacks. Spec: 10.1004 */
  readonly isTheirs?: (url: URL) => Promise<boolean>
  /** whether a page of ours is not shown and takes no form, because the other shop lacks what it needs and its own page is not shown either. Spec: 10.1035 */
  readonly isWithheld?: (url: URL) => Promise<boolean>
  /** the one language that it has; null = it has both. Without it, too. Spec: 10.1038 */
  readonly onlyLanguage?: () => Language | null
  /** true for another server: what it fails with is a bad gateway, not a defect of ours */
  readonly isRemote: boolean
}

/** A visitor as far as the keeping of pages goes. */
export interface ShopVisit {
  /** short text that changes when a page of this visitor may have changed; one and the same for all plain guests of a language */
  readonly version: string
  /** the visitor has no session: nobody is signed in, and there is no basket */
  readonly isPlainGuest: boolean
  /** the id of the currency that the visitor sees prices in; left out = the shop's own */
  readonly currency?: string
  /** changes with what the shop tells every guest, whatever is in their baskets; null for somebody signed in */
  readonly commonVersion: string | null
  /** the data are away: this is how they were when they could be read last */
  readonly isAsLastSeen?: boolean
}

/** What became of a request to the shop: its answer, or why there is none. */
export type GatewayAnswer =
  | { readonly _tag: "Answered"; readonly response: Response }
  | { readonly _tag: "Refused"; readonly status: 403 | 413; readonly reason: string }
  | { readonly _tag: "TimedOut" }
  | { readonly _tag: "Failed"; readonly status: 500 | 502; readonly cause: unknown }

/** Largest body of a post that brings no files, in bytes. */
export const bodyLimitBytes = 256 * 1024

/** A form that is not ours may bring files, too; how many, only the shop behind it knows. */
const othersLimitBytes = 5 * 1024 * 1024

function limitOf({ method, url: address }: Request): number {
  const url = new URL(address)
  return isShopAddress(method, url) ? Math.max(bodyLimitBytes, postedFilesBytes(url)) : othersLimitBytes
}

/** Bodies that are read or worked on at once, in bytes: those with files apart, so that slow pictures keep nobody from the cart. */
export const bodiesAtOnceBytes = { small: 128 * bodyLimitBytes, files: 64 * 1024 * 1024 } as const

/** Takes room for a request's body before it is read. @returns gives it back; null = too much is being read already */
export type TakeBodyRoom = (request: Request) => (() => void) | null

/** Room for the bodies of all requests of one server. */
export function makeBodyRoom(): TakeBodyRoom {
  const [small, files] = [makeBodyBudget(bodiesAtOnceBytes.small), makeBodyBudget(bodiesAtOnceBytes.files)]
  return (request) => {
    const limit = limitOf(request)
    return (limit > bodyLimitBytes ? files : small).take(expectedBytes(request, limit))
  }
}

/** The shop's part has this long to begin an answer, in milliseconds. */
export const shopTimeoutMs = 10_000

/** The embedded shop's pictures may stand in a line to be drawn, on a machine that has much else to do. */
export const pictureTimeoutMs = 60_000

const timeoutOf = ({ isRemote }: ShopBackend, { url }: Request): number =>
  !isRemote && isPictureAddress(new URL(url)) ? pictureTimeoutMs : shopTimeoutMs

/**
 * Reading these changes something: the platform does so, and browsers that guess ahead must not. The account is a page, to which mails of a shop
 * lead; an operation of it, or a sign-in that another site has filled in, is none.
 */
const changesOnRead = ({ pathname, searchParams }: URL): boolean =>
  pathname === basketChangePath ||
  pathname === "/settings.php" ||
  (pathname === accountPath && ["operation", "login"].some((name) => searchParams.has(name)))

/**
 * The embedded shop takes the post of a program for mail from anywhere. In front of another shop a payment may lead back by a post, to an address of
 * that shop alone: whose posts those are, that shop judges by their `Origin`. Spec: 10.674, 10.1005.
 */
const takesPostsOfOthers = ({ ownPage, isRemote }: ShopBackend, url: URL): boolean =>
  isRemote
    ? ownPage !== undefined && !isShopAddress("POST", url) && readPageAddress(url.pathname, url.searchParams) === null
    : isUnsubscribeAddress(url)

/** Hands a request to the shop within limits of size and time. Never fails: every trouble is a value. */
export async function askShop(
  shop: ShopBackend,
  { request, clientAddress }: Pick<IncomingRequest, "request" | "clientAddress">,
  timeoutMs: number = timeoutOf(shop, request),
): Promise<GatewayAnswer> {
  const url = new URL(request.url)
  const isPost = request.method === "POST"
  if (isForeignPost(request) && !takesPostsOfOthers(shop, url))
    return { _tag: "Refused", status: 403, reason: "The request comes from another site." }
  if (changesOnRead(url) && isUnaskedGet(request)) {
    return { _tag: "Refused", status: 403, reason: "This address changes something and is not for prefetching or other sites." }
  }
  const limit = limitOf(request)
  const body = isPost ? await readLimitedBody(request, limit) : new Uint8Array(0)
  if (body === null) return { _tag: "Refused", status: 413, reason: `The request is longer than ${limit} bytes.` }

  const patience = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), timeoutMs)
  })
  try {
    const signal = AbortSignal.any([request.signal, patience.signal])
    const asked = shop.fetch(
      new Request(url, { method: request.method, headers: request.headers, body: isPost ? body : null, signal }),
      clientAddress,
    )
    const first = await Promise.race([asked, tooLate])
    if (first !== "late") return { _tag: "Answered", response: first }
    asked.catch(() => undefined)
    patience.abort(new Error("the shop took too long"))
    return { _tag: "TimedOut" }
  } catch (cause) {
    return { _tag: "Failed", status: shop.isRemote ? 502 : 500, cause }
  } finally {
    clearTimeout(timer)
  }
}
