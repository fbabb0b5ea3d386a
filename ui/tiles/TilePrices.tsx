import { type PriceView, viewPrice } from "../../core/pricing/price-words.ts"
import type { ListedProduct } from "../../core/product/listing.ts"
import type { Say } from "../say.ts"
import type { Scene } from "../scene.ts"

/** The price of a tile in the shopper's words, by the rule of the product page. Spec: 15.15, 15.24, 15.31, 15.33. */
export function tilePriceView(tile: ListedProduct, { frame, catalogue }: Scene): PriceView {
  const { priceFormat, priceType } = frame.shell
  return viewPrice({ ...tile, priceType, unit: { name: tile.perUnit ?? "" } }, priceFormat, catalogue)
}

interface Props {
  readonly tile: ListedProduct
  readonly price: PriceView
  readonly say: Say
  /** the saving stands on the tile's picture */
  readonly badge?: boolean
}

/**
 * The prices of a tile: now, before the reduction, by weight or volume, the lowest of 30 days. Programs that put another product into a copy
 * of it find each amount, and the percent that belongs to it, in a block of its own. Spec: 10.62 to 10.66, 10.308, 15.43.
 */
export function TilePrices({ tile, price, say, badge = false }: Props) {
  switch (price.is) {
    case "unknown":
      return null
    case "phone":
      return <p className="product__prices --phone">{price.price}</p>
    case "points":
      return (
        <p className="product__prices">
          <span className="price --points">{price.price}</span>
        </p>
      )
    case "price": {
      const lowest = price.lowestPrice.find((line) => line.is === "lowest")
      const withoutCode = price.lowestPrice.find((line) => line.is === "withoutCode")
      return (
        <div className="product__prices">
          {tile.priceFrom && <span className="price__from">{say("tile.from")}</span>}
          <strong className={`price${price.regular === null ? "" : " --max-exists"}`}>{price.price}</strong>
          {tile.perUnit !== null && <span className="price__unit">{`/ ${tile.perUnit}`}</span>}
          {price.regular !== null && (
            <span className="price --omnibus --regular">
              <span className="omnibus_label aside">{`${say("tile.regularPrice")} `}</span>
              <del className="price --max">{price.regular}</del>
              {badge && price.saving !== null && (
                <span className="price_percent product__yousave product__yousavepercent">{price.saving}</span>
              )}
            </span>
          )}
          {price.measure !== null && <p className="price__measure">{price.measure}</p>}
          {lowest !== undefined && (
            <p className="price --omnibus omnibus_price">
              <span className="omnibus_price__text">{say("tile.lowestPrice")}</span>{" "}
              <span className="omnibus_price__value">{lowest.amount}</span>
              {lowest.percent !== null && (
                <>
                  {" "}
                  <span className="price_percent">{lowest.percent}</span>
                </>
              )}
            </p>
          )}
          {withoutCode !== undefined && <p className="price__without_code">{withoutCode.text}</p>}
        </div>
      )
    }
  }
}
