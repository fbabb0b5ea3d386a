import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"
import type { Gapped, Pieces } from "./gapped.ts"

/** Deflate looks back so far, in bytes. */
const windowBytes = 32_768

/** No UTF-8 text holds this byte, so nothing that follows a gap can refer to what stands in it. */
const notText = 0xff

const deflate = promisify(deflateRaw)

/**
 * Packs a UTF-8 document with gaps. Each piece is packed knowing all that stands before it, except what the gaps will hold, and ends at a
 * whole byte; a filling goes between two pieces as it is, in a stored block of its own.
 *
 * @param gapBytes length of every filling
 */
export async function packGzipWithGaps(pieces: Pieces, gapBytes: number): Promise<Gapped> {
  const gap = Buffer.alloc(gapBytes, notText)
  let before: Buffer = Buffer.alloc(0)
  const packing = pieces.map((piece, at) => {
    const dictionary = before
    before = Buffer.concat([before, piece, gap]).subarray(-windowBytes)
    const finishFlush = at === pieces.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    return deflate(piece, { level: 9, finishFlush, ...(dictionary.byteLength === 0 ? {} : { dictionary }) })
  })
  const packed = await Promise.all(packing)
  const stored = storedBlock(gapBytes)
  const plainBytes = pieces.reduce((sum, piece) => sum + piece.byteLength, gapBytes * (pieces.length - 1))
  const packedBytes = packed.reduce((sum, piece) => sum + piece.byteLength, (stored.byteLength + gapBytes) * (pieces.length - 1))
  return {
    byteLength: packedBytes,
    filled(filling) {
      if (filling.byteLength !== gapBytes) throw new RangeError(`the gaps are ${gapBytes} bytes long, not ${filling.byteLength}`)
      const file = Buffer.allocUnsafeSlow(fileHead.byteLength + packedBytes + 8)
      let end = fileHead.copy(file)
      let sum = 0
      for (const [at, piece] of packed.entries()) {
        if (at > 0) {
          end += stored.copy(file, end)
          file.set(filling, end)
          end += gapBytes
          sum = crc32(filling, sum)
        }
        end += piece.copy(file, end)
        sum = crc32(pieces[at] ?? filling, sum)
      }
      file.writeUInt32LE(sum, end)
      file.writeUInt32LE(plainBytes, end + 4)
      return file
    },
  }
}

/** Deflated, no name, no time, packed best, system unknown. */
const fileHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/** What stands before bytes that are stored as they are: not the last block, its length and the complement of that. */
function storedBlock(byteLength: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(byteLength, 1)
  head.writeUInt16LE(~byteLength & 0xffff, 3)
  return head
}
