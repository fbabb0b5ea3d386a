import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { viewType } from "../../core/shell/viewport.ts"
import { projectFolder } from "../support/sources/project-sources.ts"
import { renderedPage } from "./rendered-page.ts"

/** The width of the marker in a window so wide, as the style sheet's table says it. */
function markerPx(windowPx: number): number {
  const sheet = readFileSync(join(projectFolder, "ui/styles/base.css"), "utf8")
  const plain = /^#viewType \{[^}]*width: (\d)px/m.exec(sheet)?.[1]
  const wider = [...sheet.matchAll(/^@media \(min-width: (\d+)px\) \{\s*#viewType \{\s*width: (\d)px;\s*\}\s*\}/gm)]
  return Number(wider.findLast(([, from]) => windowPx >= Number(from))?.[2] ?? plain)
}

test("each page has one hidden marker, whose width is the view: 1 below 757 px, 2 up to 978, 3 up to 1199, 4 above (2.9, 2.10)", async () => {
  for (const name of ["home", "category", "product", "cart"]) {
    const markers = (await renderedPage(name)).querySelectorAll("#viewType")
    expect([name, markers.length, markers[0]?.textContent]).toEqual([name, 1, ""])
  }
  const widths = [320, 756, 757, 978, 979, 1199, 1200, 2560]
  expect(widths.map(markerPx)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  expect(widths.map(markerPx)).toEqual(widths.map(viewType))
})
