import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

/** Names that still stand for two things: mostly what a machine works on, and the component that draws it. The list only gets shorter. */
const pairs: readonly string[] = [
  "EarnedPoints",
  "Form",
  "PickupRow",
  "PlaceForm",
  "ProducerPage",
  "ProductNotice",
  "ProductPage",
  "ProductTile",
  "QuantityField",
  "QuickPayments",
  "ReviewForm",
  "ReviewPage",
  "ShippingDialog",
  "SizeChart",
  "SubscriptionChoice",
  "TileVersions",
  "Toasts",
  "Tooltip",
  "VersionChoice",
]

const declared = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm

/** The names that more than one file declares for others, with the files. A type and its value in one file are one thing. */
function sharedNames(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>()
  for (const { path, text } of files)
    for (const name of new Set([...text.matchAll(declared)].map(([, found = ""]) => found)))
      places.set(name, [...(places.get(name) ?? []), path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

const shared = sharedNames(projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"], /\.tsx?$/))

test("an exported name stands for one thing", () => {
  expectKept(
    houseRules.oneName,
    [...shared].filter(([name]) => !pairs.includes(name)).map(([name, paths]) => `${name}: ${paths.join(", ")}`),
  )
  const planted = (text: string) => ["core/a.ts", "ui/b.tsx"].map((path) => ({ path, text }))
  expect([...sharedNames(planted("export const wide = 1"))]).toEqual([["wide", ["core/a.ts", "ui/b.tsx"]]])
  expect([...sharedNames(planted("const wide = 1"))]).toEqual([])
})

test("a name that stands for one thing now leaves the list", () => {
  expect(pairs.filter((name) => !shared.has(name))).toEqual([])
})
