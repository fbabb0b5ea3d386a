import type { ReactNode } from "react"
import type { ListedProduct } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { ProductTile } from "./ProductTile.tsx"
import { tilesInView, tileSizes } from "./TileRow.tsx"

interface Props {
  readonly tiles: readonly ListedProduct[]
  readonly scene: Scene
  /** page of the listing from 0 */
  readonly page: number
  /** what can be done with a product, on its tile */
  readonly renderActs: (tile: ListedProduct) => ReactNode
}

/** The products of a list that is a page of its own. Spec: 10.57, 10.58, 10.246. */
export function TileGrid({ tiles, scene, page, renderActs }: Props) {
  return (
    <div id="search" className="products search" role="list" aria-label={scene.say("listing.products")}>
      {tiles.map((tile, index) => (
        <ProductTile key={tile.id} tile={tile} scene={scene} sizes={tileSizes} index={index} page={page} first={index < tilesInView}>
          {renderActs(tile)}
        </ProductTile>
      ))}
    </div>
  )
}
