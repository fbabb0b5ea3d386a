import { useContext } from "react"
import type { PictureFiles } from "../../core/product/details.ts"
import { AssetsOrigin } from "./assets-origin.ts"
import { PictureSources } from "./PictureSources.tsx"

/** A picture in one size: thumbnails, cart rows, variants. Fetched after what the page is about: a slow line serves one thing at a time. */
export function SmallPicture({
  files,
  alt,
  className,
}: {
  readonly files: PictureFiles
  readonly alt: string
  readonly className?: string
}) {
  const from = useContext(AssetsOrigin)
  return (
    <picture>
      <PictureSources files={[files]} />
      <img
        className={className}
        src={from + files.jpg}
        width={files.px}
        height={files.px}
        alt={alt}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  )
}
