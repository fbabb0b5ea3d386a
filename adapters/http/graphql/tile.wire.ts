import { Schema } from "effect"
import type { ProductTile } from "../../../core/product/listing.ts"
import { regularPrice } from "../../../core/pricing/regular-price.ts"
import { wholePercent } from "../../../core/pricing/whole-percent.ts"
import { pictureSelection, WirePicture } from "./picture.wire.ts"
import { omnibusFields, omnibusSelection, PriceAmount, priceAmount, toOmnibus, toPrice, WireNumber } from "./price.wire.ts"

/** A product in a list. */
export const WireTile = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  versionName: Schema.NullOr(Schema.String),
  link: Schema.String,
  producer: Schema.NullOr(Schema.String),
  picture: Schema.NullOr(WirePicture),
  secondPicture: Schema.NullOr(WirePicture),
  price: Schema.NullOr(PriceAmount),
  priceFrom: Schema.Boolean,
  max: Schema.NullOr(PriceAmount),
  youSavePercent: Schema.NullOr(WireNumber),
  ...omnibusFields,
  pointsPrice: Schema.NullOr(Schema.String),
  phonePrice: Schema.Boolean,
  available: Schema.Boolean,
  sizeNames: Schema.Array(Schema.String),
  perUnit: Schema.NullOr(Schema.String),
})
export const tileSelection = `{
      id name versionName link producer
      picture ${pictureSelection}
      secondPicture ${pictureSelection}
      price ${priceAmount}
      priceFrom
      max ${priceAmount}
      youSavePercent
      ${omnibusSelection}
      pointsPrice phonePrice available sizeNames perUnit
    }`

/** A tile of the wire with exact money. */
export function toTile(wire: typeof WireTile.Type): ProductTile {
  const { id, name, versionName, link, producer, picture, secondPicture, priceFrom, pointsPrice, phonePrice, available, sizeNames } = wire
  const price = toPrice(wire.price)
  const max = price === null ? null : regularPrice(price, toPrice(wire.max))
  return {
    id,
    name,
    versionName,
    link,
    producer,
    picture,
    secondPicture,
    price,
    priceFrom,
    max,
    youSavePercent: max === null ? null : wholePercent(wire.youSavePercent),
    omnibus: price === null ? null : toOmnibus(wire, price),
    pointsPrice,
    phonePrice,
    available,
    sizeNames,
    perUnit: wire.perUnit,
  }
}
