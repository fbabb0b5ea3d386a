import type { ListedProduct } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { TileRow } from "./TileRow.tsx"

/** Products to go on with from a page that has nothing else to show. Spec: 2.101. */
export function OfferedTiles({ tiles, scene }: { readonly tiles: readonly ListedProduct[]; readonly scene: Scene }) {
  return <TileRow id="offered_products" heading={scene.say("home.chosen")} tiles={tiles} scene={scene} />
}
