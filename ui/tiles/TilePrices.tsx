import { priceKind } from "../../core/pricing/price-kind.ts"
import type { ProductTile } from "../../core/product/listing.ts"
import type { Scene } from "../server/scene.ts"

/** The prices of a tile: now, before the reduction, the lowest of 30 days. */
export function TilePrices({ tile, scene }: { readonly tile: ProductTile; readonly scene: Scene }) {
  const { say, amount } = scene
  const kind = priceKind({ price: tile.price, points: tile.pointsPrice, phonePrice: tile.phonePrice })
  if (kind === "points" && tile.pointsPrice !== null) {
    return (
      <p className="product__prices">
        <span className="price --points">{say("tile.points", { points: tile.pointsPrice })}</span>
      </p>
    )
  }
  if (kind === "phone") return <p className="product__prices --phone">{say("tile.priceByPhone")}</p>
  if (tile.price === null) return null
  return (
    <div className="product__prices">
      {tile.priceFrom && <span className="price__from">{say("tile.from")}</span>}
      <strong className={`price${tile.max === null ? "" : " --max-exists"}`}>{amount(tile.price)}</strong>
      {tile.perUnit !== null && <span className="price__unit">/ {tile.perUnit}</span>}
      {tile.max !== null && <del className="price --max">{amount(tile.max)}</del>}
      {tile.omnibus !== null && (
        <p className="omnibus_price">
          <span className="omnibus_price__text">{say("tile.lowestPrice")}</span>{" "}
          <span className="omnibus_price__value">{amount(tile.omnibus.price)}</span>
        </p>
      )}
    </div>
  )
}
