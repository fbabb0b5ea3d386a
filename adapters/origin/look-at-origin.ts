import { Effect, Result } from "effect"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { searchEntries } from "../../core/search/suggestions.ts"
import type { MenuNode } from "../../core/shell/shell.ts"
import type { Language } from "../../core/values/language.ts"
import { decimalOf } from "../../core/values/decimal.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import { callGraphql, type GraphqlOperation } from "../http/graphql/graphql-call.ts"
import { sendOverHttp } from "../http/graphql/graphql-client.ts"
import { makeJoinedGraphqlClient } from "../http/graphql/joined-questions.ts"
import { plainTilesOperation } from "../http/operations/plain-tiles.ts"
import { productDetailsOperation, type ToldDetails } from "../http/operations/product-details.ts"
import { productOfferOperation } from "../http/operations/product-offer.ts"
import { productSubscriptionOperation } from "../http/operations/product-subscription.ts"
import { readBasketOperation } from "../http/operations/read-basket.ts"
import { suggestOperation } from "../http/operations/suggestions.ts"
import { shippingCountriesOperation } from "../http/operations/shipping-countries.ts"
import { shippingOperation } from "../http/operations/shipping.ts"
import { visitorOperation } from "../http/operations/visitor.ts"
import { RefusedCalls } from "../http/refused-calls.ts"
import { makeShopClient } from "../http/shop-client.ts"
import type { Ability, AbilityName } from "./ability.ts"
import type { ReadProduct } from "./readers/product/read-product-page.ts"
import { makeOriginPages, type OriginPagesSettings } from "./origin-pages.ts"
import { askKnownCalls } from "./whole/known-calls.ts"
import { ourPagesWith, pagesCalls } from "./whole/whose-page.ts"

/**
 * What a shop of the platform can, asked as a guest: its home page, its first list, a search for the name of a product, of its API each call that our
 * pages make of a shop that is not ours, and which of our own calls it knows. Some fifteen requests, which change nothing.
 *
 * Spec: 10.990, 10.994, 10.995, 10.1004.
 *
 * @param learned hears of what the shop refuses
 */
export async function lookAtOrigin(
  settings: Omit<OriginPagesSettings, "onTrouble">,
  language: Language,
  learned = new RefusedCalls(),
): Promise<readonly Ability[]> {
  const pages = makeOriginPages({ ...settings, onTrouble: () => undefined })
  const audience = { language, currency: null }
  const { selections } = learned
  const { origin, fetch, timeoutMs } = settings
  const send = sendOverHttp(makeShopClient({ origin: origin.origin, fetch, language, timeoutMs }))
  const client = makeJoinedGraphqlClient(send, learned)

  const ask = async <Variables, Answer>(
    name: AbilityName,
    operation: GraphqlOperation<Variables, Answer>,
    variables: Variables | null,
    words: (answer: Answer) => string | null,
  ): Promise<Ability> => {
    if (variables === null) return { name, from: null, told: "no product was found to ask about", lacks: [] }
    const answer = await told(callGraphql(client, operation, variables))
    const lacks = leftOut(operation, selections)
    const said = answer.is === "answered" ? words(answer.value) : answer.why
    return { name, from: answer.is === "answered" && said !== null ? "api" : null, told: said ?? "nothing", lacks }
  }
  // what names no product is asked beside the pages that tell of one
  const basket = ask("basket", readBasketOperation, {}, (answer) => `${answer.rows.length} rows`)
  const clients = ask("clients", visitorOperation, {}, (answer) =>
    answer.is === "guest" ? "a guest is told apart" : "somebody is signed in",
  )
  const countries = ask("countries", shippingCountriesOperation, {}, (answer) =>
    answer.length === 0 ? null : `${answer.length} countries`,
  )
  const ourPages = told(askKnownCalls(send, pagesCalls))

  const front = await told(pages.front(audience))
  const shop = front.is === "answered" ? (front.value?.shop ?? null) : null
  const isClosed = shop?.isForWholesalers === true
  const first = shop === null || isClosed ? null : firstCategory(shop.menu)
  const list = first === null ? null : await told(pages.list(first.link, audience))
  const listed = list?.is === "answered" ? list.value : null
  const tiles = [...(listed?.tiles ?? []), ...(front.is === "answered" ? (front.value?.tiles ?? []) : [])]
  const [tile] = tiles
  const word = tile?.name.split(/\s+/).find((part) => /^\p{L}{4,}$/u.test(part)) ?? ""
  const product = tile === undefined ? null : { productId: tile.id }

  const pageOf = (name: AbilityName, count: number, of: string, why: string): Ability => ({
    name,
    from: count > 0 ? "pages" : null,
    told: count > 0 ? `${count} ${of}` : why,
    lacks: [],
  })
  const [found, suggested, page, prices, offer, description, delivery] = await Promise.all([
    word === "" ? null : told(pages.list(searchAddress(language, word), audience)),
    ask("suggestions", suggestOperation, word === "" ? null : { query: word, limit: 6 }, (answer) => {
      const { length } = searchEntries(answer)
      return length === 0 ? null : `${length} for "${word}"`
    }),
    tile === undefined ? null : told(pages.product(tile.id, language)),
    ask("prices", plainTilesOperation, tiles.length === 0 ? null : { productIds: tiles.map(({ id }) => id) }, (answer) => {
      const priced = answer.filter(({ price }) => price !== null).length
      return priced === 0 ? null : `${priced} of ${tiles.length} products`
    }),
    ask("product", productOfferOperation, product, (answer) =>
      answer === null ? null : `product ${answer.id}, ${(answer.sizes ?? []).length} sizes`,
    ),
    ask("description", productDetailsOperation, product, describedIn),
    ask(
      "delivery",
      shippingOperation,
      product === null
        ? null
        : { products: [{ productId: product.productId, sizeId: "uniw", quantity: decimalOf(1), parts: [] }], nowMs: settings.nowMs() },
      (answer) => (answer.couriers.length === 0 ? null : `${answer.couriers.length} couriers`),
    ),
    // what every visit asks is learned as well
    product === null ? null : told(callGraphql(client, productSubscriptionOperation, product)),
  ])
  const known = await ourPages
  const whyNoPage = page === null ? "no product was found to ask about" : page.is === "failed" ? page.why : "its page tells nothing"
  const whyNoFront = front.is === "failed" ? front.why : isClosed ? closedWords : "its home page has none"
  const whyNoList = isClosed
    ? closedWords
    : list === null
      ? "no category was found"
      : list.is === "failed"
        ? list.why
        : "its first list has none"

  return [
    pageOf("menu", shop === null ? 0 : entriesOf(shop.menu), "entries", whyNoFront),
    { name: "name", from: shop === null || shop.name === "" ? null : "pages", told: shop?.name || whyNoFront, lacks: [] },
    pageOf("texts", shop?.texts.length ?? 0, `pages: ${(shop?.texts ?? []).map(({ key }) => key).join(", ")}`, whyNoFront),
    pageOf("home", front.is === "answered" ? (front.value?.tiles.length ?? 0) : 0, "recommended products", whyNoFront),
    pageOf("lists", listed?.tiles.length ?? 0, `products in "${first?.name ?? ""}"`, whyNoList),
    pageOf("filters", listed?.groups.length ?? 0, "groups", whyNoList),
    pageOf("orders", listed?.orders.length ?? 0, "links", whyNoList),
    pageOf(
      "search",
      found?.is === "answered" ? (found.value?.tiles.length ?? 0) : 0,
      `products for "${word}"`,
      found?.is === "failed" ? found.why : "nothing was found",
    ),
    suggested,
    prices,
    offer,
    pageOf("productPage", page?.is === "answered" ? factsOf(page.value) : 0, "kinds of facts of a product", whyNoPage),
    description,
    await basket,
    delivery,
    await countries,
    await clients,
    known.is === "answered" ? ourPagesWith(known.value) : { name: "ourPages", from: null, told: known.why, lacks: [] },
  ]
}

/** Nobody looks as one of its clients. */
const closedWords = "it shows everybody the sign-in: what it has is seen by who signs in"

/** How many kinds of things the page of a product tells. */
function factsOf(page: ReadProduct | null): number {
  if (page === null) return 0
  const { way, summary, descriptionHtml, parameters, pictures, producer, code, hasForm } = page
  const lists = [way, parameters, pictures].filter((list) => list.length > 0)
  return lists.length + [summary, descriptionHtml, code, producer?.name ?? "", hasForm ? "form" : ""].filter((text) => text !== "").length
}

/** The calls by which each part is asked for, as a visit makes them, by their names in failures. */
const calls: readonly (readonly [name: AbilityName, operation: Pick<GraphqlOperation<never, unknown>, "call" | "plainSelection">])[] = [
  ["prices", plainTilesOperation],
  ["product", productOfferOperation],
  ["description", productDetailsOperation],
  ["basket", readBasketOperation],
  ["delivery", shippingOperation],
  ["countries", shippingCountriesOperation],
  ["clients", visitorOperation],
]

const plainCall = ({ call, plainSelection }: Pick<GraphqlOperation<never, unknown>, "call" | "plainSelection">): string =>
  plainSelection === undefined ? call : `${call}, plain`

/** What cannot be done when a call of a visit fails; null = something that shops do without. */
export const abilityOfCall = (call: string): AbilityName | null => calls.find(([, operation]) => plainCall(operation) === call)?.[0] ?? null

/**
 * Puts what a look has learned into what visits know: which calls are refused, and what is left of their selections. Where the shop has changed, whatever
 * else was refused is tried again as well.
 *
 * Spec: 10.1027.
 */
export function learnFromLook(known: RefusedCalls, learned: RefusedCalls, hasChanged: boolean): void {
  if (hasChanged) known.clear()
  known.isForeign = learned.has(productOfferOperation.call)
  for (const call of calls.flatMap(([, operation]) => [operation.call, plainCall(operation)]).concat(productSubscriptionOperation.call)) {
    if (learned.has(call)) known.set(call, 0)
    else known.delete(call)
    const left = learned.selections.get(call)
    if (left === undefined) known.selections.delete(call)
    else known.selections.set(call, left)
  }
}

/** A shop may tell of a product among others only. */
function describedIn(answer: ToldDetails | null): string | null {
  if (answer === null) return null
  return answer.plainName === "" ? "name, maker and description among others" : `${answer.details.descriptionHtml.length} characters`
}

type Told<Value> = { readonly is: "answered"; readonly value: Value } | { readonly is: "failed"; readonly why: string }

async function told<Value>(asked: Effect.Effect<Value, ShopFailure>): Promise<Told<Value>> {
  const result = await Effect.runPromise(Effect.result(asked))
  return Result.isSuccess(result) ? { is: "answered", value: result.success } : { is: "failed", why: whyOf(result.failure) }
}

function whyOf(failure: ShopFailure): string {
  switch (failure._tag) {
    case "NotOffered":
      return "its API has no such call"
    case "HttpFailure":
      return `it answers ${failure.status}`
    case "TimeoutFailure":
      return `no answer within ${failure.timeoutMs / 1_000} s`
    case "UnreadableReply":
      return `its answer cannot be read: ${failure.at}`
    case "ForWholesalersOnly":
      return "it tells that to wholesalers alone"
    case "NetworkFailure":
      return "it cannot be reached"
  }
}

const firstCategory = (menu: readonly MenuNode[]): MenuNode | null =>
  menu.find(({ id }) => id > 0) ?? menu.flatMap(({ children }) => firstCategory(children) ?? [])[0] ?? null

const entriesOf = (menu: readonly MenuNode[]): number => menu.reduce((sum, { children }) => sum + 1 + entriesOf(children), 0)

/** What was taken out of the selection of a call. */
function leftOut(
  { call, selection, plainSelection }: Pick<GraphqlOperation<never, unknown>, "call" | "selection" | "plainSelection">,
  selections: ReadonlyMap<string, string>,
): readonly string[] {
  const left = selections.get(plainSelection === undefined ? call : `${call}, plain`)
  if (left === undefined) return []
  const known = new Set(fieldPaths(left))
  const lacking = fieldPaths(plainSelection ?? selection).filter((path) => !known.has(path))
  // of a field that is gone what it held is not told besides
  return lacking.filter((path) => !lacking.some((other) => path.startsWith(`${other}.`)))
}

/**
 * The fields of a selection, each by its way from the first.
 *
 * @example fieldPaths("{ id price { max { value } } }") // => ["id", "price", "price.max", "price.max.value"]
 */
export function fieldPaths(selection: string): readonly string[] {
  const open: string[] = []
  const paths: string[] = []
  let last = ""
  for (const token of selection.match(/[{}]|\w+/g) ?? []) {
    if (token === "{") open.push(last)
    else if (token === "}") open.pop()
    else {
      last = token
      paths.push([...open.filter((name) => name !== ""), token].join("."))
    }
  }
  return paths
}
