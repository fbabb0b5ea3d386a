import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

/** How a statement begins; comments say such words, too, but not in quotes. */
const statement = /["'`]\s*(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|PRAGMA|CREATE|DROP|ALTER|WITH|BEGIN|COMMIT|ROLLBACK|EXPLAIN)\b/

const mayHold = /(?:-store\.ts$|^fixtures\/shop\/store\/)/

const strayStatements = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    mayHold.test(path) ? [] : text.split("\n").flatMap((line, at) => (statement.test(line) ? [`${path}:${at + 1}`] : [])),
  )

test("the shop's SQL stands in its stores", () => {
  expectKept(houseRules.statements, strayStatements(projectSources(["fixtures/shop", "cli", "adapters"])))
})

test("a statement somewhere else is noticed, on a line of its own as well", () => {
  const planted = (path: string, text: string) => strayStatements([{ path, text }])
  expect(planted("fixtures/shop/basket/planted.ts", 'const row = await reader.get("SELECT 1")')).toEqual([
    "fixtures/shop/basket/planted.ts:1",
  ])
  expect(planted("cli/shop/planted.ts", "await run(\n  `DELETE FROM basket`,\n)")).toEqual(["cli/shop/planted.ts:2"])
  expect(planted("fixtures/shop/basket/rows-store.ts", 'const row = await reader.get("SELECT 1")')).toEqual([])
  expect(planted("fixtures/shop/planted.ts", "/** What a SELECT answers. */")).toEqual([])
})
