import { useContext } from "react"
import type { PictureFiles, ProductPicture } from "../../core/product/details.ts"
import { AssetsOrigin } from "./assets-origin.ts"
import { PictureSources, widths } from "./PictureSources.tsx"

interface Props {
  readonly picture: ProductPicture
  /** the `sizes` of the picture in the layout */
  readonly sizes: string
  /** the first picture of a page: fetched at once and before others */
  readonly first?: boolean
  readonly className?: string
  readonly pictureClassName?: string
  /** empty for a picture that only decorates */
  readonly alt?: string
  /** tiles never need the larger files, and one JPEG, for programs and browsers that know no WebP */
  readonly upTo?: "medium" | "large"
  /** it is seen now and then: in its lightest format alone. Spec: 10.179 */
  readonly isPassing?: boolean
  /** address of the largest file, for programs that look for it */
  readonly withHighResolution?: boolean
}

/** A product's picture in the widths and formats the shop has, the lightest format first, its room reserved by width and height: when
 * it is near enough to load says the browser. Spec: 10.179, 19.31. */
export function ResponsivePicture(props: Props) {
  const { picture, sizes, first = false, upTo = "large", isPassing = false } = props
  const from = useContext(AssetsOrigin)
  const small = [picture.icon, picture.medium]
  const files: readonly PictureFiles[] =
    upTo === "medium" ? small : [...small, ...(picture.phone === null ? [] : [picture.phone]), picture.large]
  const highResolution = props.withHighResolution
    ? { "data-img_high_res": from + picture.large.jpg, "data-img_high_res_webp": from + picture.large.webp }
    : {}
  return (
    <picture className={props.pictureClassName}>
      {isPassing ? <LightestSource files={files} sizes={sizes} /> : <PictureSources files={files} sizes={sizes} />}
      <img
        className={props.className}
        src={from + picture.medium.jpg}
        {...(upTo === "medium" ? {} : { srcSet: widths(files, (file) => from + file.jpg), sizes })}
        width={picture.medium.px}
        height={picture.medium.px}
        alt={props.alt ?? picture.alt}
        {...(first ? { decoding: "sync" } : {})}
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        {...highResolution}
      />
    </picture>
  )
}

/** One format, for what is seen now and then: AVIF where the shop has it. */
function LightestSource({ files, sizes }: { readonly files: readonly PictureFiles[]; readonly sizes: string }) {
  const from = useContext(AssetsOrigin)
  const avif = files.filter((file) => file.avif !== null)
  if (avif.length === 0) return <PictureSources files={files} sizes={sizes} />
  return <source type="image/avif" srcSet={widths(avif, (file) => from + file.avif)} sizes={sizes} />
}
