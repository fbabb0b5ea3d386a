import type { ProductPicture } from "../../core/product/details.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Scene } from "../scene.ts"

/**
 * The pictures as a strip that snaps, and thumbnails that are links to them: it works without a script. Only the first picture is fetched
 * with the page; the style sheet keeps the others out of the browser's sight until the strip moves. Spec: 10.106.
 */
export function Gallery({ pictures, scene }: { readonly pictures: readonly ProductPicture[]; readonly scene: Scene }) {
  const { say } = scene
  if (pictures.length === 0) return <section id="projector_photos" className="photos --empty" aria-label={say("product.photos")} />
  return (
    <section id="projector_photos" className="photos" aria-label={say("product.photos")}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div id="photos_slider" className="photos__slider" tabIndex={0} role="group" aria-label={say("product.photos")}>
        <div className="photos___slider_wrapper">
          {pictures.map((picture, index) => (
            <figure key={picture.large.jpg} id={photoId(index)} className="photos__figure">
              <ResponsivePicture picture={picture} className="photos__photo" sizes={photoSizes} first={index === 0} withHighResolution />
            </figure>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <nav id="photos_nav" className="photos__nav" aria-label={say("product.thumbnails")}>
          {pictures.map((picture, index) => (
            <a key={picture.thumbnail.jpg} className="photos__thumb" href={`#${photoId(index)}`}>
              <SmallPicture files={picture.thumbnail} alt={picture.alt} />
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/** The width of the strip: as wide as a phone, half of a tablet, seven twelfths of a desktop. */
const photoSizes = "(min-width: 1440px) 780px, (min-width: 979px) 54vw, (min-width: 757px) 48vw, 100vw"

const photoId = (index: number) => `photo-${index + 1}`
