import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawPicture, shownIn, type PictureRequest } from "../../fixtures/catalogue/pictures/draw-picture.ts"
import { pictureFormats, type PictureKind, pictureKinds } from "../../fixtures/catalogue/pictures/picture-kinds.ts"
import { lathe, type Profile, ringsOf, slicesOf } from "../../fixtures/catalogue/pictures/lathe.ts"
import { pathBox } from "../../fixtures/catalogue/pictures/path-box.ts"
import { mouthOf } from "../../fixtures/catalogue/pictures/pulled.ts"
import { rasterise } from "../../fixtures/catalogue/pictures/rasterise.ts"
import { toScale } from "../../fixtures/catalogue/pictures/scene.ts"
import { softened } from "../../fixtures/catalogue/pictures/soften.ts"
import { pictureViews, type PictureView, Studio } from "../../fixtures/catalogue/pictures/studio.ts"
import { pictureSubjects } from "../../fixtures/catalogue/pictures/subject-names.ts"
import { someOf } from "../support/property/property.ts"

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
    // a short run draws a few of the views, others with each seed
    const views = someOf(pictureViews)
    const drawn = views.map((view) => drawPicture(request(subject, view)))
    for (const svg of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"')).toBe(true)
      expect(faults(svg)).toEqual([])
      expect(danglingReferences(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
    expect(new Set(drawn).size).toBe(views.length)
    const [again = pictureViews[0]] = views
    expect(drawPicture(request(subject, again))).toBe(drawn[0])
  })

  it("understands colours and traits", () => {
    const plain = drawPicture(request("shirt", "front"))
    expect(drawPicture(request("shirt", "front", { colours: { body: "#884433" } }))).not.toBe(plain)
    expect(drawPicture(request("shirt", "front", { traits: { pattern: "check" } }))).not.toBe(plain)
  })

  it("leaves the pages of a notebook white, however dark its cover and its thread are", async () => {
    const dark = { body: "#3a2018", accent: "#402818", detail: "#301810" }
    const open = drawPicture(request("notebook", "open", { colours: dark }))
    const { data, info } = await sharp(Buffer.from(open)).resize(120).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const x of [30, 85]) {
      const at = (45 * info.width + x) * info.channels
      expect(Math.min(...data.subarray(at, at + 3))).toBeGreaterThan(190)
    }
  })

  it("lays four different tools into a set of four spoons", () => {
    const shown = shownIn(request("spoon-set", "front", { traits: { pieces: 4 } }))
    expect(["spoon", "spatula", "spoon with a hole", "stirrer"].map((tool) => shown.get(tool))).toEqual([1, 1, 1, 1])
  })

  it.each(["front", "detail", "setting"] as const)("composes the %s of one duvet cover otherwise than that of a whole set", (view) => {
    const composition = (pieces: number): string =>
      drawPicture(request("bedding", view, { traits: { pieces } })).replaceAll(/"#[0-9a-f]{6}"/g, "")
    expect(composition(1)).toBe(composition(1))
    expect(composition(1)).not.toBe(composition(3))
  })

  it("names the subject that has no drawing", () => {
    expect(() => drawPicture(request("zeppelin", "front"))).toThrow("zeppelin")
    expect(() => drawPicture(request("toString", "front"))).toThrow("toString")
  })
})

describe("the box around a path", () => {
  it.each([
    ["M10 20H40V5h-10v2L1 1l4 4z", { left: 1, top: 1, right: 40, bottom: 20 }],
    ["M0 0C10 -20 30 40 5 5", { left: 0, top: -20, right: 30, bottom: 40 }],
    ["M0 0A5 5 0 0 1 10 0", { left: -10, top: -10, right: 10, bottom: 10 }],
    ["M0 0Q5 5 10 0", null],
    ["", null],
  ])("knows how far %j reaches, when it knows its commands", (path, box) => {
    expect(pathBox(path)).toEqual(box)
  })
})

/** How far two drawings are apart: the mean and the largest difference of a channel. */
async function apart(first: string, second: string): Promise<{ readonly mean: number; readonly most: number }> {
  const draw = (markup: string): Promise<Buffer> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="300" height="300"><rect width="1200" height="1200" fill="#fff"/>${markup}</svg>`
    return sharp(Buffer.from(svg)).raw().toBuffer()
  }
  const [one, other] = await Promise.all([draw(first), draw(second)])
  let [sum, most] = [0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    sum += difference
    most = Math.max(most, difference)
  }
  return { mean: sum / one.length, most }
}

describe("soft edges", () => {
  const blurred = (radius: number, markup: string): string =>
    `<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#f)">${markup}</g>`

  it.each([
    [
      "a stroke",
      '<path d="M300 400C500 300 600 700 900 600" fill="none" stroke="#a33" stroke-width="60" stroke-opacity=".5" stroke-linecap="round"/>',
    ],
    ["a thin stroke", '<path d="M300 300L900 800" fill="none" stroke="#333" stroke-width="14" stroke-linecap="round"/>'],
    ["a shape", '<path d="M300 300H900V700C800 900 400 900 300 700Z" fill="#333" fill-opacity=".4"/>'],
    ["a moved shape", '<path d="M300 300H900V700H300Z" transform="translate(40 60)" fill="#333" fill-opacity=".4"/>'],
  ])("of %s look as a blur makes them", async (_name, markup) => {
    const painted = softened(20, markup, 14) ?? ""
    const { mean, most } = await apart(painted, blurred(20, markup))
    expect(mean).toBeLessThan(1)
    expect(most).toBeLessThan(30)
    // the oracle can tell: hard edges are far from a blur
    expect((await apart(markup, blurred(20, markup))).most).toBeGreaterThan(40)
  })

  it("are left to a filter where there is more than paths", () => {
    expect(softened(20, '<g><path d="M0 0H10"/></g>', 7)).toBeNull()
    expect(softened(20, '<path d="M0 0Q5 5 10 0" fill="#333"/>', 7)).toBeNull()
    const studio = new Studio({ ground: "#fff", body: "#fff", accent: "#fff", detail: "#fff" }, {}, "front", 1)
    expect(studio.document(studio.soft(3, "<circle/>"))).toContain("feGaussianBlur")
  })
})

describe("a turned form", () => {
  const studio = (traits = {}) => new Studio({ ground: "#fff", body: "#fff", accent: "#fff", detail: "#fff" }, traits, "front", 1)

  it("is cut so finely that no two slices differ by a step of light that could be seen", () => {
    const rings = ringsOf(
      [
        [100, -400],
        [180, -200],
        [120, 0],
      ],
      16,
    )
    const lights = rings.map(({ radius }, index) => [radius / 400, index / 200])
    const slices = slicesOf(rings, lights, 0.022)
    expect(slices[0]?.from).toBe(0)
    expect(slices.at(-1)?.to).toBe(rings.length - 1)
    for (const [at, slice] of slices.entries()) {
      const next = slices[at + 1]
      if (next !== undefined) expect(next.from).toBe(slice.to)
      const [first = [], last = []] = [lights[slice.from], lights[slice.to]]
      for (const [index, light] of first.entries()) expect(Math.abs(light - (last[index] ?? 0))).toBeLessThanOrEqual(0.022 + 1e-9)
    }
  })

  /** The red and green of each pixel of a form painted red, and green below a height, on a white ground; (0,0) is its foot. */
  async function painted(profile: Profile, greenBelow: number, tilt: number): Promise<(x: number, y: number) => readonly [number, number]> {
    const surface = { colour: "#c00000", finish: "matt", bands: [{ below: greenBelow, colour: "#00a000" }] } as const
    const drawing = studio()
    const svg = drawing.document(`<g transform="translate(600 600)">${lathe(drawing, profile, surface, tilt)}</g>`)
    const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).raw().toBuffer({ resolveWithObject: true })
    return (x, y) => {
      const at = ((600 + y) * info.width + 600 + x) * info.channels
      return [data[at] ?? 0, data[at + 1] ?? 0]
    }
  }

  it("hides with its belly what lies under that, for one looks at it from a little above", async () => {
    const bowl: Profile = [
      [290, -250],
      [262, -150],
      [200, -62],
      [120, -22],
      [112, -20],
      [112, -20],
      [106, 0],
    ]
    const pixel = await painted(bowl, -30, 0.3)
    const greenOnTheBelly: string[] = []
    for (let x = -180; x <= 180; x += 4)
      for (let y = -60; y < -62 + 60 * Math.sqrt(1 - (x / 200) ** 2) - 2; y += 2) {
        const [red, green] = pixel(x, y)
        if (green > red) greenOnTheBelly.push(`${x} ${y}`)
      }
    expect(greenOnTheBelly).toEqual([])
    // the oracle can tell: its foot is green
    const [red, green] = pixel(0, 20)
    expect(green).toBeGreaterThan(red)
  })

  it("shows its flat top whole, the half behind its front too", async () => {
    const pixel = await painted(
      [
        [200, -300],
        [200, 0],
      ],
      400,
      0.3,
    )
    expect(pixel(0, -350)).not.toEqual([255, 255])
    expect(pixel(0, -370)).toEqual([255, 255])
  })

  it("keeps its lip in one piece with its wall: the mouth follows the pull, and is a circle without one", () => {
    const profile = [
      [100, -300],
      [120, -100],
      [110, 0],
    ] as const
    const width = (path: string): number => {
      const xs = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(width(mouthOf({ profile, pull: () => ({ out: 0, up: 0 }) }))).toBeCloseTo(200, 0)
    expect(width(mouthOf({ profile, pull: (angle) => ({ out: Math.abs(angle - Math.PI) < 0.1 ? 60 : 0, up: 0 }) }))).toBeCloseTo(260, 0)
  })

  it("is drawn to the scale of its own measure", () => {
    expect(toScale(studio(), 9)).toBe(1)
    expect(toScale(studio({ centimetres: 9 }), 9)).toBe(1)
    expect(toScale(studio({ centimetres: 6 }), 9)).toBeLessThan(0.8)
    expect(toScale(studio({ centimetres: 6 }), 9)).toBeGreaterThan(0.6)
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
