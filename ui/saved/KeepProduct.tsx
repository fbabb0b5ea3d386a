import type { Scene } from "../scene.ts"
import { CompareLink } from "./CompareLink.tsx"
import { FavouriteForm } from "./FavouriteForm.tsx"

/** What can be done with a product instead of buying it now, below its button. Spec: 10.100, 10.381, 10.382. */
export function KeepProduct({ productId, scene }: { readonly productId: number; readonly scene: Scene }) {
  if (scene.frame.saved === null) return null
  return (
    <div className="saved__acts">
      <FavouriteForm productId={productId} buttonId="projector_button_observe" scene={scene} />
      <CompareLink productId={productId} className="saved__act projector_prodstock_compare" scene={scene} />
    </div>
  )
}
