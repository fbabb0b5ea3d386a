import { orderStartAddress } from "../../../core/addresses/account-addresses.ts"
import { accountAddress } from "../../../core/addresses/addresses.ts"
import { requestLanguage, signInReturn } from "../../../core/pages/request.ts"
import { pageBefore } from "../../../core/web/foreign-request.ts"

/** What every page of the platform has for who is signed in. Spec: 11.74. */
const signOutLink = /login\.php\?operation=logout/

/**
 * The platform answers a good sign-in with a page of the account, wherever it was begun. Here it leads on as ours does: on the way to an order to that, else
 * back to where it was begun (10.305), else to the account. The shop's own form, which stands in place of a page that it shows to nobody else, does not say where
 * that was: there it is the page on which it stood. Any other page is a refusal; an answer of any other kind stays as it is.
 *
 * Spec: 10.1008, 10.1035, 10.1106.
 *
 * @param request by which the form was sent; its body is not read
 * @param fields as the form sends them
 * @param refused what is made of a refusal; left out = it stays as it is
 */
export async function signInLedOn(
  answer: Response,
  request: Pick<Request, "url" | "headers">,
  fields: URLSearchParams,
  refused: (page: Response) => Response = (page) => page,
): Promise<Response> {
  if (answer.status !== 200) return answer
  const page = await answer.arrayBuffer()
  if (!signOutLink.test(Buffer.from(page).toString("latin1"))) return refused(new Response(page, answer))
  const url = new URL(request.url)
  const language = requestLanguage(url, request.headers.get("cookie") ?? "")
  const isOnOrder = url.searchParams.get("operation") === "onceorder"
  const begunOn = fields.get("return") ?? pageBefore(request)
  const to = isOnOrder ? orderStartAddress(language) : (signInReturn(begunOn) ?? accountAddress(language))
  const headers = new Headers({ location: to, "cache-control": "private, no-store" })
  for (const line of answer.headers.getSetCookie()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}
