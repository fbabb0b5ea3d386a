import { basketChangePath } from "../../../core/addresses/addresses.ts"
import type { ShopBackend } from "../../node/shop-gateway.ts"
import type { KnownCalls } from "./known-calls.ts"
import { askedMark, platformMark } from "./asked-mark.ts"
import { markAnswer } from "./mark-answer.ts"
import { platformForm, type SentForm } from "./platform-form.ts"
import type { ReadKept } from "./read-kept.ts"
import { toldNext } from "./told-next.ts"
import { signInLedOn } from "./led-on.ts"

type OwnPage = NonNullable<ShopBackend["ownPage"]>

/** A shop that tells what a form came to has our own forms as well. */
const formsCall = "ownNotice"

/** Where forms of our pages are sent that every shop of the platform takes in words of its own. */
const formPaths: ReadonlySet<string> = new Set([basketChangePath, "/settings.php", "/signin.php"])

const isForm = ({ method, headers }: Request): boolean =>
  method === "POST" && (headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")

/**
 * The same way to a shop, with the forms of our cart and of our sign-in, and our hearts and ways into the comparison, in the platform's words, where the shop does not
 * know ours.
 *
 * Spec: 10.1007, 10.1008, 10.1033, 10.1071, 10.1072.
 */
export const inPlatformWords =
  (ownPage: OwnPage, knownCalls: KnownCalls, readKept: ReadKept): OwnPage =>
  async (request, clientAddress) => {
    const url = new URL(request.url)
    const isRead = request.method === "GET"
    // what only reads is asked for at once
    const isOurs = isRead ? askedMark(url.pathname, url.searchParams) !== null : formPaths.has(url.pathname) && isForm(request)
    if (!isOurs || (await knownCalls()).has(formsCall)) return ownPage(request, clientAddress)
    const { method, headers, signal } = request
    const typed = new URLSearchParams(isRead ? "" : await request.text())
    const send = ({ address, fields, ...asked }: SentForm & { readonly method?: string }) => {
      const as = asked.method ?? method
      const sent = new Headers(headers)
      if (as === "POST") sent.set("content-type", "application/x-www-form-urlencoded")
      return ownPage(
        new Request(new URL(address, url), { method: as, headers: sent, signal, body: as === "POST" ? fields.toString() : null }),
        clientAddress,
      )
    }
    const mark = askedMark(url.pathname, new URLSearchParams([...url.searchParams, ...typed]))
    if (mark !== null)
      return markAnswer(mark, await send(platformMark(mark, typed.get("size") ?? url.searchParams.get("size") ?? "")), request, readKept)
    const answer = await send(platformForm({ address: url.pathname + url.search, fields: typed }))
    if (url.pathname === "/signin.php") return signInLedOn(answer, request, typed)
    return url.pathname === basketChangePath ? toldNext(answer, url, typed) : answer
  }
