import { Schema } from "effect"
import type { ProductTile, TileVersions } from "../../../core/product/listing.ts"
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

/** A property as a tile shows it. */
const WireTrait = Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.String) })

/** The versions that a tile links to. */
const WireTileVersions = Schema.Struct({
  name: Schema.String,
  links: Schema.Array(WireVariantLink),
  more: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
})

/** A product in a list. */
export const WireTile = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  versionName: Schema.NullOr(Schema.String),
  link: Schema.String,
  producer: Schema.NullOr(WireCrumb),
  picture: Schema.NullOr(WirePicture),
  secondPicture: Schema.NullOr(WirePicture),
  price: Schema.NullOr(PriceAmount),
  priceFrom: Schema.Boolean,
  max: Schema.NullOr(PriceAmount),
  youSavePercent: Schema.NullOr(WireNumber),
  beforeRebate: nullish(PriceAmount),
  ...omnibusFields,
  pointsPrice: Schema.NullOr(Schema.String),
  phonePrice: Schema.Boolean,
  available: Schema.Boolean,
  sizeNames: Schema.Array(Schema.String),
  traits: Schema.Array(WireTrait),
  perUnit: Schema.NullOr(Schema.String),
  measure: nullish(WireMeasure),
  versions: nullish(WireTileVersions),
})

/** Spec: 11.201. */
const toVersions = (wire: typeof WireTile.Type.versions): { readonly versions?: TileVersions } =>
  wire === null || wire === undefined ? {} : { versions: { ...wire, links: wire.links.map(toVariantLink) } }

/** A tile of the wire with exact money. */
export function toTile(wire: typeof WireTile.Type): ProductTile {
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
