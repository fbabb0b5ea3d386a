import type { Scene } from "../scene.ts"

interface Props {
  readonly productName: string
  /** more than one photo, so that there is one before and after */
  readonly isMany: boolean
  readonly scene: Scene
}

/**
 * The largest pictures on the whole screen: a strip that snaps, pinched and swiped as the browser does it, with what a picture shows
 * written below. It waits closed, and empty, until `ui/runtime/dialogs/photo-viewer.ts` opens it and takes the pictures from the gallery;
 * without a script the links of the gallery lead to the pictures' files.
 *
 * Spec: 10.186, 19.54.
 */
export function PhotoViewer({ productName, isMany, scene }: Props) {
  const { say } = scene
  return (
    <dialog id="photos_viewer" className="modal viewer" aria-labelledby="photos_viewer_heading">
      <h2 id="photos_viewer_heading" className="viewer__heading" tabIndex={-1}>
        {productName}
      </h2>
      <div className="viewer__strip" />
      <div className="viewer__tools">
        {isMany && (
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
