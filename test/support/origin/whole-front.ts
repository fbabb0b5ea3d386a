import { platformShop, type PlatformShopOptions } from "../../../fixtures/platform-shop/platform-shop.ts"
import { PlatformVisit, type VisitedPage } from "../platform-shop/shop-visit.ts"
import { testNowMs } from "../shop/test-now.ts"
import { type FrontOptions, openFrontOf } from "./front-of.ts"

/** Where the second shop is, behind our pages. */
const behind = new URL("http://behind.test")

export type Side = "ours" | "theirs"

/** Whose page it is: ours have our own scripts. */
export const sideOf = ({ html }: VisitedPage): Side => (html.includes('<div id="island_') ? "ours" : "theirs")

type Fetch = (request: Request) => Promise<Response>

/** Our web server in front of the second shop, for one visitor. @param change makes another shop of it */
export function openWholeFront(
  options: PlatformShopOptions,
  { change = (shop) => shop, ...front }: FrontOptions & { readonly change?: (shop: Fetch) => Fetch } = {},
) {
  const asked: string[] = []
  const shop = change(platformShop({ now: () => new Date(testNowMs), ...options }))
  const seen = (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return shop(request)
  }
  const server = openFrontOf(behind, seen, front)
  const visit = new PlatformVisit(options, async (request) => {
    const headers = new Headers(request.headers)
    if (!headers.has("accept")) headers.set("accept", "text/html")
    return server(new Request(request, { headers }))
  })
  return { visit, asked }
}

/**
 * The fields that a form sends as it stands, with what is typed into it.
 *
 * @param button pressed by the text or value that it has; its name goes along
 */
export function formOf(page: VisitedPage, selector: string, typed: Readonly<Record<string, string>> = {}, button: string | null = null) {
  const form = page.document.querySelector(selector)
  if (form === null) throw new Error(`${page.path} has no form ${selector}`)
  const fields: Record<string, string> = {}
  for (const field of form.querySelectorAll("input[name], select[name], textarea[name], button[name]")) {
    const [name, type] = [field.getAttribute("name") ?? "", field.getAttribute("type")]
    const value = field.getAttribute("value") ?? ""
    if (field.hasAttribute("disabled")) continue
    if (field.tagName === "BUTTON" || type === "submit") {
      if (button !== null && (field.textContent.includes(button) || value === button)) fields[name] = value
    } else if (type === "radio" || type === "checkbox") {
      if (field.hasAttribute("checked")) fields[name] = value || "on"
    } else if (field.tagName === "SELECT")
      fields[name] = (field.querySelector("option[selected]") ?? field.querySelector("option"))?.getAttribute("value") ?? ""
    else if (type !== "file") fields[name] = field.tagName === "TEXTAREA" ? field.textContent : value
  }
  return { action: form.getAttribute("action") || page.path, fields: { ...fields, ...typed } }
}

/** Sends a form of a page as a browser without scripts does. */
export async function send(
  visit: PlatformVisit,
  page: VisitedPage,
  selector: string,
  typed: Readonly<Record<string, string>> = {},
  button: string | null = null,
): Promise<VisitedPage> {
  const { action, fields } = formOf(page, selector, typed, button)
  const at = new URL(action, new URL(page.path, "http://shop.test"))
  return visit.open(at.pathname + at.search, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { referer: `http://shop.test${page.path}`, origin: "http://shop.test" },
  })
}
