import { bytesPerMegabyte } from "../form/file-words.ts"
import type { FileRules } from "../form/files.ts"
import { caseLimits } from "./case-faults.ts"

/** The field for the pictures of a complaint. */
export const casePicturesField = "case_pictures"

/** What a picture of a complaint may have, in megabytes. Spec: 9.196. */
export const pictureMegabytes = 5

/** What the pictures of a complaint may be, on the page and in the shop. Spec: 9.196, 10.858. */
export const casePictureRules: FileRules & { readonly maxSize: number } = {
  forbiddenTypes: [],
  forbiddenExtensions: [],
  allowed: { types: ["image/jpeg", "image/pjpeg"], extensions: ["jpg", "jpeg"] },
  maxSize: pictureMegabytes * bytesPerMegabyte,
  maxFiles: caseLimits.pictures,
}
