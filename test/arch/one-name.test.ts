import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

const declared = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm

/** The names that more than one file declares for others, with the files. A type and its value in one file are one thing. */
function sharedNames(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>()
  for (const { path, text } of files)
    for (const name of new Set([...text.matchAll(declared)].map(([, found = ""]) => found)))
      places.set(name, [...(places.get(name) ?? []), path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

/** Programs of their own: nothing imports from the inside of the studio and of the second shop, and they import nothing of the project. */
const isApart = ({ path }: SourceFile): boolean => /^fixtures\/(?:catalogue\/studio|platform-shop)\//.test(path)

const shared = sharedNames(
  projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"], /\.tsx?$/).filter((file) => !isApart(file)),
)

test("an exported name stands for one thing", () => {
  expectKept(
    houseRules.oneName,
    [...shared].map(([name, paths]) => `${name}: ${paths.join(", ")}`),
  )
  const planted = (text: string) => ["core/a.ts", "ui/b.tsx"].map((path) => ({ path, text }))
  expect([...sharedNames(planted("export const wide = 1"))]).toEqual([["wide", ["core/a.ts", "ui/b.tsx"]]])
  expect([...sharedNames(planted("const wide = 1"))]).toEqual([])
})
