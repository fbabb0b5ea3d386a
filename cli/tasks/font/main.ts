import { copyFile, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import subsetFont from "subset-font"
import { projectFolder } from "../../project.ts"

// `npm run font`: cuts the typeface of headings to the letters of Latin and Latin Extended-A, and puts it beside its licence. Run it when
// the typeface has a new version; the file is committed, so that nobody else needs what cuts it (docs/adr/0069-the-shop-brings-its-type.md).

/** First and last characters of what headings are written in. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  // Romanian letters with a comma below
  [0x218, 0x21b],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
] as const
/** Marks of typography and money, and the ligatures of f. */
const single = "•…‹›€™−×ﬁﬂ"

const source = join(import.meta.dirname, "node_modules/@expo-google-fonts/newsreader")
const target = join(projectFolder, "ui/fonts")
const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))

const whole = await readFile(join(source, "400Regular/Newsreader_400Regular.ttf"))
// without closure over its layout: alternate figures and small signs, which no sheet asks for, weigh 4 kB
const cut = await subsetFont(whole, letters.join("") + single, { targetFormat: "woff2", noLayoutClosure: true })
await writeFile(join(target, "newsreader.woff2"), cut)
await copyFile(join(source, "LICENSE_FONT"), join(target, "OFL.txt"))
console.log(`ui/fonts/newsreader.woff2: ${cut.byteLength} bytes, was ${whole.byteLength}`)
