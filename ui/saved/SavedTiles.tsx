import type { ReactNode } from "react"
import { keptTile, type SavedTile } from "../../core/saved/saved.ts"
import type { Scene } from "../scene.ts"
import { ProductTile } from "../tiles/ProductTile.tsx"
import { tilesInView, tileSizes } from "../tiles/TileRow.tsx"

interface Props {
  readonly products: readonly SavedTile[]
  readonly scene: Scene
  /** what can be done with a product, at the end of its tile */
  readonly renderActs: (product: SavedTile) => ReactNode
}

/** Products that are kept, as lists show them, each in the size that was chosen. Spec: 10.420. */
export function SavedTiles({ products, scene, renderActs }: Props) {
  const label = scene.say("listing.products")
  return (
    <>
      <h2 className="aside">{label}</h2>
      <div className="products" role="list" aria-label={label}>
        {products.map((product, index) => (
          <ProductTile
            key={`${product.tile.id} ${product.sizeId}`}
            tile={shownTile(product, scene)}
            scene={scene}
            sizes={tileSizes}
            index={index}
            first={index < tilesInView}
          >
            {renderActs(product)}
          </ProductTile>
        ))}
      </div>
    </>
  )
}

function shownTile(product: SavedTile, { say }: Scene): SavedTile["tile"] {
  const tile = keptTile(product)
  return product.sizeName === "" ? tile : { ...tile, sizeNames: [say("saved.inSize", { name: product.sizeName })] }
}
