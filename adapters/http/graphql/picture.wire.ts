import { Schema } from "effect"

/** One picture in one size: addresses by format, square, width and height in px. */
export const WirePictureFiles = Schema.Struct({ webp: Schema.String, jpg: Schema.String, px: Schema.Int })

/** A picture in the platform's four sizes. Spec: 10.20. */
export const WirePicture = Schema.Struct({
  alt: Schema.String,
  large: WirePictureFiles,
  medium: WirePictureFiles,
  icon: WirePictureFiles,
  thumbnail: WirePictureFiles,
})

/** A link with its name, as breadcrumbs and child categories carry it. */
export const WireCrumb = Schema.Struct({ name: Schema.String, link: Schema.String })

/** The address of one thing in each language. */
export const WireLinks = Schema.Struct({ pl: Schema.String, en: Schema.String })
