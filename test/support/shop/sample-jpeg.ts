/** What may stand in a JPEG besides its picture. */
export interface JpegExtras {
  readonly width?: number
  readonly height?: number
  /** parts before the tables: a marker's second byte and what it holds */
  readonly parts?: readonly (readonly [marker: number, content: Uint8Array])[]
  /** what lies behind its end */
  readonly behind?: Uint8Array
  /** the coded data of its scan */
  readonly coded?: readonly number[]
}

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const part = (marker: number, content: Iterable<number>): readonly number[] => {
  const bytes = [...content]
  return [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]
}

/** A file in the form of a JPEG, grey, with tables that are none of a real picture: as far as anybody looks who does not decode it. */
export function sampleJpeg({ width = 64, height = 48, parts = [], behind, coded = [0x12, 0xff, 0x00, 0x34] }: JpegExtras = {}) {
  const picture = [
    0xff,
    0xd8,
    ...parts.flatMap(([marker, content]) => part(marker, content)),
    ...part(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...part(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...part(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 7]),
    ...part(0xda, [1, 1, 0, 0, 63, 0]),
    ...coded,
    0xff,
    0xd9,
  ]
  // what lies behind may be megabytes: no list is made of them
  const bytes = new Uint8Array(picture.length + (behind?.length ?? 0))
  bytes.set(picture)
  if (behind !== undefined) bytes.set(behind, picture.length)
  return bytes
}
