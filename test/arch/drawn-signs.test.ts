import { expect, test } from "vitest"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

/** Signs that a style sheet draws and a screen reader would say: those without words of their own for it, which are mostly none. */
const spokenSigns = (sheets: readonly SourceFile[]) =>
  sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*content:\s*("[^"]+")\s*(?:!important\s*)?;/gm)].map(([, sign = ""]) => `${path}: ${sign}`),
  )

test("a sign that a style sheet draws says nothing, or has words: a plus is no part of a button's name", () => {
  const sheets = projectSources(["ui/styles"], /\.css$/)
  expect(sheets.some(({ text }) => text.includes('content: "+" / ""'))).toBe(true)
  expect(spokenSigns(sheets)).toEqual([])
})

test("a sign that would be said is found", () => {
  const planted = {
    path: "a.css",
    text: 'a::after {\n  content: "+";\n}\nb::after {\n  content: "+" / "";\n}\ni::after {\n  content: "";\n}\n',
  }
  expect(spokenSigns([planted])).toEqual(['a.css: "+"'])
})
