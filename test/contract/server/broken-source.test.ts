import { join } from "node:path"
import { transformWithOxc } from "vite"
import { expect, test } from "vitest"
import { brokenSource, brokenSourcePage } from "../../../cli/serve/broken-source.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const file = join(projectFolder, "ui/product/Planted.tsx")

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (thrown) {
    return thrown
  }
  throw new Error("nothing was thrown")
}

test("a source that cannot be parsed is told with its file, line and message, without a terminal's colours", async () => {
  const thrown = await thrownBy(() => transformWithOxc("const fine = 1\nexport functionn Planted() {}\n", file))
  const broken = brokenSource(thrown, projectFolder)
  expect(broken.place).toMatch(/^ui\/product\/Planted\.tsx:2:\d+$/)
  expect(broken.message).toContain("export functionn Planted")
  const html = new TextDecoder().decode(brokenSourcePage(broken, "abc").body)
  expect(html).toContain(`<h1>${broken.place ?? ""}</h1>`)
  expect(html).toContain("export functionn Planted")
  expect(html).not.toContain("\u001b")
})

test("what a source throws is told with the place in the project where it did, and its words are no markup", async () => {
  const thrown = await thrownBy(() => {
    throw new Error("<b>planted</b>")
  })
  const broken = brokenSource(thrown, projectFolder)
  expect(broken.place).toMatch(/^test\/contract\/server\/broken-source\.test\.ts:\d+:\d+$/)
  const page = brokenSourcePage(broken, '"><script>')
  expect([page.status, new TextDecoder().decode(page.body)]).toEqual([500, expect.stringContaining("&lt;b&gt;planted")])
  expect(new TextDecoder().decode(page.body)).not.toContain('""><script>')
  expect(brokenSource("words", projectFolder)).toEqual({ place: null, message: "words", calls: [] })
})
