import { readFileSync } from "node:fs"
import { SchemaAST } from "effect"
import { describe, expect, test } from "vitest"
import { Amount, type StoredProduct, StoredProduct as ProductSchema } from "../../../fixtures/catalogue/product-file.ts"
import { ShopFile } from "../../../fixtures/catalogue/shop-files.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { productInCurrency, shopInCurrency } from "../../../fixtures/shop/catalogue/amounts-in-currency.ts"
import { decimal } from "../../support/core/sample-offer.ts"

/** The fields of a catalogue's file that hold an amount, by their paths without places in lists. */
function amountPaths(ast: SchemaAST.AST, path: string): readonly string[] {
  if (SchemaAST.isObjects(ast))
    return ast.propertySignatures.flatMap(({ name, type }) => amountPaths(type, path === "" ? String(name) : `${path}.${String(name)}`))
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap((item) => amountPaths(item, path))
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => amountPaths(type, path))
  return ast.checks !== undefined && ast.checks === Amount.ast.checks ? [path] : []
}

/** An amount off by subscription is a decimal, which may as well be a percentage. */
const beside = ["product subscription.rebate"]

const inFiles = [
  ...amountPaths(ProductSchema.ast, "").map((path) => `product ${path}`),
  ...amountPaths(ShopFile.ast, "").map((path) => `shop ${path}`),
  ...beside,
].toSorted()

const specification = readFileSync(new URL("../../../docs/specification/15-prices.md", import.meta.url), "utf8")
const rows = specification
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| what"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
const inTable = rows.flatMap(([, , , fields = ""]) => [...fields.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path))

/** Every leaf of a value by its path without places in lists. */
function leaves(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, path))
  if (typeof value !== "object" || value === null) return [[path, JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, item]) => leaves(item, path === "" ? name : `${path}.${name}`))
}

/** The paths at which two values differ. */
function changedPaths(one: unknown, other: unknown): ReadonlySet<string> {
  const [before, after] = [leaves(one, ""), leaves(other, "")]
  expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path))
  return new Set(before.flatMap(([path, text], at) => (after[at]?.[1] === text ? [] : [path])))
}

const exchange = { rate: decimal("4.2350"), places: 2 }

describe("the table of what another currency changes", () => {
  test("it names every field of the catalogue's files that holds an amount, each once, and none besides (15.81)", () => {
    expect(inTable.toSorted()).toEqual(inFiles)
    expect(inFiles.length).toBeGreaterThan(15)
  })

  test("what is changed in a product is what the table names, and nothing else (15.81)", async () => {
    const { products } = await loadCatalogue()
    const subscribed = products.find(({ subscription }) => subscription?.rebateType === "quota")
    const [first] = products
    if (subscribed?.subscription === undefined || first === undefined) throw new Error("the demo shop has an amount off by subscription")
    const whole: StoredProduct = {
      ...first,
      gross: "129.00",
      wholesaleNet: "80.00",
      suggestedGross: "140.00",
      advanceGross: "20.00",
      deposit: "5.00",
      reduction: { kind: "promotion", beforeGross: "150.00", startedDaysAgo: 3 },
      priceHistory: [{ daysAgo: 40, gross: "145.00" }],
      sizes: first.sizes.map((size) => ({ ...size, gross: "133.00" })),
      multipack: [{ threshold: "3", gross: "119.00" }],
      subscription: subscribed.subscription,
    }
    const named = inFiles.flatMap((path) => (path.startsWith("product ") ? [path.slice("product ".length)] : []))
    expect([...changedPaths(whole, productInCurrency(whole, exchange))].toSorted()).toEqual(named.toSorted())
    expect(productInCurrency(whole, exchange)).toMatchObject({ gross: "30.46", deposit: "1.18", multipack: [{ gross: "28.10" }] })
    const percentage = { ...whole, subscription: { ...subscribed.subscription, rebateType: "percentage" as const } }
    expect(productInCurrency(percentage, exchange).subscription).toEqual(percentage.subscription)
  })

  test("so it is with what the shop itself sets (15.81)", async () => {
    const { shop } = await loadCatalogue()
    const named = inFiles.flatMap((path) => (path.startsWith("shop ") ? [path.slice("shop ".length)] : []))
    expect([...changedPaths(shop, shopInCurrency(shop, exchange))].toSorted()).toEqual(named.toSorted())
  })
})
