import { ContainerModule, type ServiceIdentifier } from "inversify"
import { makeReadBasket, type ReadBasket } from "../../core/use-cases/answer-shop-calls.ts"
import { type AskDelivery, makeAskDelivery } from "../../core/use-cases/ask-delivery.ts"
import { makeReadOutlook, type ReadOutlook } from "../../core/use-cases/read-outlook.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { ShippingApi } from "../../ports/shipping-api.ts"
import { ShopClock } from "../../ports/shop-clock.ts"
import { makeKyBasketApi } from "../http/ky-basket-api.ts"
import { makeKyShippingApi } from "../http/ky-shipping-api.ts"
import { GraphqlClient } from "../http/graphql/graphql-client.ts"
import { makeShopClient, ShopClient, type ShopClientDependencies } from "../http/shop-client.ts"

/** Where the shop is, for whom it is asked, and where failures go that the shopper is not shown. */
export interface ShopDependencies extends ShopClientDependencies {
  readonly log: ErrorLog
}

/**
 * The identifier of a use case, which is a function and so has no class to be known by. Its type goes with it: dependencies in a
 * wrong order do not compile. Its name is what a failed lookup says, in minified scripts too.
 */
export const useCase = <Type>(name: string): ServiceIdentifier<Type> => Symbol(name)

export const askDeliveryId = useCase<AskDelivery>("AskDelivery")
export const readOutlookId = useCase<ReadOutlook>("ReadOutlook")
export const readBasketId = useCase<ReadBasket>("ReadBasket")

/** What every visitor of the shop needs, on the server and in the browser: the shop's client and the basket. How GraphQL is asked is theirs. */
export const shopModule = ({ log, ...shop }: ShopDependencies) =>
  new ContainerModule(({ bind }) => {
    bind(ErrorLog).toConstantValue(log)
    bind(ShopClient).toConstantValue(makeShopClient(shop))
    bind(BasketApi).toResolvedValue(makeKyBasketApi, [GraphqlClient, ShopClient])
    bind(ShippingApi).toResolvedValue(makeKyShippingApi, [GraphqlClient])
    bind(readOutlookId).toResolvedValue(makeReadOutlook, [BasketApi, ErrorLog])
    bind(askDeliveryId).toResolvedValue(makeAskDelivery, [ShippingApi, ShopClock, ErrorLog])
    bind(readBasketId).toResolvedValue(makeReadBasket, [BasketApi, ErrorLog])
  })
