import type { ListedProduct } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { TileRow } from "./TileRow.tsx"

interface Props {
  readonly id: string
  readonly heading: string
  readonly tiles: readonly ListedProduct[]
  readonly scene: Scene
}

/**
 * A named place for tiles: the shop's own, and those that other people's programs put beside them, for which they copy one that stands there.
 * Without tiles nothing is seen of it until they do. Spec: 10.71, 2.103.
 */
export function Zone({ id, heading, tiles, scene }: Props) {
  if (tiles.length > 0) return <TileRow id={id} className="hotspot" heading={heading} tiles={tiles} scene={scene} />
  return (
    <section id={id} className="tiles wrap hotspot">
      <div className="products" role="list" />
    </section>
  )
}
