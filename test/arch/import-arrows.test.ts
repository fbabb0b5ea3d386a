import { expect, test } from "vitest"
import { brokenArrows } from "../support/sources/import-arrows.ts"
import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"

test("every import follows the arrows of the design", () => {
  expect(brokenArrows(projectSources(sourceFolders))).toEqual([])
})

test.each([
  ["core/money/planted.ts", 'import { Effect } from "effect"', "may not import effect"],
  ["core/money/planted.ts", 'import type { Effect } from "effect"', "may not import effect"],
  ["core/money/planted.ts", 'import { readFileSync } from "fs"', "may not import node:fs"],
  ["core/money/planted.ts", 'export { x } from "../../adapters/http/limits.ts"', "may not import adapters/http/limits.ts"],
  ["core/money/planted.ts", 'export const y = import("./../../core/use-cases/open-page.ts")', "may not import core/use-cases/open-page.ts"],
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
  ["test/unit/planted.ts", 'import { x } from "../../../outside/design.ts"', "may not import ../outside/design.ts"],
])("%s with %s is refused", (path, text, refusal) => {
  expect(brokenArrows([{ path, text }])).toEqual([expect.stringContaining(refusal)])
})

test("a file outside the known parts is refused", () => {
  expect(brokenArrows([{ path: "lib/planted.ts", text: "" }])).toEqual(["lib/planted.ts belongs to no part of the project"])
})
