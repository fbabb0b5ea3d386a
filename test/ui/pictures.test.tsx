import { render } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import type { PictureFiles, ProductPicture } from "../../core/product/details.ts"
import { ResponsivePicture } from "../../ui/pictures/ResponsivePicture.tsx"
import { SmallPicture } from "../../ui/pictures/SmallPicture.tsx"
import { picture } from "./samples.ts"

const shirt = picture("Koszula", "Koszula na wieszaku")

/** The same picture in a shop that has the platform's sizes and formats only. */
function plain(rich: ProductPicture): ProductPicture {
  const without = (files: PictureFiles): PictureFiles => ({ ...files, avif: null })
  const { large, medium, icon, thumbnail } = rich
  return { ...rich, large: without(large), phone: null, medium: without(medium), icon: without(icon), thumbnail: without(thumbnail) }
}

const sourcesIn = (container: Element) =>
  [...container.querySelectorAll("source, img")].map((element) => ({
    type: element.getAttribute("type") ?? "image/jpeg",
    widths: (element.getAttribute("srcset") ?? "").split(", ").map((one) => one.split(" ")[1]),
    formats: new Set((element.getAttribute("srcset") ?? "").split(", ").map((one) => /\.(\w+)(?: |$)/.exec(one)?.[1])),
    sizes: element.getAttribute("sizes"),
  }))

test("a large picture is offered in four widths as AVIF, WebP and JPEG, in this order (10.179)", () => {
  const { container } = render(<ResponsivePicture picture={shirt} sizes="100vw" />)
  const widths = ["400w", "600w", "800w", "1200w"]
  expect(sourcesIn(container)).toEqual([
    { type: "image/avif", widths, formats: new Set(["avif"]), sizes: "100vw" },
    { type: "image/webp", widths, formats: new Set(["webp"]), sizes: "100vw" },
    { type: "image/jpeg", widths, formats: new Set(["jpg"]), sizes: "100vw" },
  ])
})

test("a shop with the platform's sizes only shows the same picture without AVIF and without the width for phones (10.20, 10.179)", () => {
  const { container } = render(<ResponsivePicture picture={plain(shirt)} sizes="100vw" />)
  const widths = ["400w", "600w", "1200w"]
  expect(sourcesIn(container).map(({ type, widths: offered }) => [type, offered])).toEqual([
    ["image/webp", widths],
    ["image/jpeg", widths],
  ])
  const small = render(<SmallPicture files={plain(shirt).thumbnail} alt="" />)
  expect([...small.container.querySelectorAll("source")].map((source) => source.getAttribute("type"))).toEqual(["image/webp"])
})

test("a picture of a tile is never offered larger than 600 px, and its JPEG, which few need, in that size alone (10.179)", () => {
  const { container } = render(<ResponsivePicture picture={shirt} sizes="50vw" upTo="medium" />)
  const offered = sourcesIn(container)
  expect(offered.map(({ type }) => type)).toEqual(["image/avif", "image/webp", "image/jpeg"])
  for (const { widths } of offered.slice(0, 2)) expect(widths).toEqual(["400w", "600w"])
  const jpeg = container.querySelector("img")
  expect([jpeg?.getAttribute("src"), jpeg?.hasAttribute("srcset")]).toEqual([shirt.medium.jpg, false])
})

test("one that is seen while a pointer is over it comes in its lightest format alone (10.179)", () => {
  const typesOf = (shown: ProductPicture) =>
    sourcesIn(render(<ResponsivePicture picture={shown} sizes="50vw" upTo="medium" isPassing />).container).map(({ type }) => type)
  expect(typesOf(shirt)).toEqual(["image/avif", "image/jpeg"])
  expect(typesOf(plain(shirt))).toEqual(["image/webp", "image/jpeg"])
})

test("the first picture of a page is fetched before others, any other waits until it is near, small ones after all else, and each has its size before it comes (19.31)", () => {
  const first = render(<ResponsivePicture picture={shirt} sizes="100vw" first />).container.querySelector("img")
  expect([first?.getAttribute("fetchpriority"), first?.getAttribute("loading")]).toEqual(["high", null])
  const other = render(<ResponsivePicture picture={shirt} sizes="100vw" />).container.querySelector("img")
  expect([other?.getAttribute("fetchpriority"), other?.getAttribute("loading"), other?.alt]).toEqual([null, "lazy", "Koszula na wieszaku"])
  const small = render(<SmallPicture files={shirt.thumbnail} alt="" />).container.querySelector("img")
  expect([small?.getAttribute("fetchpriority"), small?.getAttribute("loading")]).toEqual(["low", "lazy"])
  for (const shown of [first, other, small])
    for (const side of ["width", "height"]) expect(Number(shown?.getAttribute(side))).toBeGreaterThan(0)
})

test("a script shows pictures from the origin that its page names", async () => {
  document.documentElement.dataset["assets"] = "https://cdn.example"
  onTestFinished(() => {
    delete document.documentElement.dataset["assets"]
    vi.resetModules()
  })
  vi.resetModules()
  const [large, small] = await Promise.all([
    import("../../ui/pictures/ResponsivePicture.tsx"),
    import("../../ui/pictures/SmallPicture.tsx"),
  ])
  const { container } = render(
    <>
      <large.ResponsivePicture picture={shirt} sizes="100vw" withHighResolution />
      <small.SmallPicture files={shirt.thumbnail} alt="" />
    </>,
  )
  const addresses = [...container.querySelectorAll("source, img")].flatMap((element) =>
    ["src", "srcset", "data-img_high_res"].flatMap((name) => element.getAttribute(name)?.split(", ") ?? []),
  )
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !address.startsWith("https://cdn.example/"))).toEqual([])
})
