import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { firstSentence, libraryIndex, libraryIndexFile } from "../support/sources/library-index.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

test("the index of public paths is the one that the sources give: npm run coverage writes it", () => {
  const written = readFileSync(join(projectFolder, libraryIndexFile), "utf8")
  expectKept(documentRules.written, written === libraryIndex() ? [] : [`${libraryIndexFile} is not what the sources give`])
})

test("every public function and constant has a sentence in the index", () => {
  const silent = libraryIndex().match(/^- `[^`]+`$/gm) ?? []
  expectKept(
    documentRules.told,
    silent.map((line) => `${line.slice(2)} has no sentence`),
  )
})

test.each([
  ["One sentence. Another.", "One sentence."],
  ["A price such as 1.50, or null.\n\nSpec: 5.1.", "A price such as 1.50, or null."],
  ["A line\nthat goes on.\n@example x // => 1", "A line that goes on."],
  ["No full stop", "No full stop"],
])("the first sentence of %j is %j", (doc, sentence) => {
  expect(firstSentence(doc)).toBe(sentence)
})
