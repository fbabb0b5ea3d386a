import { Schema } from "effect"
import { productAddress } from "../../../core/addresses/addresses.ts"
import type { ProductDetails, ProductPicture, ProductProducer } from "../../../core/product/details.ts"
import { producerCodes } from "../../../core/product/traits.ts"
import { isOwnPath } from "../../../core/web/web-address.ts"
import { decodeOnce, decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
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
  platformFiles,
  platformPx,
} from "../graphql/goods.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { holds, said } from "../recorded-field.ts"

export interface DetailsVariables {
  readonly productId: number
}

const Details = Schema.Struct({
  summary: said(Schema.String),
  description: said(Schema.String),
  breadcrumbs: said(Schema.Array(WireCrumb)),
  pictures: said(Schema.Array(WirePicture)),
  parameters: said(Schema.Array(WireParameter)),
  rating: said(Schema.NullOr(Schema.Struct({ mean: said(Schema.String), count: said(Schema.Int) })), "number"),
  variants: said(Schema.NullOr(Schema.Struct({ name: said(Schema.String), links: said(Schema.Array(WireVariantLink)) }))),
  warranty: said(Schema.NullOr(Schema.String)),
  instalments: said(nullish(Schema.Boolean)),
  safety: said(nullish(Schema.String)),
  documents: said(
    Schema.Array(
      Schema.Struct({
        type: said(Schema.Literals(["enclosure", "safety"]), "code"),
        name: said(Schema.String),
        url: holds(Schema.String, "address"),
        extension: said(Schema.String),
      }),
    ),
  ),
  video: said(
    nullish(
      Schema.Struct({
        title: said(Schema.String.check(Schema.isMaxLength(300))),
        url: holds(Schema.String, "address"),
        seconds: said(Schema.Int.check(Schema.isGreaterThan(0))),
        isSilent: said(Schema.Boolean),
      }),
    ),
  ),
  sizeChart: said(
    nullish(
      Schema.Struct({
        note: said(Schema.String),
        columns: said(Schema.Array(Schema.String)),
        rows: holds(
          Schema.Array(Schema.Struct({ size: holds(Schema.String, "code"), values: said(Schema.Array(Schema.String)) })),
          "number",
        ),
      }),
    ),
  ),
  links: said(WireLinks),
})

const Producer = Schema.Struct({
  name: said(Schema.String),
  link: said(nullish(Schema.String), "address"),
  ownPlace: said(Schema.NullOr(Schema.String)),
  ownStory: said(Schema.NullOr(Schema.String)),
  ownContact: nullish(Schema.Struct({ address: Schema.String, email: Schema.String })),
})

const When = nullish(Schema.String)

/** Spec: 3.41. */
const BasePrice = Schema.Struct({
  promotiontill_date: said(When),
  promotiontill_hour: said(When),
  discounttill_date: said(When),
  discounttill_hour: said(When),
  distinguishedtill_date: said(When),
  distinguishedtill_hour: said(When),
  specialtill_date: said(When),
  specialtill_hour: said(When),
  ownTimeZone: said(When),
})

const Product = Schema.Struct({
  code: said(Schema.String),
  sizes: said(nullish(Schema.Array(Schema.Struct({ name: said(Schema.String), code: said(Schema.String) })))),
  producer: said(Schema.NullOr(Producer)),
  base_price: said(nullish(BasePrice)),
  ownDetails: said(Details),
})

const Found = Schema.Struct({ product: said(Schema.NullOr(Product), "number") })

/** What the platform itself tells of a product. Spec: 10.309, 11.24. */
const PlainProduct = Schema.Struct({
  id: said(nullish(Schema.Int), "number"),
  name: said(nullish(Schema.String)),
  code: said(nullish(Schema.String)),
  icon: said(nullish(Schema.String)),
  iconSecond: said(nullish(Schema.String)),
  description: said(nullish(Schema.String)),
  producer: said(nullish(Schema.Struct({ name: said(nullish(Schema.String)), link: said(nullish(Schema.String), "address") }))),
  awardedParameters: said(
    nullish(
      Schema.Array(
        Schema.Struct({
          name: said(nullish(Schema.String)),
          values: said(nullish(Schema.Array(Schema.Struct({ name: said(nullish(Schema.String)) })))),
        }),
      ),
    ),
  ),
})

const PlainFound = Schema.Struct({ product: said(Schema.NullOr(PlainProduct), "number") })
const Reply = Schema.Struct({
  product: said(Schema.NullOr(Schema.Union([Found, PlainFound])), "number"),
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

function toDetails({ product: response }: typeof Reply.Type, { productId }: DetailsVariables): ToldDetails | null {
  const product = response?.product ?? null
  if (product === null) return null
  if (!("ownDetails" in product)) return { details: plainDetails(product, productId), plainName: product.name ?? "" }
  return { details: ownDetails(product), plainName: null }
}

function ownDetails(product: typeof Product.Type): ProductDetails {
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
function plainDetails({ id, name: told, producer, ...product }: typeof PlainProduct.Type, productId: number): ProductDetails {
  const { code, description, awardedParameters } = product
  const name = told ?? ""
  const picture = plainPicture(product, name)
  return {
    code: code ?? "",
    codes: [],
    summary: "",
    descriptionHtml: description ?? "",
    producer: !producer?.name ? null : toProducer({ name: producer.name, link: producer.link ?? null, ownPlace: null, ownStory: null }),
    breadcrumbs: [],
    pictures: picture === null ? [] : [picture],
    parameters: (awardedParameters ?? []).flatMap((one) => {
      const values = (one.values ?? []).flatMap((value) => value.name ?? [])
      return one.name == null || values.length === 0 ? [] : [{ name: one.name, values }]
    }),
    rating: null,
    variants: null,
    warranty: null,
    instalments: false,
    safety: null,
    documents: [],
    video: null,
    sizeChart: null,
    priceEnds: null,
    links: { pl: productAddress("pl", id ?? productId, name), en: productAddress("en", id ?? productId, name) },
  }
}

/** The platform names one picture in one size. Spec: 11.55. */
function plainPicture({ icon, iconSecond }: Pick<typeof PlainProduct.Type, "icon" | "iconSecond">, alt: string): ProductPicture | null {
  const files = platformFiles(icon, platformPx.icon, iconSecond ?? icon)
  return files === null ? null : ownPicture({ alt, large: files, phone: null, medium: files, icon: files, thumbnail: files })
}

/** What a shop tells of a product; with `plainName`, its name, where it knows no field of ours and more may be asked in other ways. */
export interface ToldDetails {
  readonly details: ProductDetails
  readonly plainName: string | null
}

/** What a product page says besides the offer, null when the shop has no such product. */
export const productDetailsOperation: GraphqlOperation<DetailsVariables, ToldDetails | null> = {
  call: "product details",
  isCommon: true,
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  plainSelection: selectionOf(PlainFound),
  decode: decodeOnce(decodeWith(Reply, toDetails)),
}
