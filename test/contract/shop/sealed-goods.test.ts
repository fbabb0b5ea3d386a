import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("what is not taken back once it is opened says so among its properties, and nothing else does (10.962)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const api = makeKyCatalogueApi(
    makeGraphqlClient((document) => Effect.promise(async () => ({ status: 200, json: await shopper.ask(document) }))),
  )
  const told = async (id: number) => (await Effect.runPromise(api.details(id)))?.parameters.at(-1)
  expect(await told(545)).toEqual({
    name: "Odstąpienie od umowy",
    values: ["tylko w nienaruszonym opakowaniu"],
    description: "Ze względów higienicznych nie można go zwrócić po otwarciu zapieczętowanego opakowania.",
  })
  expect((await told(501))?.name).not.toBe("Odstąpienie od umowy")
})
