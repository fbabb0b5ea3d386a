import type { PictureFiles } from "../../core/product/details.ts"

/** What stands in a `picture` before its JPEG: AVIF where the shop has it, then WebP. Spec: 10.179. */
export function PictureSources({ files, sizes }: { readonly files: readonly PictureFiles[]; readonly sizes?: string }) {
  const avif = files.filter((file) => file.avif !== null)
  return (
    <>
      {avif.length > 0 && <source type="image/avif" srcSet={widths(avif, (file) => file.avif)} sizes={sizes} />}
      <source type="image/webp" srcSet={widths(files, (file) => file.webp)} sizes={sizes} />
    </>
  )
}

/** A `srcset` of the addresses with their widths; a single file needs none. */
export const widths = (files: readonly PictureFiles[], address: (file: PictureFiles) => string | null): string =>
  files.map((file) => (files.length === 1 ? address(file) : `${address(file)} ${file.px}w`)).join(", ")
