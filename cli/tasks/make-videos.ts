import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { catalogueFolder } from "../../fixtures/catalogue/catalogue-files.ts"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"
import { photographsFolder } from "../../fixtures/catalogue/pictures/photograph.ts"

// Makes the films of the catalogue anew, of the photographs of their products, and under the same licence as the project. They lie in the
// repository: only who changes such a photograph runs this, with `node cli/tasks/make-videos.ts`. It needs ffmpeg (Debian: apt-get install ffmpeg).

/** A lamp in daylight, from both sides, its shade close, and the table in the evening. */
const views: readonly string[] = ["front", "side", "detail", "setting"]
const px = 640
const fps = 24
/** how long each view stands alone, and how long one turns into the next, in seconds */
const shownFor = 0.9
const turnsFor = 0.5

/** Without sound, readable by every browser, and with its index before its pictures, so that it starts at once. */
const encoding = [
  "-an",
  "-c:v",
  "libx264",
  "-preset",
  "veryslow",
  "-crf",
  "21",
  "-pix_fmt",
  "yuv420p",
  "-movflags",
  "+faststart",
  "-bitexact",
]

const { products } = await loadCatalogue()
const folder = join(catalogueFolder, "videos")
mkdirSync(folder, { recursive: true })
for (const { id, pictures: told, video } of products) {
  if (video === undefined) continue
  const frames = mkdtempSync(join(tmpdir(), "witryna-video-"))
  try {
    const shown = views.map((view) => told.findIndex((picture) => picture.view === view) + 1).filter((number) => number > 0)
    const pictures = await Promise.all(
      shown.map(async (number) => {
        const file = join(frames, `${number}.png`)
        await sharp(join(catalogueFolder, photographsFolder, `${id}-${number}.avif`))
          .resize(px, px)
          .png()
          .toFile(file)
        return file
      }),
    )
    execFileSync("ffmpeg", [...inputs(pictures), ...encoding, join(folder, `${video.file}.mp4`)], { stdio: "inherit" })
  } finally {
    rmSync(frames, { recursive: true, force: true })
  }
}

/** Each picture as long as it is seen, turns included, and the filter that turns one into the next. */
function inputs(pictures: readonly string[]): readonly string[] {
  const seen = shownFor + 2 * turnsFor
  const turns = pictures.slice(1).map((_, at) => {
    const from = at === 0 ? "0:v" : `turn${at}`
    const offset = (shownFor + turnsFor) * (at + 1)
    return `[${from}][${at + 1}:v]xfade=transition=fade:duration=${turnsFor}:offset=${offset.toFixed(2)}[turn${at + 1}]`
  })
  return [
    "-y",
    "-loglevel",
    "error",
    ...pictures.flatMap((file) => ["-loop", "1", "-framerate", String(fps), "-t", String(seen), "-i", file]),
    "-filter_complex",
    turns.join(";"),
    "-map",
    `[turn${pictures.length - 1}]`,
  ]
}
