import { Schema } from "effect"
import type { ListedProduct, ListedVersions } from "../../../core/product/listing.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import {
  ownLink,
  ownPicture,
  toCrumb,
  toMeasure,
  toVariantLink,
  WireCrumb,
  WireMeasure,
  WirePicture,
  WireVariantLink,
} from "./goods.wire.ts"
import { omnibusFields, PriceAmount, toOmnibus, toPrice, WireNumber } from "./price.wire.ts"
import { nullish } from "./selection.ts"
import { said } from "../recorded-field.ts"

/** A property as a tile shows it. */
const WireTrait = Schema.Struct({ name: said(Schema.String), values: said(Schema.Array(Schema.String)) })

/** The versions that a tile links to. */
const WireTileVersions = Schema.Struct({
  name: said(Schema.String),
  links: said(Schema.Array(WireVariantLink)),
  more: said(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
})

/** A product in a list. */
export const WireTile = Schema.Struct({
  id: said(Schema.Int, "number"),
  name: said(Schema.String),
  versionName: said(Schema.NullOr(Schema.String)),
  link: said(Schema.String, "address"),
  producer: said(Schema.NullOr(WireCrumb)),
  picture: said(Schema.NullOr(WirePicture)),
  secondPicture: said(Schema.NullOr(WirePicture)),
  price: said(Schema.NullOr(PriceAmount)),
  priceFrom: said(Schema.Boolean),
  max: said(Schema.NullOr(PriceAmount)),
  youSavePercent: said(Schema.NullOr(WireNumber)),
  beforeRebate: said(nullish(PriceAmount)),
  ...omnibusFields,
  pointsPrice: said(Schema.NullOr(Schema.String)),
  phonePrice: said(Schema.Boolean),
  available: said(Schema.Boolean),
  sizeNames: said(Schema.Array(Schema.String)),
  traits: said(Schema.Array(WireTrait)),
  perUnit: said(Schema.NullOr(Schema.String)),
  measure: said(nullish(WireMeasure)),
  versions: said(nullish(WireTileVersions)),
})

/** Spec: 11.201. */
const toVersions = (wire: typeof WireTile.Type.versions): { readonly versions?: ListedVersions } =>
  wire === null || wire === undefined ? {} : { versions: { ...wire, links: wire.links.map(toVariantLink) } }

/** A tile of the wire with exact money. */
export function toTile(wire: typeof WireTile.Type): ListedProduct {
  const { id, name, versionName, producer, priceFrom, pointsPrice, phonePrice, available, sizeNames, traits } = wire
  const price = toPrice(wire.price)
  const known =
    price === null ? null : { price, max: toPrice(wire.max), youSavePercent: wire.youSavePercent, omnibus: toOmnibus(wire, price) }
  return {
    id,
    name,
    versionName,
    link: ownLink(wire.link),
    producer: producer === null ? null : toCrumb(producer),
    picture: ownPicture(wire.picture),
    secondPicture: ownPicture(wire.secondPicture),
    price: known === null ? null : { ...known, beforeRebate: toPrice(wire.beforeRebate) },
    priceFrom,
    pointsPrice: pointsPrice === null ? null : parseDecimal(pointsPrice),
    phonePrice,
    available,
    sizeNames,
    traits,
    perUnit: wire.perUnit,
    ...toMeasure(wire.measure),
    ...toVersions(wire.versions),
  }
}
