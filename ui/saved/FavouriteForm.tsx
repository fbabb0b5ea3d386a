import { basketChangePath } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly productId: number
  /** which product it is about, for those who do not see on which tile it stands */
  readonly name: string
  readonly scene: Scene
}

/**
 * Marks a product as a favourite, or takes the mark off, on its tile: a form that needs no script. Nothing where the shop keeps no favourites.
 *
 * Spec: 10.381.
 */
export function FavouriteForm({ productId, name, scene: { say, frame } }: Props) {
  if (frame.saved === null) return null
  const isMarked = frame.saved.favourites.includes(productId)
  return (
    <form action={`${basketChangePath}?mode=2`} method="post">
      <input type="hidden" name="product" value={productId} />
      {isMarked && <input type="hidden" name="change" value="empty" />}
      <button type="submit" className={isMarked ? "--added" : undefined}>
        <span className="aside">{isMarked ? say("saved.inFavouritesOf", { name }) : say("saved.toFavouritesOf", { name })}</span>
      </button>
    </form>
  )
}
