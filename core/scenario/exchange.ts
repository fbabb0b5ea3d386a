/** Names and values of a form or a query; a name that comes more than once has a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

/** A body, decoded so far that two ways of writing the same are one. */
export type ExchangeBody = null | { readonly json: unknown } | { readonly form: Fields } | { readonly text: string }

export interface ExchangeRequest {
  readonly method: string
  readonly path: string
  readonly query: Fields
  /** media type without parameters; empty without a body */
  readonly contentType: string
  readonly body: ExchangeBody
}

export interface ExchangeResponse {
  readonly status: number
  readonly headers: { readonly "content-type"?: string; readonly location?: string; readonly "set-cookie"?: readonly string[] }
  readonly body: ExchangeBody
}

/** One request to the shop and its answer. */
export interface Exchange {
  /** who asked: the server while it made a page, or the browser */
  readonly side: "server" | "browser"
  readonly request: ExchangeRequest
  /** null = no answer came: the shop could not be reached, or was not waited for */
  readonly response: ExchangeResponse | null
  /** whoever asked stopped waiting: its time limit was over, or the page was left */
  readonly gaveUp?: true
}
