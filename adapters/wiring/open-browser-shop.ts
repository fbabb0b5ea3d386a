import { Container } from "inversify"
import {
  type AnswerShopCalls,
  type ChangeBasket,
  makeAnswerShopCalls,
  makeChangeBasket,
  makeRefreshSize,
  type RefreshSize,
} from "../../core/use-cases/answer-shop-calls.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { ProductApi } from "../../ports/product-api.ts"
import { makeKyProductApi } from "../http/ky-product-api.ts"
import { GraphqlClient, makeGraphqlClient, sendOverHttp } from "../http/graphql/graphql-client.ts"
import { ShopClient } from "../http/shop-client.ts"
import { makeShopHand, type ShopHand } from "./shop-hand.ts"
import { readBasketId, type ShopDependencies, shopModule, useCase } from "./shop-module.ts"

const refreshSizeId = useCase<RefreshSize>("RefreshSize")
const changeBasketId = useCase<ChangeBasket>("ChangeBasket")
const answerShopCallsId = useCase<AnswerShopCalls>("AnswerShopCalls")
const shopHandId = useCase<ShopHand>("ShopHand")

/**
 * The hand that asks the shop for the machines of a page, and nothing that only a server renders: this is the browser's deferred
 * chunk.
 *
 * Spec: 7.48, 7.63, 7.64, 7.70.
 */
export function openBrowserShop(dependencies: ShopDependencies): ShopHand {
  const container = new Container({ defaultScope: "Singleton", jitless: true })
  container.load(shopModule(dependencies))
  container.bind(GraphqlClient).toResolvedValue(askOneByOne, [ShopClient])
  container.bind(ProductApi).toResolvedValue(makeKyProductApi, [ShopClient])
  container.bind(refreshSizeId).toResolvedValue(makeRefreshSize, [ProductApi, ErrorLog])
  container.bind(changeBasketId).toResolvedValue(makeChangeBasket, [BasketApi, ErrorLog])
  container.bind(answerShopCallsId).toResolvedValue(makeAnswerShopCalls, [refreshSizeId, readBasketId, changeBasketId])
  container.bind(shopHandId).toResolvedValue(makeShopHand, [answerShopCallsId, ErrorLog])
  return container.get(shopHandId)
}

/** What a page asks comes one at a time, so there is nothing to join. */
const askOneByOne = (client: ShopClient): GraphqlClient => makeGraphqlClient(sendOverHttp(client))
