import { useContext } from "react"
import type { ProductPicture } from "../../core/product/details.ts"
import { AssetsOrigin } from "../pictures/assets-origin.ts"
import { PictureSources } from "../pictures/PictureSources.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly productName: string
  readonly pictures: readonly ProductPicture[]
  readonly scene: Scene
}

/**
 * The largest pictures on the whole screen: a strip that snaps, pinched and swiped as the browser does it, with what a picture shows
 * written below. It waits closed, and fetches nothing, until `ui/runtime/dialogs/photo-viewer.ts` opens it; without a script the links
 * of the gallery lead to the pictures' files.
 *
 * Spec: 10.186, 19.54.
 */
export function PhotoViewer({ productName, pictures, scene }: Props) {
  const from = useContext(AssetsOrigin)
  const { say } = scene
  return (
    <dialog id="photos_viewer" className="modal viewer" aria-labelledby="photos_viewer_heading">
      <h2 id="photos_viewer_heading" className="viewer__heading" tabIndex={-1}>
        {productName}
      </h2>
      <div className="viewer__strip">
        {pictures.map((picture, index) => (
          <figure key={picture.large.jpg} className="viewer__figure" tabIndex={-1}>
            <div className="viewer__ground">
              <picture>
                <PictureSources files={[picture.large]} />
                <img
                  className="viewer__photo"
                  src={from + picture.large.jpg}
                  width={picture.large.px}
                  height={picture.large.px}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            </div>
            <figcaption className="viewer__caption">
              <span className="viewer__place">{say("product.photoPlace", { place: index + 1, count: pictures.length })}</span> {picture.alt}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="viewer__tools">
        {pictures.length > 1 && (
          <>
            <button type="button" className="viewer__tool" data-key="ArrowLeft" aria-label={say("product.photoBefore")}>
              <span aria-hidden="true">←</span>
            </button>
            <button type="button" className="viewer__tool" data-key="ArrowRight" aria-label={say("product.photoAfter")}>
              <span aria-hidden="true">→</span>
            </button>
          </>
        )}
        <button type="button" className="viewer__tool" data-zoom="" aria-pressed="false" aria-label={say("product.photoZoom")}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" className="viewer__tool" data-close="" aria-label={say("product.photoClose")}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </dialog>
  )
}
