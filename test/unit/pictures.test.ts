import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawPicture, pictureSubjects, type PictureRequest } from "../../fixtures/catalogue/pictures/draw-picture.ts"
import { pictureFormats, type PictureKind, pictureKinds } from "../../fixtures/catalogue/pictures/picture-kinds.ts"
import { rasterise } from "../../fixtures/catalogue/pictures/rasterise.ts"
import { pictureViews, type PictureView } from "../../fixtures/catalogue/pictures/studio.ts"

const request = (subject: string, view: PictureView, change: Partial<PictureRequest> = {}): PictureRequest => ({
  subject,
  view,
  colours: {},
  traits: {},
  seed: 11,
  ...change,
})

/** What is wrong with the markup: text outside tags, or elements not closed in order. */
function faults(svg: string): readonly string[] {
  const open: string[] = []
  const wrong: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_tag, closing: string, name: string, _attributes, empty: string) => {
      if (closing === "/") {
        if (open.pop() !== name) wrong.push(`</${name}>`)
      } else if (empty === "") open.push(name)
      return ""
    },
  )
  return [...open, ...wrong, ...(rest === "" ? [] : [rest.slice(0, 80)])]
}

/** References to definitions that the document does not hold. */
function danglingReferences(svg: string): readonly string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? "").filter((id) => !ids.has(id))
}

describe("drawPicture", () => {
  it.each(pictureSubjects)("draws %s from every view, well formed, each view different, the same each time", (subject) => {
    const drawn = pictureViews.map((view) => drawPicture(request(subject, view)))
    for (const svg of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"')).toBe(true)
      expect(faults(svg)).toEqual([])
      expect(danglingReferences(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
    expect(new Set(drawn).size).toBe(pictureViews.length)
    expect(pictureViews.map((view) => drawPicture(request(subject, view)))).toEqual(drawn)
  })

  it("understands colours and traits", () => {
    const plain = drawPicture(request("shirt", "front"))
    expect(drawPicture(request("shirt", "front", { colours: { body: "#884433" } }))).not.toBe(plain)
    expect(drawPicture(request("shirt", "front", { traits: { pattern: "check" } }))).not.toBe(plain)
  })

  it("names the subject that has no drawing", () => {
    expect(() => drawPicture(request("zeppelin", "front"))).toThrow("zeppelin")
    expect(() => drawPicture(request("toString", "front"))).toThrow("toString")
  })
})

describe("rasterise", () => {
  it("draws the sizes and formats that are asked for and nothing else, square and light enough for a phone", async () => {
    const kinds: readonly PictureKind[] = ["il", "ph"]
    const asked = kinds.flatMap((kind) => pictureFormats.map((format) => ({ kind, format })))
    const files = await rasterise(drawPicture(request("mug", "front")), asked)
    expect(files.map(({ kind, format }) => ({ kind, format }))).toEqual(asked)
    for (const { kind, format, bytes } of files) {
      const { width, height, format: container, compression } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([pictureKinds[kind], pictureKinds[kind]])
      expect(compression === "av1" ? "avif" : container).toBe(format === "jpg" ? "jpeg" : format)
      expect(bytes.length).toBeGreaterThan(1000)
      expect(bytes.length).toBeLessThan(40_000)
    }
    const weight = (format: string) => files.find((file) => file.kind === "ph" && file.format === format)?.bytes.length ?? 0
    expect(weight("avif")).toBeLessThan(weight("webp"))
    expect(weight("webp")).toBeLessThan(weight("jpg"))
  }, 60_000)
})
