import { useContext } from "react"
import type { ProductPicture } from "../../core/product/details.ts"
import { AssetsOrigin } from "../pictures/assets-origin.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Scene } from "../scene.ts"
import { PhotoViewer } from "./PhotoViewer.tsx"

interface Props {
  readonly productName: string
  readonly pictures: readonly ProductPicture[]
  readonly scene: Scene
}

/**
 * The pictures as a strip that snaps, each a link to its largest file, and thumbnails that are links to them: it works without a script. Only
 * the first picture is fetched with the page; the style sheet keeps the others out of the browser's sight until the strip moves. The
 * keyboard walks from picture to picture in the strip, so that the thumbnails, which do the same, are no further stops.
 *
 * Spec: 10.106, 10.186, 10.187, 10.380.
 */
export function Gallery({ productName, pictures, scene }: Props) {
  const from = useContext(AssetsOrigin)
  const { say } = scene
  if (pictures.length === 0) return <section id="projector_photos" className="photos --empty" aria-label={say("product.photos")} />
  const place = (index: number) => say("product.photoPlace", { place: index + 1, count: pictures.length })
  return (
    <section id="projector_photos" className={pictures.length > 1 ? "photos --many" : "photos"} aria-label={say("product.photos")}>
      <div id="photos_slider" className="photos__slider">
        <div className="photos___slider_wrapper">
          {pictures.map((picture, index) => (
            <figure key={picture.large.jpg} id={photoId(index)} className="photos__figure" aria-label={place(index)}>
              {/* a box that programs count pictures by; it lays nothing out */}
              <div className="photos__slide">
                <a className="photos__link" href={from + picture.large.jpg} data-photo={index}>
                  <ResponsivePicture
                    picture={picture}
                    className="photos__photo"
                    sizes={photoSizes}
                    first={index === 0}
                    withHighResolution
                  />
                </a>
              </div>
            </figure>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <nav id="photos_nav" className="photos__nav" aria-label={say("product.thumbnails")}>
          {pictures.map((picture, index) => (
            <a
              key={picture.thumbnail.jpg}
              className="photos__thumb"
              href={`#${photoId(index)}`}
              tabIndex={-1}
              aria-label={`${place(index)}: ${picture.alt}`}
              aria-current={index === 0 ? "true" : undefined}
            >
              <SmallPicture files={picture.thumbnail} alt="" />
            </a>
          ))}
        </nav>
      )}
      <PhotoViewer productName={productName} isMany={pictures.length > 1} scene={scene} />
    </section>
  )
}

/** The width of the strip: as wide as a phone, half of a tablet, seven twelfths of a desktop without the thumbnails, and at most half of the largest file. */
const photoSizes = "(min-width: 1267px) 600px, (min-width: 979px) calc(54vw - 84px), (min-width: 757px) 48vw, 100vw"

const photoId = (index: number) => `photo-${index + 1}`
