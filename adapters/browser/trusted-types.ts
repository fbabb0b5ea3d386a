/** Own built files: hashed, under /assets/, on the page's own origin. */
const ownScript = /^\/assets\/[\w.-]+-[\w-]{8,}\.js$/

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown
}

/**
 * The rules of the policy `witryna`: HTML becomes plain text (no page needs more from a script), scripts come from the build only.
 *
 * @example escapeHtml("<img src=x onerror=y>") // => "&lt;img src=x onerror=y&gt;"
 */
export const escapeHtml = (html: string) => html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/**
 * An own script's address, unchanged.
 *
 * @throws for any other address
 */
export function ownScriptUrl(url: string, origin: string): string {
  const parsed = new URL(url, origin)
  if (parsed.origin !== origin || parsed.search !== "" || !ownScript.test(parsed.pathname))
    throw new TypeError(`not a script of this shop: ${url}`)
  return url
}

/** The policy `witryna` of this page, for what starts own scripts later; undefined where the browser knows no trusted types. */
export let pagePolicy: unknown

/** Makes the policy where the browser knows trusted types; elsewhere there is nothing to make. */
export function installTrustedTypes(page: { readonly location: { readonly origin: string }; readonly trustedTypes?: TrustedTypes }): void {
  pagePolicy = page.trustedTypes?.createPolicy("witryna", {
    createHTML: escapeHtml,
    createScriptURL: (url) => ownScriptUrl(url, page.location.origin),
  })
}

/**
 * Tells what the policy `default` refuses, which the page's starter makes: by which way a script tried to write, each way once, and
 * nothing of what it wrote.
 *
 * @param report such as `sendErrorReport`
 */
export function reportRefusals(page: Pick<EventTarget, "addEventListener">, report: (during: string, failure: string) => void): void {
  const told = new Set<string>()
  page.addEventListener("securitypolicyviolation", (event) => {
    if (Reflect.get(event, "effectiveDirective") !== "require-trusted-types-for") return
    const [way = ""] = String(Reflect.get(event, "sample")).split("|")
    if (!told.has(way)) report("trusted types", way)
    told.add(way)
  })
}
