import type { ShopBackend } from "../../node/shop-gateway.ts"
import type { KnownCalls } from "./known-calls.ts"
import { platformForm } from "./platform-form.ts"
import { signInLedOn } from "./led-on.ts"

type OwnPage = NonNullable<ShopBackend["ownPage"]>

/** A shop that tells what a form came to has our own forms as well. */
const formsCall = "ownNotice"

/** Where forms of our pages are sent that every shop of the platform takes in words of its own. */
const formPaths: ReadonlySet<string> = new Set(["/basketchange.php", "/signin.php"])

const isForm = ({ method, headers }: Request): boolean =>
  method === "POST" && (headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")

/**
 * The same way to a shop, with the forms of our cart and of our sign-in in the platform's words, where the shop does not know ours.
 *
 * Spec: 10.1007, 10.1008.
 */
export const inPlatformWords =
  (ownPage: OwnPage, knownCalls: KnownCalls): OwnPage =>
  async (request, clientAddress) => {
    const url = new URL(request.url)
    if (!formPaths.has(url.pathname) || !isForm(request) || (await knownCalls()).has(formsCall)) return ownPage(request, clientAddress)
    const { method, headers, signal } = request
    const typed = new URLSearchParams(await request.text())
    const { address, fields } = platformForm({ address: url.pathname + url.search, fields: typed })
    const answer = await ownPage(new Request(new URL(address, url), { method, headers, signal, body: fields.toString() }), clientAddress)
    return url.pathname === "/signin.php" ? signInLedOn(answer, url, headers.get("cookie") ?? "", typed) : answer
  }
