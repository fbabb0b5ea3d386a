import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept, type HouseRule, houseRules } from "../support/sources/house-rules.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

const rules: readonly (readonly [string, HouseRule])[] = Object.entries({ ...houseRules, ...documentRules })

test.each(rules)("who breaks %s is told every place, the rule, why it is one, and the way out", (_, rule) => {
  const places = ["core/planted.ts:3 is wrong", "core/planted.ts:7 is wrong"]
  const told = `${places.join("\n")}\n  rule: ${rule.rule}\n  why: ${rule.why}\n  way out: ${rule.wayOut}`
  expect(() => expectKept(rule, places)).toThrow(told)
  expect(() => expectKept(rule, [])).not.toThrow()
})

test.each(rules)("the pages and folders that %s names exist", (_, rule) => {
  const named = Object.values(rule).flatMap((text: string) =>
    [...text.matchAll(/(?:(?:core|ports|adapters|ui|cli|fixtures|test|docs)\/[\w./-]*\w|\w+\.md)\/?/g)].map(([path]) => path),
  )
  expect(named.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([])
  for (const text of Object.values(rule)) expect(text).toMatch(/^[`a-z].*\.$/)
})
