import type { Measure } from "../../../core/product/offer.ts"
import { knownUnit, type ToldUnit } from "../../../core/product/told/told-offer.ts"
import { Schema } from "effect"
import type { Crumb, ProductParameter, VariantLink } from "../../../core/product/details.ts"
import type { AvailabilityStatus, Unit } from "../../../core/quantity/order-limits.ts"
import { isOwnPath } from "../../../core/web/web-address.ts"
import { wireDecimal, WireNumber } from "./price.wire.ts"
import { nullish } from "./selection.ts"
import { said } from "../recorded-field.ts"

/** What shops write as a number or as a text: ids of sizes, and points. */
export const WireCode = Schema.Union([Schema.String, Schema.Finite])

/** The unit goods are sold in; `ownFew` and `ownFraction` are this shop's additions. A shop need not tell each part of it. */
export const WireUnit = Schema.Struct({
  name: said(nullish(Schema.String)),
  singular: said(nullish(Schema.String)),
  plural: said(nullish(Schema.String)),
  sellBy: said(nullish(WireNumber.check(Schema.isGreaterThan(0)))),
  precision: said(nullish(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })))),
  ownFew: said(Schema.optionalKey(Schema.String)),
  ownFraction: said(Schema.optionalKey(Schema.String)),
})

/** The unit of the wire as far as it is told. */
export const toToldUnit = ({ ownFew: few, ownFraction: fraction, ...unit }: typeof WireUnit.Type): ToldUnit => ({ ...unit, few, fraction })

/** The unit of the wire. Spec: 11.25. */
export const toUnit = (wire: typeof WireUnit.Type | null | undefined): Unit => knownUnit(toToldUnit(wire ?? {}))

/** How much goods hold of what their prices are compared by, such as 0.25 kg. */
export const WireMeasure = Schema.Struct({
  amount: said(WireNumber.check(Schema.isGreaterThan(0)), "number"),
  of: said(Schema.String.check(Schema.isMaxLength(20))),
})

/** Spec: 11.132, 15.43. */
export const toMeasure = (wire: typeof WireMeasure.Type | null | undefined): { readonly measure?: Measure } =>
  wire === null || wire === undefined ? {} : { measure: { amount: wireDecimal(wire.amount), of: wire.of } }

const Bound = nullish(WireNumber)

/** How much of something may be ordered. Spec: 3.38. */
export const WireLimits = Schema.Struct({
  max_quantity_per_order: said(Bound),
  max_size_quantity_per_order: said(Bound),
  min_quantity_per_order: said(Bound),
  min_size_quantity_per_order: said(Bound),
  subscription_min_quantity: said(Bound),
})

/**
 * Availability of the wire; a status that is not known cannot be bought.
 *
 * @example toStatus("order") // => "order"
 * @example toStatus("soon") // => "disable"
 */
export function toStatus(status: string): AvailabilityStatus {
  return status === "enable" || status === "order" ? status : "disable"
}

/**
 * An address of the wire that becomes a link. No page may lead off by a shop's word: what is no path of our own leads to the home page.
 *
 * @example ownLink("/product-pol-1.html") // => "/product-pol-1.html"
 * @example ownLink("//evil.example/") // => "/"
 */
export const ownLink = (link: string): string => (isOwnPath(link) ? link : "/")

/** One picture in one size: addresses by format, square, width and height in px; AVIF is null where a shop has the platform's formats only. */
export const WirePictureFiles = Schema.Struct({
  avif: said(Schema.NullOr(Schema.String)),
  webp: said(Schema.String),
  jpg: said(Schema.String),
  px: said(Schema.Int, "number"),
})

/** A picture in the platform's four sizes, and in one for phones where a shop has it. Spec: 10.20, 10.179. */
export const WirePicture = Schema.Struct({
  alt: said(Schema.String),
  large: said(WirePictureFiles),
  phone: Schema.NullOr(WirePictureFiles),
  medium: said(WirePictureFiles),
  icon: said(WirePictureFiles),
  thumbnail: said(WirePictureFiles),
})

type Files = typeof WirePictureFiles.Type
type Picture = typeof WirePicture.Type

/** Is it an address of our own? In a list of widths a blank ends an address, and a comma begins the next one. */
export const isOwnFile = (address: string | null): boolean => address === null || (isOwnPath(address) && !/[\s,]/.test(address))

/**
 * The files of a picture, when all of them are our own; else none, and the page shows what it shows for goods without a picture.
 *
 * @example ownFiles({ avif: null, webp: "/a.webp", jpg: "//evil.example/a.jpg", px: 50 }) // => null
 */
export const ownFiles = (files: Files | null): Files | null =>
  files !== null && [files.avif, files.webp, files.jpg].every(isOwnFile) ? files : null

/** Width and height of the platform's pictures, as its shops are set up: nothing on the wire tells them. */
export const platformPx = { large: 1200, medium: 600, icon: 400 } as const

/**
 * A file of the platform, whose paths begin with or without a slash; null without one. Its second format is WebP.
 *
 * Spec: 11.55.
 */
export function platformFiles(path: string | null | undefined, px: number, second = path): Files | null {
  const [jpg, webp] = [path, second].map((one) => one?.replace(/^(?!\/|[a-z]+:|$)/, "/"))
  return jpg && webp ? { avif: null, webp: webp.endsWith(".webp") ? webp : jpg, jpg, px } : null
}

/** A picture, when every file in every size is our own. */
export function ownPicture(picture: Picture | null): Picture | null {
  if (picture === null) return null
  const { large, phone, medium, icon, thumbnail } = picture
  return [large, phone ?? large, medium, icon, thumbnail].every((files) => ownFiles(files) !== null) ? picture : null
}

/** A sibling product with a page of its own. */
export const WireVariantLink = Schema.Struct({
  productId: said(Schema.Int, "number"),
  name: said(Schema.String),
  link: said(Schema.String, "address"),
  icon: said(Schema.NullOr(WirePictureFiles)),
  selected: said(Schema.Boolean),
  available: said(Schema.Boolean),
})

/** A link to a sibling that leads nowhere else, with a picture that is our own. */
export const toVariantLink = (wire: typeof WireVariantLink.Type): VariantLink => ({
  ...wire,
  link: ownLink(wire.link),
  icon: ownFiles(wire.icon),
})

/** A property with its values; a description where it needs one. */
export const WireParameter = Schema.Struct({
  name: said(Schema.String),
  values: said(Schema.Array(Schema.String)),
  description: said(nullish(Schema.String)),
})

/** A property whose description is there when it says something. */
export const toParameter = ({ name, values, description }: typeof WireParameter.Type): ProductParameter =>
  description === null || description === undefined || description === "" ? { name, values } : { name, values, description }

/** A link with its name, as breadcrumbs and child categories carry it. */
export const WireCrumb = Schema.Struct({ name: said(Schema.String), link: said(Schema.String, "address") })

/** A link that leads nowhere else. */
export const toCrumb = ({ name, link }: typeof WireCrumb.Type): Crumb => ({ name, link: ownLink(link) })

/** The address of one thing in each language. */
export const WireLinks = Schema.Struct({ pl: said(Schema.String), en: said(Schema.String) })

/** The addresses of one thing, none of which leads off. */
export const toLinks = ({ pl, en }: typeof WireLinks.Type) => ({ pl: ownLink(pl), en: ownLink(en) })
