import { transcode } from "node:buffer"

/**
 * A text as UTF-8, as TextEncoder writes it, in half the time for a text that was put together of thousands of pieces: a page of the shop.
 *
 * @example utf8("żółw").byteLength // => 7
 */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => transcode(Buffer.from(text.toWellFormed(), "utf16le"), "utf16le", "utf8")
