import type { Language } from "../language/language.ts"

/**
 * An address that carries no language of its own: English is asked for in the query, Polish is the default.
 *
 * Spec: 1.2.
 *
 * @example neutralAddress("/signin.php", "en", { refused: "1" }) // => "/signin.php?refused=1&lang=eng"
 * @example neutralAddress("/signin.php", "pl") // => "/signin.php"
 */
export function neutralAddress(path: string, language: Language, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(query)
  if (language === "en") parameters.set("lang", "eng")
  return withQuery(path, parameters)
}

/**
 * A path with its query, if there is one.
 *
 * Spec: 10.1.
 *
 * @example withQuery("/a.html", new URLSearchParams({ b: "ż" })) // => "/a.html?b=%C5%BC"
 */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString()
  return query === "" ? path : `${path}?${query}`
}
