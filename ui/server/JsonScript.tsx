/**
 * JSON that may stand inside a script element: no `<` can end it early, and no line separator breaks older parsers.
 *
 * @example jsonForScript({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")

interface Props {
  readonly id?: string
  readonly type: "application/json" | "application/ld+json" | "speculationrules"
  readonly nonce: string
  readonly data: unknown
}

/** Data inside the page, for the page's own scripts, for search engines or for the browser. */
export function JsonScript({ id, type, nonce, data }: Props) {
  // oxlint-disable-next-line react/no-danger -- JSON in which no tag can start
  return <script id={id} type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
