import { writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { themeColours } from "../../core/pages/app-manifest.ts"
import { projectFolder } from "../project.ts"

// Draws the icons at the site's root from the shop's sign, ui/public/favicon.svg: `node cli/tasks/site-icons.ts` after it has changed.

const folder = join(projectFolder, "ui/public")

/** The sign on paper. @param share of the width that it takes: what is cut to a circle needs more paper around it */
async function icon(px: number, share: number): Promise<Buffer> {
  const sign = Math.round(px * share)
  const drawn = await sharp(join(folder, "favicon.svg"), { density: 72 * Math.ceil(sign / 40) })
    .resize(sign, sign)
    .png()
    .toBuffer()
  return sharp({ create: { width: px, height: px, channels: 3, background: themeColours.light } })
    .composite([{ input: drawn }])
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer()
}

/** A PNG in the frame that `.ico` has: one entry, of 32 px. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files = {
  "favicon.ico": icoOf(await icon(32, 0.9)),
  "apple-touch-icon.png": await icon(180, 0.7),
  "icon-192.png": await icon(192, 0.76),
  "icon-512.png": await icon(512, 0.76),
  "icon-maskable-512.png": await icon(512, 0.56),
}

for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(folder, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
