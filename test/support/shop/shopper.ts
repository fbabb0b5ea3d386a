import { Schema } from "effect"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"

export const shopOrigin = "http://shop.local"

type Fields = Readonly<Record<string, string>>

/** A browser as far as a shop can tell: it keeps cookies and follows nothing. */
export interface Shopper {
  readonly cookies: Map<string, string>
  send(path: string, init?: RequestInit): Promise<Response>
  post(path: string, fields: Fields, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** sends one GraphQL document and gives the whole reply */
  ask(query: string, path?: string): Promise<unknown>
  /** what `data` of a GraphQL reply says; fails when the reply has errors */
  data(query: string, path?: string): Promise<unknown>
  json(path: string): Promise<unknown>
}

/** A visitor of a shop with an empty cookie jar. */
export function makeShopper(shop: Pick<Shop, "fetch">): Shopper {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(`${shopOrigin}${path}`, { ...init, redirect: "manual" })
    if (cookies.size > 0) request.headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await shop.fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const ask = async (query: string, path = "/graphql/v1/"): Promise<unknown> => {
    const response = await send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }) })
    const reply: unknown = await response.json()
    return reply
  }
  return {
    cookies,
    send,
    ask,
    post: (path, fields, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    async data(query, path) {
      const reply = await ask(query, path)
      if (typeof reply !== "object" || reply === null || !("data" in reply) || "errors" in reply) throw new Error(JSON.stringify(reply))
      return reply.data
    },
    async json(path) {
      const reply: unknown = JSON.parse(await (await send(path)).text())
      return reply
    },
  }
}

const decodeRows = Schema.decodeUnknownSync(
  Schema.Struct({
    basket: Schema.Struct({ products: Schema.Array(Schema.Struct({ id: Schema.Finite, size: Schema.String, quantity: Schema.Finite })) }),
  }),
)

/** Rows of the visitor's basket as `[product, size, quantity]`. */
export async function basketOf(shopper: Shopper): Promise<readonly (readonly [number, string, number])[]> {
  const { basket } = decodeRows(await shopper.data("{ basket { products { id size quantity } } }"))
  return basket.products.map(({ id, size, quantity }) => [id, size, quantity] as const)
}

const decodeNotice = Schema.decodeUnknownSync(Schema.Struct({ ownNotice: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)) }))

/** What the visitor's last post came to, without what it is not about. It is gone afterwards. */
export async function noticeOf(shopper: Shopper): Promise<Readonly<Record<string, unknown>> | null> {
  const fields = "is productId size quantity row code limit message name login rows lowered goods country zipcode"
  const { ownNotice } = decodeNotice(await shopper.data(`{ ownNotice { ${fields} } }`))
  return ownNotice === null ? null : Object.fromEntries(Object.entries(ownNotice).filter(([, value]) => value !== null))
}
