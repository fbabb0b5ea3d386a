import { addressLine } from "../delivery/pickup-point.ts"
import { viewStores } from "../delivery/store-list.ts"
import { pickupFoundWords, viewPickupPoint } from "../delivery/view-pickup.ts"
import { viewPayments } from "../basket/payment.ts"
import type { Words } from "../pages/page-machine.ts"
import type { PageFrame, ShownPageModel } from "../pages/page.ts"
import { viewInstalments } from "../pricing/instalment-plan.ts"
import { viewPrice } from "../pricing/price-words.ts"
import type { ProductTile } from "../product/listing.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** What a page says of its own, beside its machines; null = its machines say all of it. */
type ContentOf<Model extends ShownPageModel> = (model: Model, texts: TextCatalogue) => Words

type Contents = { readonly [Page in ShownPageModel["page"]]: ContentOf<Extract<ShownPageModel, { readonly page: Page }>> }

/** What of each page a recording compares: names, prices, counts and lists, as a shopper reads them. Each kind of page has its own. */
const contents: Contents = {
  home: ({ hero, chosen, reduced, makers, frame }, texts) => ({
    hero: hero === null ? null : tileWords(hero, frame, texts),
    chosen: tilesWords(chosen, frame, texts),
    reduced: tilesWords(reduced, frame, texts),
    makers: makers.map(({ name }) => name),
  }),
  product: ({ details, reviews, questions, related, frame }, texts) => ({
    producer: details?.producer?.name ?? null,
    code: details?.code ?? null,
    rating: details?.rating?.mean ?? null,
    parameters: (details?.parameters ?? []).map(({ name, values }) => ({ name, values })),
    found: reviews === null ? null : String(reviews.found),
    reviews: (reviews?.reviews ?? []).map(({ author, rating, date }) => ({ author, rating: String(rating), date })),
    questions: (questions ?? []).map(({ text, answer }) => ({ text, answer })),
    related: tilesWords(related, frame, texts),
  }),
  category: ({ listing: { total, children, tiles }, frame }, texts) => ({
    total: String(total),
    children: children.map(({ name }) => name),
    products: tilesWords(tiles, frame, texts),
  }),
  producer: ({ producer: { place, total, tiles }, frame }, texts) => ({
    place,
    total: String(total),
    products: tilesWords(tiles, frame, texts),
  }),
  lastSeen: ({ tiles, frame }, texts) => ({ products: tilesWords(tiles, frame, texts) }),
  cart: () => null,
  signIn: ({ login, returnTo }) => ({ login, return: returnTo }),
  review: ({ product: { id, link }, asked }) => ({ product: String(id), link, refused: asked?.refused ?? null }),
  account: ({ frame: { visitor } }) =>
    visitor.is === "guest" ? null : { name: `${visitor.firstName} ${visitor.lastName}`, kind: visitor.kind, points: visitor.points },
  content: ({ key, html }) => ({ key, words: wordsOfHtml(html) }),
  message: ({ offered, frame }, texts) => ({ products: tilesWords(offered, frame, texts) }),
  // how far a point is says where the shopper is, so no recording has it
  pickup: ({ query, list, chosen, frame, zone }, texts) => ({
    found: pickupFoundWords(query, list, texts),
    points: (list?.points ?? []).map((point) => {
      const { name, address, openNow, hours } = viewPickupPoint({ ...point, distanceM: null }, { nowMs: frame.nowMs, zone }, texts)
      return { name, address, open: openNow, hours: hours.map((line) => `${line.days} ${line.hours}`) }
    }),
    chosen: chosen === null ? null : `${chosen.name}, ${addressLine(chosen)}`,
  }),
  failure: ({ offered, frame }, texts) => ({ products: frame === null ? [] : tilesWords(offered ?? [], frame, texts) }),
  payments: ({ payments, frame }, texts) => {
    const view = viewPayments(payments, frame.shell.priceFormat, texts)
    if (view.is === "empty") return { about: view.words, methods: [] }
    return { about: view.about, methods: view.groups.flatMap(({ rows }) => rows.map(({ name, cost, terms }) => ({ name, cost, terms }))) }
  },
  instalments: ({ instalments, of, frame: { shell } }, texts) => {
    const { priceFormat: format, priceType } = shell
    const { message, buttons, rates } = viewInstalments(instalments, of, { priceType, format, catalogue: texts })
    return {
      message,
      buttons: buttons.map(({ label, amount, enabled }) => ({ label, amount, enabled })),
      about: rates?.about ?? null,
      rates: (rates?.rows ?? []).map(({ months, rate, total }) => ({ months, rate, total })),
    }
  },
  stores: ({ stores, sizeId, city, frame }, texts) => {
    const { words, rows } = viewStores(stores, { sizeId, city, nowMs: frame.nowMs }, texts)
    return { message: words, stores: rows.map(({ name, address, stock, openNow }) => ({ name, address, stock, open: openNow })) }
  },
}

/**
 * What a page says of its own, in the words of a recording.
 *
 * @example pageContent({ page: "failure", frame: null, status: 404 }, polish) // => { products: [] }
 */
export function pageContent(model: ShownPageModel, texts: TextCatalogue): Words {
  return contentFor(model.page, model, texts)
}

function contentFor<Page extends ShownPageModel["page"]>(
  page: Page,
  model: Extract<ShownPageModel, { readonly page: Page }>,
  texts: TextCatalogue,
): Words {
  return contents[page](model, texts)
}

const tilesWords = (tiles: readonly ProductTile[], frame: PageFrame, texts: TextCatalogue) =>
  tiles.map((tile) => tileWords(tile, frame, texts))

function tileWords(tile: ProductTile, { shell: { priceFormat, priceType } }: PageFrame, texts: TextCatalogue) {
  const view = viewPrice({ ...tile, priceType, unit: { name: tile.perUnit ?? "" } }, priceFormat, texts)
  const price = view.is === "unknown" ? null : view.price
  return {
    name: tile.name,
    price: price !== null && tile.priceFrom ? `${formatText(texts, "tile.from")} ${price}` : price,
    available: tile.available,
  }
}

/** All of it: cut anywhere, a name that is masked as a whole would be half a name. */
const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
