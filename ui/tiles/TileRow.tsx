import type { ListedProduct } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { ProductTile } from "./ProductTile.tsx"

/** The tiles above the fold of a phone: their pictures are not lazy. */
export const tilesInView = 2

/** Widths of a tile in a list: two, three, four in a row. */
export const tileSizes = "(min-width: 1200px) 23vw, (min-width: 757px) 30vw, 46vw"

/** And in a section of chosen products: two or four, so that its rows are whole. Spec: 2.84. */
const rowSizes = "(min-width: 979px) 23vw, 46vw"

interface Props {
  readonly id: string
  readonly heading: string
  readonly className?: string
  readonly note?: string
  readonly tiles: readonly ListedProduct[]
  readonly scene: Scene
}

/** A section of chosen products: a recommendation zone of the platform. Without tiles there is no section. */
export function TileRow({ id, heading, className, note, tiles, scene }: Props) {
  if (tiles.length === 0) return null
  return (
    <section className={className === undefined ? "tiles wrap" : `tiles wrap ${className}`} id={id} aria-labelledby={`${id}_heading`}>
      <div className="tiles__head">
        <h2 id={`${id}_heading`}>{heading}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="products" role="list" aria-labelledby={`${id}_heading`}>
        {tiles.map((tile, index) => (
          <ProductTile key={tile.id} tile={tile} scene={scene} sizes={rowSizes} index={index} />
        ))}
      </div>
    </section>
  )
}
