import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import subsetFont from "subset-font"
import { projectFolder } from "../../project.ts"

// `npm run font`: cuts the typefaces of headings and of invoices to the letters of Latin and Latin Extended-A, and puts each beside its licence.
// Run it when a typeface has a new version; the files are committed, so that nobody else needs what cuts them (docs/adr/0069-the-shop-brings-its-type.md).

/** First and last characters of what is written in them. */
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

const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))

interface Typeface {
  /** folder of its package */
  readonly from: string
  /** folder of the project */
  readonly to: string
  /** files of the package, each with the name of what is cut of it */
  readonly files: Readonly<Record<string, string>>
  readonly targetFormat: "woff2" | "truetype"
}

async function cut({ from, to, files, targetFormat }: Typeface): Promise<void> {
  await mkdir(join(projectFolder, to), { recursive: true })
  for (const [file, name] of Object.entries(files)) {
    const whole = await readFile(join(import.meta.dirname, from, file))
    // without closure over its layout: alternate figures and small signs, which nothing asks for, weigh 4 kB
    const small = await subsetFont(whole, letters.join("") + single, { targetFormat, noLayoutClosure: true })
    await writeFile(join(projectFolder, to, name), small)
    console.log(`${to}/${name}: ${small.byteLength} bytes, was ${whole.byteLength}`)
  }
  await copyFile(join(import.meta.dirname, from, "LICENSE_FONT"), join(projectFolder, to, "OFL.txt"))
}

await cut({
  from: "node_modules/@expo-google-fonts/newsreader",
  to: "ui/fonts",
  files: { "400Regular/Newsreader_400Regular.ttf": "newsreader.woff2" },
  targetFormat: "woff2",
})
await cut({
  from: "node_modules/@expo-google-fonts/inter",
  to: "fixtures/shop/orders/invoices/fonts",
  files: { "400Regular/Inter_400Regular.ttf": "inter-regular.ttf", "700Bold/Inter_700Bold.ttf": "inter-bold.ttf" },
  targetFormat: "truetype",
})
