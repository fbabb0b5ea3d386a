import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawPicture, pictureSubjects, type PictureRequest } from "../../fixtures/catalogue/pictures/draw-picture.ts"
import { pictureFormats, type PictureKind, pictureKinds } from "../../fixtures/catalogue/pictures/picture-kinds.ts"
import { pathsBox } from "../../fixtures/catalogue/pictures/paths-box.ts"
import { rasterise } from "../../fixtures/catalogue/pictures/rasterise.ts"
import { pictureViews, type PictureView, Studio } from "../../fixtures/catalogue/pictures/studio.ts"

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

describe("a blur", () => {
  it.each([
    ["M10 20H40V5h-10v2L1 1l4 4z", { left: 1, top: 1, right: 40, bottom: 20 }],
    ["M0 0C10 -20 30 40 5 5", { left: 0, top: -20, right: 30, bottom: 40 }],
    ["M0 0A5 5 0 0 1 10 0", { left: -10, top: -10, right: 10, bottom: 10 }],
    ["M0 0Q5 5 10 0", null],
    ["", null],
  ])("knows how far the path %j reaches, when it knows its commands", (path, box) => {
    expect(pathsBox(`<path d="${path}"/>`)).toEqual(box)
  })

  it("knows of strokes and moves, and of nothing else", () => {
    const moved = '<path d="M0 0H10" transform="translate(5 -5)" stroke-width="6"/>'
    expect(pathsBox(moved)).toEqual({ left: 2, top: -8, right: 18, bottom: -2 })
    expect(pathsBox(`${moved}<path d="M0 9H1"/>`)).toEqual({ left: 0, top: -8, right: 18, bottom: 9 })
    expect(pathsBox('<path d="M0 0H10" transform="rotate(5)"/>')).toBeNull()
    expect(pathsBox(`<g>${moved}</g>`)).toBeNull()
  })

  it("looks as it would without bounds, and is bounded", async () => {
    const studio = new Studio({ ground: "#fff", body: "#fff", accent: "#fff", detail: "#fff" }, {}, "front", 1)
    const svg = studio.document(studio.soft(20, '<path d="M300 400C500 300 600 700 900 600" fill="none" stroke="#a33" stroke-width="60"/>'))
    const unbounded = svg.replace(/filterUnits.*? height="[^"]*"/, 'x="-300%" y="-300%" width="700%" height="700%"')
    expect(unbounded).not.toBe(svg)
    const [drawn, wanted] = await Promise.all([svg, unbounded].map((text) => sharp(Buffer.from(text)).resize(300).raw().toBuffer()))
    const apart = [...(drawn ?? [])].filter((value, at) => Math.abs(value - (wanted?.[at] ?? 0)) > 1)
    expect([drawn?.length, apart.length]).toEqual([wanted?.length, 0])
    expect(new Set(drawn).size).toBeGreaterThan(50)
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
