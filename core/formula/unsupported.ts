/** Why formulas do not have a feature of JavaScript. */
export type UnsupportedKind = (typeof unsupportedKinds)[number]

const words: Readonly<Record<UnsupportedKind, string>> = {
  dates: "Date Temporal performance",
  randomness: "random crypto",
  locale: "localeCompare toLocaleString toLocaleUpperCase toLocaleLowerCase toLocaleDateString Intl",
  asynchrony: "async await Promise setTimeout setInterval fetch XMLHttpRequest",
  classes: "class extends super static",
  generators: "function* yield",
  getters: "get set",
  reflection: "Symbol Proxy Reflect constructor prototype __proto__ WeakMap WeakSet defineProperty getPrototypeOf setPrototypeOf",
  code: "eval Function import export require with debugger",
  page: "window document alert prompt globalThis localStorage $ jQuery",
  patterns: "(?<= (?i: (?<",
}

/** All reasons. */
export const unsupportedKinds = [
  "dates",
  "randomness",
  "locale",
  "asynchrony",
  "classes",
  "generators",
  "getters",
  "reflection",
  "code",
  "page",
  "patterns",
] as const

const reasons: ReadonlyMap<string, UnsupportedKind> = new Map(
  unsupportedKinds.flatMap((kind) => words[kind].split(" ").map((word) => [word, kind] as const)),
)

/**
 * Why formulas do not have what a merchant wrote; null where it is nothing that JavaScript has and formulas leave out.
 *
 * Spec: 12.22.
 *
 * @example unsupportedReason("Date") // => "dates"
 * @example unsupportedReason("Math.random") // => "randomness"
 * @example unsupportedReason("heigth") // => null
 */
export function unsupportedReason(what: string): UnsupportedKind | null {
  const found = reasons.get(what) ?? reasons.get(what.slice(what.lastIndexOf(".") + 1))
  return found ?? (/^\/.*\/[a-z]*[uvd]/s.test(what) ? "patterns" : null)
}
