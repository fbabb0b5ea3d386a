import { Schema } from "effect"
import { productAddress } from "../../../core/addresses/addresses.ts"
import type { ProductDetails, ProductPicture, ProductProducer } from "../../../core/product/details.ts"
import { producerCodes } from "../../../core/product/traits.ts"
import { isOwnPath } from "../../../core/web/web-address.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import {
  ownLink,
  ownPicture,
  toCrumb,
  toLinks,
  toParameter,
  toVariantLink,
  WireCrumb,
  WireLinks,
  WireParameter,
  WirePicture,
  WireVariantLink,
} from "../graphql/goods.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"

export interface DetailsVariables {
  readonly productId: number
}

const Details = Schema.Struct({
  summary: Schema.String,
  description: Schema.String,
  breadcrumbs: Schema.Array(WireCrumb),
  pictures: Schema.Array(WirePicture),
  parameters: Schema.Array(WireParameter),
  rating: Schema.NullOr(Schema.Struct({ mean: Schema.String, count: Schema.Int })),
  variants: Schema.NullOr(Schema.Struct({ name: Schema.String, links: Schema.Array(WireVariantLink) })),
  warranty: Schema.NullOr(Schema.String),
  instalments: nullish(Schema.Boolean),
  safety: nullish(Schema.String),
  documents: Schema.Array(
    Schema.Struct({
      type: Schema.Literals(["enclosure", "safety"]),
      name: Schema.String,
      url: Schema.String,
      extension: Schema.String,
    }),
  ),
  video: nullish(
    Schema.Struct({
      title: Schema.String.check(Schema.isMaxLength(300)),
      url: Schema.String,
      seconds: Schema.Int.check(Schema.isGreaterThan(0)),
      isSilent: Schema.Boolean,
    }),
  ),
  sizeChart: nullish(
    Schema.Struct({
      note: Schema.String,
      columns: Schema.Array(Schema.String),
      rows: Schema.Array(Schema.Struct({ size: Schema.String, values: Schema.Array(Schema.String) })),
    }),
  ),
  links: WireLinks,
})

const Producer = Schema.Struct({
  name: Schema.String,
  link: nullish(Schema.String),
  ownPlace: Schema.NullOr(Schema.String),
  ownStory: Schema.NullOr(Schema.String),
  ownContact: nullish(Schema.Struct({ address: Schema.String, email: Schema.String })),
})

const When = nullish(Schema.String)

/** Spec: 3.41. */
const BasePrice = Schema.Struct({
  promotiontill_date: When,
  promotiontill_hour: When,
  discounttill_date: When,
  discounttill_hour: When,
  distinguishedtill_date: When,
  distinguishedtill_hour: When,
  specialtill_date: When,
  specialtill_hour: When,
  ownTimeZone: When,
})

const Product = Schema.Struct({
  code: Schema.String,
  sizes: nullish(Schema.Array(Schema.Struct({ name: Schema.String, code: Schema.String }))),
  producer: Schema.NullOr(Producer),
  base_price: nullish(BasePrice),
  ownDetails: Details,
})

const Found = Schema.Struct({ product: Schema.NullOr(Product) })

/** What the platform itself tells of a product. Spec: 10.309, 11.24. */
const PlainProduct = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  code: nullish(Schema.String),
  icon: nullish(Schema.String),
  iconSecond: nullish(Schema.String),
  description: nullish(Schema.String),
  producer: nullish(Schema.Struct({ name: Schema.String, link: nullish(Schema.String) })),
  awardedParameters: nullish(
    Schema.Array(Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.Struct({ name: Schema.String })) })),
  ),
})

const PlainFound = Schema.Struct({ product: Schema.NullOr(PlainProduct) })
const Reply = Schema.Struct({
  product: Schema.NullOr(Schema.Union([Found, PlainFound])),
})

function toProducer({ name, link, ownPlace: place, ownStory: story, ownContact: contact }: typeof Producer.Type): ProductProducer {
  return { name, link: link === null || link === undefined ? null : ownLink(link), place, story, contact: contact ?? null }
}

function toPriceEnds(wire: typeof BasePrice.Type | null | undefined): ProductDetails["priceEnds"] {
  if (wire === null || wire === undefined) return null
  const end = (name: "promotion" | "discount" | "distinguished" | "special") => ({
    date: wire[`${name}till_date`] ?? null,
    hour: wire[`${name}till_hour`] ?? null,
  })
  return {
    ends: { promotion: end("promotion"), discount: end("discount"), distinguished: end("distinguished"), special: end("special") },
    zone: toZone(wire.ownTimeZone),
  }
}

/** A film with sound would need captions, which nobody sends: it is left out. */
function toVideo(video: (typeof Details.Type)["video"]): ProductDetails["video"] {
  if (video == null || !video.isSilent || !isOwnPath(video.url)) return null
  const { title, url, seconds } = video
  return { title, url, seconds }
}

function toDetails({ product: response }: typeof Reply.Type): ProductDetails | null {
  const product = response?.product ?? null
  if (product === null) return null
  if (!("ownDetails" in product)) return plainDetails(product)
  const { description, variants, ...details } = product.ownDetails
  const { producer } = product
  return {
    ...details,
    breadcrumbs: details.breadcrumbs.map(toCrumb),
    links: toLinks(details.links),
    parameters: details.parameters.map(toParameter),
    sizeChart: details.sizeChart ?? null,
    priceEnds: toPriceEnds(product.base_price),
    instalments: details.instalments === true,
    safety: details.safety ?? null,
    video: toVideo(details.video),
    documents: details.documents.filter(({ url }) => isOwnPath(url)),
    pictures: details.pictures.map(ownPicture).filter((picture) => picture !== null),
    variants: variants === null ? null : { name: variants.name, links: variants.links.map(toVariantLink) },
    code: product.code,
    codes: producerCodes(product.code, product.sizes ?? []),
    descriptionHtml: description,
    producer: producer === null ? null : toProducer(producer),
  }
}

/** What a shop that knows no field of ours tells: the rest is missing, and the page says nothing of it. */
function plainDetails({ id, name, producer, ...product }: typeof PlainProduct.Type): ProductDetails {
  const { code, description, awardedParameters } = product
  const picture = plainPicture(product, name)
  return {
    code: code ?? "",
    codes: [],
    summary: "",
    descriptionHtml: description ?? "",
    producer: producer == null ? null : toProducer({ name: producer.name, link: producer.link ?? null, ownPlace: null, ownStory: null }),
    breadcrumbs: [],
    pictures: picture === null ? [] : [picture],
    parameters: (awardedParameters ?? []).map((one) => ({ name: one.name, values: one.values.map((value) => value.name) })),
    rating: null,
    variants: null,
    warranty: null,
    instalments: false,
    safety: null,
    documents: [],
    video: null,
    sizeChart: null,
    priceEnds: null,
    links: { pl: productAddress("pl", id, name), en: productAddress("en", id, name) },
  }
}

/** The platform names one picture in one size; its paths begin with or without a slash. Spec: 11.55. */
function plainPicture({ icon, iconSecond }: Pick<typeof PlainProduct.Type, "icon" | "iconSecond">, alt: string): ProductPicture | null {
  const [jpg, webp] = [icon, iconSecond ?? icon].map((path) =>
    path == null || path === "" ? null : /^(?:\/|[a-z]+:)/.test(path) ? path : `/${path}`,
  )
  if (jpg == null || webp == null) return null
  const files = { avif: null, webp: webp.endsWith(".webp") ? webp : jpg, jpg, px: plainPicturePx }
  return ownPicture({ alt, large: files, phone: null, medium: files, icon: files, thumbnail: files })
}

/** Width and height of the platform's icon, as its shops are set up: nothing on the wire tells it. */
const plainPicturePx = 400

/** What a product page says besides the offer, null when the shop has no such product. */
export const productDetailsOperation: GraphqlOperation<DetailsVariables, ProductDetails | null> = {
  call: "product details",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  plainSelection: selectionOf(PlainFound),
  decode: decodeWith(Reply, toDetails),
}
