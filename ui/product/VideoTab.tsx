import { useContext } from "react"
import type { ProductPicture } from "../../core/product/details.ts"
import type { ProductVideo } from "../../core/product/product-video.ts"
import { AssetsOrigin } from "../pictures/assets-origin.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly video: ProductVideo
  /** what stands there until it is played */
  readonly poster: ProductPicture | undefined
  readonly scene: Scene
}

/** The film about a product, in the browser's own player. Nothing of it is loaded before it is played. Spec: 2.40, 2.98. */
export function VideoTab({ video: { title, url, seconds }, poster, scene: { say } }: Props) {
  const from = useContext(AssetsOrigin)
  return (
    <figure className="video">
      <video
        className="video__player"
        src={url}
        controls
        muted
        playsInline
        preload="none"
        width={640}
        height={640}
        aria-label={title}
        {...(poster === undefined ? {} : { poster: from + poster.medium.webp })}
      >
        <a href={url}>{title}</a>
      </video>
      <figcaption>
        {title}. {say("product.videoSilent", { seconds })}
      </figcaption>
    </figure>
  )
}
