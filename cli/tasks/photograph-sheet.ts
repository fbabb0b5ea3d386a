import { readdir } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { catalogueFolder } from "../../fixtures/catalogue/catalogue-files.ts"
import { photographName, photographsFolder } from "../../fixtures/catalogue/pictures/photograph.ts"
import { projectFolder } from "../project.ts"

// Makes docs/photographs.webp anew, a sheet of all photographs of the catalogue in the order of their names: `node cli/tasks/photograph-sheet.ts`.
// Who has changed photographs runs this, and looks at what it made.

const px = 100
const across = 20

const folder = join(catalogueFolder, photographsFolder)
const names = (await readdir(folder))
  .filter((name) => photographName(name) !== null)
  .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))
const pictures = []
// one after the other: all at once they would be decoded at their full size
for (const [at, name] of names.entries()) {
  const input = await sharp(join(folder, name)).resize(px, px).removeAlpha().png().toBuffer()
  pictures.push({ input, left: (at % across) * px, top: Math.floor(at / across) * px })
}
await sharp({ create: { width: across * px, height: Math.ceil(names.length / across) * px, channels: 3, background: "#ffffff" } })
  .composite(pictures)
  .webp({ quality: 80, effort: 6 })
  .toFile(join(projectFolder, "docs/photographs.webp"))
console.log(`${names.length} photographs in docs/photographs.webp`)
