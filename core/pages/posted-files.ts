import { basketChangePath } from "../addresses/addresses.ts"
import { contactPath } from "../addresses/letter-addresses.ts"
import { casePaths } from "../addresses/case-addresses.ts"
import { askingAddress, askingLimits } from "../asking/asking.ts"
import { rowFileLimits, rowFileNames } from "../basket/files/row-files.ts"
import { bytesPerMegabyte } from "../form/file-words.ts"
import { contactLimits } from "../letters/contact-form.ts"
import { caseLimits } from "../returns/case-faults.ts"
import { casePictureRules } from "../returns/case-pictures.ts"

/** For what is typed beside the files, and for files that are a little too large: they are refused with what was typed. */
const spareBytes = 2 * bytesPerMegabyte

/** Bytes of a post with files that are read at all, for each form that takes some. Spec: 9.91, 9.168, 9.180, 9.196, 10.281. */
export const readFilesBytes = {
  review: askingLimits.picture.bytes + spareBytes,
  contact: contactLimits.files.count * contactLimits.files.bytes + spareBytes,
  row: rowFileLimits.ofRow * rowFileLimits.bytes + spareBytes,
  complaint: caseLimits.pictures * casePictureRules.maxSize + spareBytes,
} as const

/**
 * Bytes that a post to an address may have because of its files; 0 = its form takes none.
 *
 * Spec: 10.281.
 *
 * @example postedFilesBytes(new URL("http://a.pl/contact.php")) // => 14680064
 * @example postedFilesBytes(new URL("http://a.pl/basketchange.php?type=files")) // => 17825792
 * @example postedFilesBytes(new URL("http://a.pl/basketchange.php")) // => 0
 */
export function postedFilesBytes({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): number {
  switch (pathname) {
    case askingAddress:
      return readFilesBytes.review
    case contactPath:
      return readFilesBytes.contact
    case casePaths.complaint:
      return readFilesBytes.complaint
    case basketChangePath:
      return searchParams.get("type") === rowFileNames.type ? readFilesBytes.row : 0
    default:
      return 0
  }
}
