/**
 * What is done with a file of another shop:
 * - page: HTML, which is shown with its addresses leading here
 * - file: what pages need, such as styles and pictures, as it is, with what the shop says of keeping it
 * - data: what scripts read, as it is
 * - download: anything else; a browser saves it and runs nothing of it
 */
export type PassingKind = "page" | "file" | "data" | "download"

const kinds: readonly (readonly [pattern: RegExp, kind: PassingKind])[] = [
  [/^(?:text\/html|application\/xhtml\+xml)$/, "page"],
  [/^text\/(?:css|javascript)$|^application\/(?:x-)?javascript$/, "file"],
  [/^(?:image|font|audio|video)\/[\w.+-]+$/, "file"],
  [/^application\/(?:(?:x-)?font-[\w-]+|vnd\.ms-fontobject|manifest\+json)$/, "file"],
  [/^application\/pdf$/, "file"],
  [/^(?:text\/(?:plain|xml|csv)|application\/(?:[\w.-]+\+)?(?:json|xml))$/, "data"],
]

/**
 * What is done with a file, by its type.
 *
 * Spec: 10.1000, 10.1003.
 *
 * @param contentType as an answer's header has it; null = it has none
 *
 * @example passingKind("text/html; charset=iso-8859-2") // => "page"
 * @example passingKind("font/woff2") // => "file"
 * @example passingKind("application/x-shockwave-flash") // => "download"
 */
export function passingKind(contentType: string | null): PassingKind {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? "download"
}
