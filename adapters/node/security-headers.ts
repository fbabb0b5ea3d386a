/** What a response is decides which policy it carries. */
export type PolicyKind = "page" | "developmentPage" | "otherShop" | "script" | "data"

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), publickey-credentials-get=(self), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
}

/** Payment and sign-in by others' services open windows that report back, and ask for payment on the page. */
const otherShopHeaders: Readonly<Record<string, string>> = {
  "permissions-policy": "camera=(), microphone=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
}

/**
 * For so many seconds a browser that came by https comes by nothing else, unless a setting says otherwise: a day, so that who ends https is
 * reached again the next day.
 */
export const usualHstsSeconds = 86_400

/**
 * The security headers of one response; each differs from its neighbours only by the policy.
 *
 * Other hosts of the shop's domain may be others' and know no https: nothing is said for them.
 *
 * @example securityHeaders({ kind: "data", nonce: "n", hstsSeconds: 86_400 })["strict-transport-security"] // => "max-age=86400"
 */
export function securityHeaders(of: {
  readonly kind: PolicyKind
  readonly nonce: string
  /** how long the visitor's browser is to come by https alone; null = it did not come so itself */
  readonly hstsSeconds: number | null
  /** an origin beside its own that a page loads pictures from; absent or null = none */
  readonly picturesFrom?: string | null
  /** origins whose scripts the shop lists for a page: it runs them, and they load data and pictures from there; absent = none */
  readonly scriptsFrom?: readonly string[]
  /** the origin from which styles, typefaces and pictures come besides the shop's own; absent or null = none */
  readonly assetsFrom?: string | null
  /** the origin of an accounts service that pages ask; absent or null = their own */
  readonly accountsAt?: string | null
}): Readonly<Record<string, string>> {
  return {
    ...always,
    ...(of.kind === "otherShop" ? otherShopHeaders : {}),
    "content-security-policy": contentSecurityPolicy(of.kind, of.nonce, {
      pictures: of.picturesFrom ?? null,
      scripts: of.scriptsFrom ?? [],
      assets: of.assetsFrom ?? null,
      accounts: of.accountsAt ?? null,
    }),
    ...(of.hstsSeconds === null ? {} : { "strict-transport-security": `max-age=${of.hstsSeconds}` }),
  }
}

/** Origins beside its own that a page loads from. */
export interface OtherOrigins {
  readonly pictures: string | null
  readonly scripts: readonly string[]
  /** of styles, typefaces and pictures; null = its own */
  readonly assets: string | null
  /** of the accounts service, which pages ask about passkeys; absent or null = its own */
  readonly accounts?: string | null
}

/**
 * The policy of a page is nonces only. A module hands its nonce on to what it imports, statically and by `import()`, so hashed chunks
 * need neither 'self' nor 'strict-dynamic', wherever they come from. Vite's development client injects styles, opens a socket and builds its overlay from
 * HTML, so development drops Trusted Types and the origin of styles, and nothing else.
 *
 * Spec: 10.274 (the one other origin of pictures), 10.301 (those of scripts), 11.98 (that of the accounts service).
 *
 * @example contentSecurityPolicy("page", "abc", { pictures: null, scripts: [], assets: null }).includes("script-src 'nonce-abc';") // => true
 * @example contentSecurityPolicy("data", "abc", { pictures: null, scripts: [], assets: null })
 * // => "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
 */
export function contentSecurityPolicy(kind: PolicyKind, nonce: string, others: OtherOrigins): string {
  switch (kind) {
    case "data":
      return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    case "script":
      // a worker takes its policy from its own file
      return "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
    case "otherShop":
      return otherShopPolicy
    case "developmentPage":
      return [
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        "style-src 'self' 'unsafe-inline'",
        sources("connect-src 'self' ws:", asked(others)),
        // Vite waits in a worker of its own making for a server that was restarted
        "worker-src 'self' blob:",
        ...shared,
        "font-src 'self'",
        pictures(others),
      ].join("; ")
    case "page":
      return [
        sources(`script-src 'nonce-${nonce}'`, others.scripts),
        sources("style-src 'self'", assets(others)),
        sources("connect-src 'self'", asked(others)),
        "worker-src 'self'",
        ...shared,
        sources("font-src 'self'", assets(others)),
        pictures(others),
        "require-trusted-types-for 'script'",
        "trusted-types witryna default",
      ].join("; ")
  }
}

/**
 * A page of another shop, shown as it is: what it has of scripts and styles runs, from wherever it has them by https. Spec: 10.1001. What it still may not: be
 * shown in another site's frame, run plug-ins, or lead its own addresses elsewhere.
 */
const otherShopPolicy = [
  "default-src 'self' https: data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' https: blob:",
  "style-src 'self' 'unsafe-inline' https:",
  "connect-src 'self' https: wss:",
  "worker-src 'self' blob:",
  "form-action 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join("; ")

const shared = [
  "default-src 'none'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

const sources = (own: string, others: readonly string[]): string => [own, ...others].join(" ")

const asked = ({ scripts, accounts = null }: OtherOrigins): readonly string[] => [...scripts, ...(accounts === null ? [] : [accounts])]

const assets = (others: OtherOrigins): readonly string[] => (others.assets === null ? [] : [others.assets])

const pictures = (others: OtherOrigins): string =>
  sources("img-src 'self' data:", [...assets(others), ...(others.pictures === null ? [] : [others.pictures]), ...others.scripts])

/** What another origin may show on its pages: the shop's files, where pages have them from there. */
export const sharedAsset: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
}
