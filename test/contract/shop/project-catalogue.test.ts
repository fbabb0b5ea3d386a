import { readFileSync } from "node:fs"
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from "graphql"
import { expect, onTestFinished, test } from "vitest"
import { catalogueFolder } from "../../../fixtures/catalogue/catalogue-files.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { schemaFile } from "../../../fixtures/shop/graphql/answer-graphql.ts"
import { asMany } from "../../support/property/property.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** Every field of a type, as deep as it goes. */
const everything = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => field.args.length === 0)
    .map((field) => {
      const inner = getNamedType(field.type)
      if (!isObjectType(inner)) return field.name
      // The menu is the only type that holds itself.
      return inner === type ? "" : `${field.name} { ${everything(inner)} }`
    })
    .join(" ")

test("products of the project's catalogue answer every field of the SDL, in both languages and for wholesalers", async () => {
  const { products, categories, accounts } = await loadCatalogue(catalogueFolder)
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const { Product: product, OwnListing: listing, OwnShop: own, OwnHome: home } = buildSchema(readFileSync(schemaFile, "utf8")).getTypeMap()
  if (!isObjectType(product) || !isObjectType(listing) || !isObjectType(own) || !isObjectType(home))
    throw new Error("The SDL has other types")
  const shopper = makeShopper(shop)
  for (const path of ["/graphql/v1/?lang=pol", "/graphql/v1/?lang=eng"]) {
    // as many as the shop had before it had families, others with each run
    for (const { id } of asMany(products, 81)) {
      const reply = await shopper.data(`{ product(productId: ${id}) { product { ${everything(product)} } } }`, path)
      expect(reply).toMatchObject({ product: { product: { id, ownDetails: { pictures: expect.arrayContaining([expect.anything()]) } } } })
    }
    for (const { id } of categories) {
      const reply = await shopper.data(`{ ownListing(categoryId: ${id}) { ${everything(listing)} } }`, path)
      expect(reply).toMatchObject({ ownListing: { tiles: expect.arrayContaining([expect.anything()]) } })
    }
    await shopper.data(`{ ownShop { ${everything(own)} } ownHome { ${everything(home)} } }`, path)
    const wholesaler = accounts.find(({ kind }) => kind === "wholesaler")
    await shopper.post("/signin.php", { operation: "login", login: wholesaler?.login ?? "", password: wholesaler?.password ?? "" })
    expect(await shopper.data("{ client { type } }")).toEqual({ client: { type: "wholesaler" } })
  }
})

test("a row of the basket says what the product's sizes are, where they are glazes (16.63)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  await shopper.data(
    'mutation { addProductsToBasket(ProductInput: [{ id: 503, size: "baltyk", quantity: 1 }, { id: 535, size: "M", quantity: 1 }]) { status } }',
  )
  expect(await shopper.data("{ basket { products { id data { ownSizeName } } } }", "/graphql/v1/?lang=eng")).toEqual({
    basket: {
      products: [
        { id: 503, data: { ownSizeName: "Glaze" } },
        { id: 535, data: { ownSizeName: null } },
      ],
    },
  })
})
