/** A screen on which a page is looked at. */
export interface PictureScreen {
  /** width in CSS pixels */
  readonly px: number
  /** device pixels for each of them */
  readonly density: number
}

/**
 * The addresses of the pictures that a browser fetches with a page, without those that are left until they come into view: of each, the file
 * that fits the screen, in the first format. A browser may take a smaller file than this, never a larger one.
 *
 * @example firstPictures('<picture><source srcSet="/a 400w, /b 800w" sizes="100vw"/><img/></picture>', { px: 390, density: 1 }) // => ["/a"]
 */
export function firstPictures(html: string, screen: PictureScreen): readonly string[] {
  const found: string[] = []
  for (const [picture] of html.matchAll(/<picture.*?<\/picture>/gs)) {
    if (picture.includes('loading="lazy"')) continue
    const [, attributes = ""] = /<source ([^>]*)>/.exec(picture) ?? []
    const address = fittingFile(attribute(attributes, "srcset"), neededPx(attribute(attributes, "sizes"), screen))
    if (address !== null) found.push(address)
  }
  for (const [image] of html.replaceAll(/<picture.*?<\/picture>/gs, "").matchAll(/<img [^>]*>/g)) {
    const address = attribute(image, "src")
    if (!image.includes('loading="lazy"') && address !== "") found.push(address)
  }
  return found
}

const attribute = (text: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(text)?.[1] ?? ""

/** Device pixels that a picture fills, by its `sizes`: conditions on the width, lengths in `vw` and `px`. */
function neededPx(sizes: string, { px, density }: PictureScreen): number {
  for (const part of sizes.split(",")) {
    const [, least = "0", length = "100", unit = "vw"] = /^\s*(?:\(min-width: (\d+)px\) )?(\d+)(vw|px)\s*$/.exec(part) ?? []
    if (px >= Number(least)) return density * (unit === "vw" ? (px * Number(length)) / 100 : Number(length))
  }
  return density * px
}

/** The smallest file that is wide enough, else the largest. */
function fittingFile(srcset: string, needed: number): string | null {
  const files = srcset.split(",").map((file) => {
    const [address = "", width = ""] = file.trim().split(" ")
    return { address, width: Number.parseInt(width, 10) || 0 }
  })
  const bySize = files.toSorted((one, other) => one.width - other.width)
  return (bySize.find(({ width }) => width >= needed) ?? bySize.at(-1))?.address ?? null
}
