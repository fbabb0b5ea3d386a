import { basketChangePath } from "../../../core/addresses/addresses.ts"
import type { ShopBackend } from "../../node/shop-gateway.ts"
import { signInLedOn } from "./led-on.ts"
import { platformForm } from "./platform-form.ts"
import { ledBackToSignIn } from "./refused-sign-in.ts"

type Ask = ShopBackend["fetch"]

/**
 * The way to a shop whose own pages are not shown: a sign-in leads to pages of ours, whatever comes of it, and the buttons of our cart's form, which work without
 * scripts, are sent in the platform's words. A form with files stays as it is.
 *
 * Spec: 10.1007, 10.1008, 10.1035, 10.1076.
 */
export const ourPagesAlone =
  (ask: Ask): Ask =>
  async (request, clientAddress) => {
    const url = new URL(request.url)
    const isForm = request.method === "POST" && (request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")
    if (!isForm || (url.pathname !== "/signin.php" && url.pathname !== basketChangePath)) return ask(request, clientAddress)
    const typed = new URLSearchParams(await request.clone().text())
    if (url.pathname === "/signin.php") {
      const answer = await ask(request, clientAddress)
      return signInLedOn(answer, request, typed, (page) => ledBackToSignIn(page, url, typed))
    }
    const { address, fields } = platformForm({ address: url.pathname + url.search, fields: typed })
    const { method, headers, signal } = request
    return ask(new Request(new URL(address, url), { method, headers, signal, body: fields.toString() }), clientAddress)
  }
