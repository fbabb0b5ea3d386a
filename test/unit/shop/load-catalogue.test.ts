import { describe, expect, test } from "vitest"
import { CatalogueError, decodeCatalogue, loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { smallCatalogue, smallProducts } from "../../support/shop/small-catalogue.ts"

/** The problems of the small catalogue after one product was changed. */
const problemsOf = (id: number, change: (product: ProductFile) => unknown): readonly string[] => {
  const files = smallCatalogue().map((file) => {
    const product = smallProducts.find((one) => file.file.startsWith(`products/${one.id}-`))
    return product?.id === id ? { ...file, text: JSON.stringify(change(product)) } : file
  })
  return problemsIn(files)
}

const without = (product: ProductFile, field: keyof ProductFile) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => name !== field))

const problemsIn = (files: Parameters<typeof decodeCatalogue>[0]): readonly string[] => {
  try {
    decodeCatalogue(files)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map(({ file, path, rule }) => `${file} | ${path} | ${rule}`)
    throw error
  }
}

const fileOf = (name: string, json: unknown) =>
  smallCatalogue().map((file) => (file.file === name ? { file: name, text: typeof json === "string" ? json : JSON.stringify(json) } : file))

describe("the project's own catalogue", () => {
  test("breaks no rule", async () => {
    const { products } = await loadCatalogue()
    expect(products.length).toBeGreaterThan(50)
  })
})

describe("an error of a catalogue names file, path and rule", () => {
  test.each<readonly [string, number, (product: ProductFile) => unknown, string]>([
    [
      "an amount with one place",
      601,
      (product) => ({ ...product, gross: "129.0" }),
      "products/601-T-601.json | gross | Expected a string matching the RegExp",
    ],
    [
      "a stock below unlimited",
      601,
      (product) => ({ ...product, sizes: [{ id: "S", name: "S", code: "x", stock: "-2" }] }),
      "products/601-T-601.json | sizes[0].stock |",
    ],
    [
      "a field nobody knows",
      601,
      (product) => ({ ...product, colour: "red" }),
      "products/601-T-601.json | colour | Expected no excess property",
    ],
    [
      "an unknown category",
      601,
      (product) => ({ ...product, categories: [12, 99] }),
      "products/601-T-601.json | categories[1] | category 99 exists",
    ],
    ["an unknown producer", 601, (product) => ({ ...product, producer: 5 }), "products/601-T-601.json | producer | producer 5 exists"],
    [
      "a colour that is none",
      601,
      (product) => ({ ...product, colours: ["#334455", "red"] }),
      "products/601-T-601.json | colours[1] | Expected a string matching",
    ],
    [
      "an unknown size chart",
      601,
      (product) => ({ ...product, sizeChart: "hats" }),
      'products/601-T-601.json | sizeChart | size chart "hats" exists',
    ],
    [
      "a document that there is not",
      601,
      (product) => ({ ...product, enclosures: [{ name: product.name, document: "lost" }] }),
      'products/601-T-601.json | enclosures[0].document | document "lost" exists',
    ],
    ["an unknown unit", 601, (product) => ({ ...product, unit: "barrel" }), 'products/601-T-601.json | unit | unit "barrel" exists'],
    [
      "a part that is not sold",
      606,
      (product) => ({ ...product, parts: [{ product: 99, quantity: "1" }] }),
      "products/606-T-606.json | parts[0].product | product 99 exists",
    ],
    [
      "an unknown group",
      601,
      (product) => ({ ...product, variantGroup: "x" }),
      'products/601-T-601.json | variantGroup | group "x" exists',
    ],
    [
      "a group that does not know it",
      601,
      (product) => ({ ...product, variantGroup: "jugs" }),
      'products/601-T-601.json | variantGroup | group "jugs" has this product among its members',
    ],
    [
      "a member that does not know its group",
      607,
      (product) => without(product, "variantGroup"),
      "variant-groups.json | jugs.members[0] | product 607 names this group",
    ],
    [
      "a size that stands twice",
      601,
      (product) => ({ ...product, sizes: [...product.sizes, ...product.sizes.slice(0, 1)] }),
      'products/601-T-601.json | sizes[3] | "S" stands once',
    ],
    [
      "a size without a name",
      601,
      (product) => ({ ...product, sizes: [{ id: "S", code: "x", stock: "1" }] }),
      "products/601-T-601.json | sizes[0].name |",
    ],
    [
      "uniw among others",
      601,
      (product) => ({ ...product, sizes: [...product.sizes, { id: "uniw", code: "x", stock: "1" }] }),
      'products/601-T-601.json | sizes[3].id | "uniw" is the only size',
    ],
    ["no price at all", 601, (product) => without(product, "gross"), "products/601-T-601.json | sizes[0] | without a price of the product"],
    [
      "money for what is sold for points",
      605,
      (product) => ({ ...product, gross: "10.00" }),
      "products/605-T-605.json | gross | a product for points only has no price in money",
    ],
    [
      "a reduction that raises the price",
      602,
      (product) => ({ ...product, gross: "60.00" }),
      "products/602-T-602.json | reduction.beforeGross | the price before a reduction is higher",
    ],
    [
      "a script in a description",
      601,
      (product) => ({ ...product, description: { pl: "<p>a</p><script>x</script>", en: "<p>a</p>" } }),
      "products/601-T-601.json | description.pl | only p,",
    ],
    [
      "an attribute in a description",
      601,
      (product) => ({ ...product, description: { pl: "<p onclick=x>a</p>", en: "a" } }),
      "products/601-T-601.json | description.pl | only p,",
    ],
    ["a code of another product", 601, (product) => ({ ...product, code: "T-602" }), 'products | [1] | "T-602" stands once'],
    ["an id of another product", 601, (product) => ({ ...product, id: 602, code: "T-9" }), 'products | [1] | "602" stands once'],
  ])("%s", (_, id, change, problem) => {
    expect(problemsOf(id, change).join("\n")).toContain(problem)
  })

  test("a file that is no JSON, a file that is missing, and shop-wide references", () => {
    expect(problemsIn(fileOf("units.json", "{"))[0]).toMatch(/^units\.json \| {2}\| is JSON \(/)
    expect(problemsIn(smallCatalogue().filter(({ file }) => file !== "shop.json"))).toEqual(["shop.json |  | the file is missing"])
    const categories = [
      { id: 11, parent: 12, name: { pl: "a", en: "a" }, description: { pl: "a", en: "a" } },
      { id: 12, parent: 11, name: { pl: "a", en: "a" }, description: { pl: "a", en: "a" } },
    ]
    expect(problemsIn(fileOf("categories.json", categories))).toContain(
      "categories.json | [0].parent | there are three levels: a parent has one parent at most",
    )
    expect(problemsIn(smallCatalogue(smallProducts.filter(({ id }) => id !== 601)))).toEqual([
      "shop.json | home.hero | product 601 exists",
      "shop.json | home.chosen[1] | product 601 exists",
    ])
    expect(problemsIn(smallCatalogue(smallProducts.filter(({ id }) => id !== 602)))).toContain(
      "shop.json | home.categories[0].product | product 602 exists",
    )
    expect(problemsIn(fileOf("categories.json", []))).toContain("shop.json | home.categories[0].category | category 11 exists")
  })

  test("the message lists all problems, a line each", () => {
    const files = smallCatalogue(smallProducts.map((product) => ({ ...product, producer: 2 })))
    expect(() => decodeCatalogue(files)).toThrow(
      /^the catalogue has 10 problems:\n {2}products\/601-T-601\.json at producer: producer 2 exists\n/,
    )
  })
})
