import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeJoinedGraphqlClient } from "../../../adapters/http/graphql/joined-questions.ts"
import { makeKyBasketApi } from "../../../adapters/http/ky-basket-api.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeKyShellApi } from "../../../adapters/http/ky-shell-api.ts"
import { makeShopClient, type ShopClient } from "../../../adapters/http/shop-client.ts"
import { makeTape, playTape } from "../../../adapters/replay/tape.ts"
import { basketContract, catalogueContract, productContract, shellContract } from "../../support/adapters/port-contracts.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** One visitor of the embedded shop. */
async function onTheShop(): Promise<ShopClient> {
  const { shop } = await openTestShop()
  return makeShopClient(connectionTo(withCookies((request) => shop.fetch(request))))
}

/** The same, but every answer comes from a tape that was just recorded from the shop. */
async function onATape(): Promise<ShopClient> {
  const { shop } = await openTestShop()
  const live = withCookies((request) => shop.fetch(request))
  return makeShopClient(
    connectionTo(async (request) => {
      const tape = makeTape<"test">({ nowMs: () => 0, startMs: 0 })
      await tape.recording(live, "browser", () => "test")(request.clone())
      return playTape(tape.taped().map(({ exchange }) => exchange)).fetch(request)
    }),
  )
}

for (const [adapter, open] of [
  ["ky on the embedded shop", onTheShop],
  ["ky on a tape", onATape],
] as const) {
  const oneByOne = async () => makeGraphqlClient(sendOverHttp(await open()))
  const joined = async () => makeJoinedGraphqlClient(sendOverHttp(await open()), new RefusedCalls())
  productContract(adapter, async () => makeKyProductApi(await open()))
  for (const [way, graphql] of [
    [adapter, oneByOne],
    [`${adapter}, joined`, joined],
  ] as const) {
    catalogueContract(way, async () => makeKyCatalogueApi(await graphql()))
    basketContract(way, async () => makeKyBasketApi(await graphql()))
    shellContract(way, async () => makeKyShellApi(await graphql(), "pl"))
  }
}
