import { useContext } from "react"
import type { PictureFiles } from "../../core/product/details.ts"
import { AssetsOrigin } from "./assets-origin.ts"

/** What stands in a `picture` before its JPEG: AVIF where the shop has it, then WebP. Spec: 10.179. */
export function PictureSources({ files, sizes }: { readonly files: readonly PictureFiles[]; readonly sizes?: string }) {
  const from = useContext(AssetsOrigin)
  const avif = files.filter((file) => file.avif !== null)
  return (
    <>
      {avif.length > 0 && <source type="image/avif" srcSet={widths(avif, (file) => from + file.avif)} sizes={sizes} />}
      <source type="image/webp" srcSet={widths(files, (file) => from + file.webp)} sizes={sizes} />
    </>
  )
}

/** A `srcset` of the addresses with their widths; a single file needs none. */
export const widths = (files: readonly PictureFiles[], address: (file: PictureFiles) => string): string =>
  files.map((file) => (files.length === 1 ? address(file) : `${address(file)} ${file.px}w`)).join(", ")
