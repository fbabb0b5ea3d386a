import { jsonInHtml } from "../../core/web/html-text.ts"

interface Props {
  readonly id?: string
  readonly type: "application/json" | "application/ld+json" | "speculationrules"
  /** what the browser acts upon needs it; to what is only read no policy applies */
  readonly nonce?: string
  readonly data: unknown
}

/** Data inside the page, for the page's own scripts, for search engines or for the browser. */
export function JsonScript({ id, type, nonce, data }: Props) {
  // oxlint-disable-next-line react/no-danger -- JSON in which no tag can start
  return <script id={id} type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />
}
