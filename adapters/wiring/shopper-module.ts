import { ContainerModule } from "inversify"
import { BasketApi } from "../../ports/basket-api.ts"
import { ProductApi } from "../../ports/product-api.ts"
import { makeKyBasketApi } from "../http/ky-basket-api.ts"
import { makeKyProductApi } from "../http/ky-product-api.ts"
import type { ShopOutside } from "../http/outside.ts"
import { makeShopClient, ShopClient } from "../http/shop-client.ts"

/** What a shopper's actions need: the basket and the chosen size. */
export const shopperModule = (outside: ShopOutside) =>
  new ContainerModule(({ bind }) => {
    bind(ShopClient).toConstantValue(makeShopClient(outside))
    bind(BasketApi).toResolvedValue(makeKyBasketApi, [ShopClient])
    bind(ProductApi).toResolvedValue(makeKyProductApi, [ShopClient])
  })
