import type { Scene } from "../scene.ts"

interface Props {
  readonly productId: number
  /** on a page of several products: which one it is about; left out where the page is about one */
  readonly name?: string
  /** by which programs of others know the button */
  readonly buttonId?: string
  readonly scene: Scene
}

/**
 * Marks a product as a favourite, or takes the mark off: a form that needs no script. Nothing where the shop keeps no favourites.
 *
 * Spec: 10.100, 10.381.
 */
export function FavouriteForm({ productId, name, buttonId, scene: { say, frame } }: Props) {
  if (frame.saved === null) return null
  const isMarked = frame.saved.favourites.includes(productId)
  const words = isMarked ? say("saved.inFavourites") : say("saved.toFavourites")
  return (
    <form action="/basketchange.php?mode=2" method="post">
      <input type="hidden" name="product" value={productId} />
      {isMarked && <input type="hidden" name="change" value="empty" />}
      <button id={buttonId} type="submit" className={isMarked ? "--added" : undefined}>
        {name === undefined ? (
          words
        ) : (
          <span className="aside">{isMarked ? say("saved.inFavouritesOf", { name }) : say("saved.toFavouritesOf", { name })}</span>
        )}
      </button>
    </form>
  )
}
