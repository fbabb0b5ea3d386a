import type { PictureFiles, ProductPicture } from "../../core/product/details.ts"

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
  /** tiles never need the largest file */
  readonly upTo?: "medium" | "large"
  /** address of the largest file, for programs that look for it */
  readonly withHighResolution?: boolean
}

/** A product's picture in the widths the shop has, WebP before JPEG, its room reserved by width and height. */
export function ResponsivePicture(props: Props) {
  const { picture, sizes, first = false, upTo = "large" } = props
  const files = upTo === "large" ? [picture.icon, picture.medium, picture.large] : [picture.icon, picture.medium]
  const highResolution = props.withHighResolution
    ? { "data-img_high_res": picture.large.jpg, "data-img_high_res_webp": picture.large.webp }
    : {}
  return (
    <picture className={props.pictureClassName}>
      <source type="image/webp" srcSet={widths(files, "webp")} sizes={sizes} />
      <img
        className={props.className}
        src={picture.medium.jpg}
        srcSet={widths(files, "jpg")}
        sizes={sizes}
        width={picture.medium.px}
        height={picture.medium.px}
        alt={props.alt ?? picture.alt}
        decoding={first ? "sync" : "async"}
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        {...highResolution}
      />
    </picture>
  )
}

const widths = (files: readonly PictureFiles[], format: "webp" | "jpg") => files.map((file) => `${file[format]} ${file.px}w`).join(", ")
