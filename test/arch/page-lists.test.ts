import { expect, test } from "vitest"
import { pageNames, pages } from "../../core/pages/pages.ts"
import { bodies } from "../../ui/pages/bodies.tsx"
import { projectSources } from "../support/sources/project-sources.ts"

const recordFiles = projectSources(["core"], /\.page\.ts$/, [])
const list = projectSources(["core"], /^pages\.ts$/, [])

test("each record of a page adds its line to the types, and is in the list under that name", () => {
  const named = recordFiles.map(({ text }) => /interface PageTypes \{\s*readonly (\w+):/.exec(text)?.[1])
  expect(new Set(named)).toEqual(new Set<unknown>(pageNames))
  expect(
    recordFiles.filter(({ path }) => !list.some(({ text }) => text.includes(path.slice("core/".length)))).map(({ path }) => path),
  ).toEqual([])
})

test("there is a body of each page, and machines have one name each", () => {
  expect(Object.keys(bodies).toSorted()).toEqual(pageNames.toSorted())
  // pages that have the same one list the same
  const machines = pageNames.flatMap((name) => Object.entries(pages[name].machines))
  const byName = new Map(machines)
  expect(machines.filter(([name, machine]) => byName.get(name) !== machine).map(([name]) => name)).toEqual([])
})

test("a page that is left out of a list does not compile", () => {
  const { home: ofHome, ...otherPages } = pages
  const { home: bodyOfHome, ...otherBodies } = bodies
  // @ts-expect-error -- the list of records misses one
  const records: typeof pages = otherPages
  // @ts-expect-error -- so does the list of bodies
  const shown: typeof bodies = otherBodies
  expect([records, shown, ofHome, bodyOfHome]).not.toContain(undefined)
})
