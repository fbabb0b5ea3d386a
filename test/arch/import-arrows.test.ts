import { expect, test } from "vitest"
import { expectKept, expectNone, houseRules } from "../support/sources/house-rules.ts"
import { brokenArrows } from "../support/sources/import-arrows.ts"
import { fileCircles, folderCircles } from "../support/sources/import-circles.ts"
import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"

/** A refusal with its three lines. */
const toldWhole = (refusal: string) =>
  new RegExp(`${refusal.replaceAll(".", String.raw`\.`)}\\n {2}rule: .+\\n {2}why: .+\\n {2}way out: .+$`)

test("every import follows the arrows of the design", () => {
  expectNone(brokenArrows(projectSources(sourceFolders)))
})

test.each([
  ["core/money/planted.ts", 'import { Effect } from "effect"', "may not import effect"],
  ["core/money/planted.ts", 'import type { Effect } from "effect"', "may not import effect"],
  ["core/money/planted.ts", 'import { readFileSync } from "fs"', "may not import node:fs"],
  ["core/money/planted.ts", 'export { x } from "../../adapters/http/limits.ts"', "may not import adapters/http/limits.ts"],
  ["core/money/planted.ts", 'export const y = import("../../core/use-cases/open-page.ts")', "may not import core/use-cases/open-page.ts"],
  ["core/money/planted.ts", 'export type Y = import("../../ports/clock.ts").Clock', "may not import ports/clock.ts"],
  ["core/use-cases/planted.ts", 'import ky from "ky"', "may not import ky"],
  ["ports/planted.ts", 'import { x } from "../adapters/http/limits.ts"', "may not import adapters/http/limits.ts"],
  [
    "adapters/http/planted.ts",
    'import { createShop } from "../../fixtures/shop/create-shop.ts"',
    "may not import fixtures/shop/create-shop.ts",
  ],
  [
    "ui/product/Planted.tsx",
    'import { shopModule } from "../../adapters/wiring/shop-module.ts"',
    "may not import adapters/wiring/shop-module.ts",
  ],
  ["ui/product/Planted.tsx", 'import { Container } from "inversify"', "may not import inversify"],
  ["cli/commands/planted.ts", 'import { x } from "../../ui/product/Product.tsx"', "may not import ui/product/Product.tsx"],
  ["fixtures/shop/planted.ts", 'import { x } from "../../adapters/http/limits.ts"', "may not import adapters/http/limits.ts"],
  ["fixtures/shop/basket/planted.ts", 'import { Pool } from "pg"', "may not import pg"],
  ["fixtures/platform-shop/planted.ts", 'import { x } from "../shop/create-shop.ts"', "may not import fixtures/shop/create-shop.ts"],
  ["fixtures/platform-shop/planted.ts", 'import { x } from "../../core/values/money.ts"', "may not import core/values/money.ts"],
  ["test/unit/planted.ts", 'import { x } from "../../../outside/design.ts"', "may not import ../outside/design.ts"],
])("%s with %s is refused", (path, text, refusal) => {
  expect(brokenArrows([{ path, text }])).toEqual([expect.stringMatching(toldWhole(refusal))])
})

test("who breaks an arrow is told the place, the rule, why it is one, and the way out", () => {
  const planted = { path: "core/money/planted.ts", text: '\nimport ky from "ky"' }
  expect(() => expectNone(brokenArrows([planted]))).toThrow(
    [
      "core/money/planted.ts:2 may not import ky",
      "  rule: the core imports the core, and no package.",
      "  why: it is run, tested and replayed outside browsers because it knows none of them (docs/adr/0001-pure-core.md).",
      "  way out: make it an argument; what has to be asked for is a port in ports/, called by a use case in core/use-cases/",
    ].join("\n"),
  )
})

test("a file outside the known parts is refused", () => {
  const refusal = "lib/planted.ts belongs to no part of the project"
  expect(brokenArrows([{ path: "lib/planted.ts", text: "" }])).toEqual([expect.stringMatching(toldWhole(refusal))])
})

const layers = projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"])

test("no files import each other in a circle, not even types", () => {
  expectKept(houseRules.circles, fileCircles(layers))
})

test("no folders import each other in a circle, not even types", () => {
  expectKept(houseRules.circles, folderCircles(layers))
})

test("a circle of three files, one of folders and one of types are found", () => {
  const planted = [
    { path: "core/a/one.ts", text: 'import { two } from "./two.ts"\nexport const one = two' },
    { path: "core/a/two.ts", text: 'export { three } from "./three.ts"' },
    { path: "core/a/three.ts", text: 'import type { One } from "./one.ts"\nexport const three = 3' },
    { path: "core/a/inner/four.ts", text: 'import { one } from "../one.ts"\nimport { five } from "../../b/five.ts"\nexport { one, five }' },
    { path: "core/b/five.ts", text: 'export type Six = typeof import("../a/six.ts")' },
    { path: "core/a/six.ts", text: 'import { four } from "./inner/four.ts"\nimport "../c/seven.ts"\nexport const six = four' },
    { path: "core/c/seven.ts", text: "" },
  ]
  expect(fileCircles(planted)).toEqual(["core/a/inner/four.ts core/a/six.ts core/b/five.ts", "core/a/one.ts core/a/three.ts core/a/two.ts"])
  expect(folderCircles(planted)).toEqual(["core/a core/b"])
})
