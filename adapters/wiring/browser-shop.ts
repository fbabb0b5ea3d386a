import { Container } from "inversify"
import { makeChangeBasket } from "../../core/use-cases/change-basket.ts"
import { makePerformCartPage } from "../../core/use-cases/perform-cart-page.ts"
import { makePerformMiniBasket } from "../../core/use-cases/perform-mini-basket.ts"
import { makePerformProductPage } from "../../core/use-cases/perform-product-page.ts"
import { makeReadBasket } from "../../core/use-cases/read-basket.ts"
import { makeRefreshSize } from "../../core/use-cases/refresh-size.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { ProductApi } from "../../ports/product-api.ts"
import type { ShopOutside } from "../http/outside.ts"
import { shopperModule } from "./shopper-module.ts"

export interface ShopperOutside extends ShopOutside {
  readonly log: ErrorLog
}

/**
 * What the machines of a page need of the shop, and nothing that only a server renders: this is the browser's deferred chunk.
 *
 * Spec: 7.48, 7.63, 7.64, 7.70.
 */
export function openBrowserShop({ log, ...outside }: ShopperOutside) {
  const container = new Container({ defaultScope: "Singleton", jitless: true })
  container.bind(ErrorLog).toConstantValue(log)
  container.load(shopperModule(outside))
  return {
    performProductPage: makePerformProductPage(makeRefreshSize(container.get(ProductApi), container.get(ErrorLog))),
    performCartPage: makePerformCartPage(makeChangeBasket(container.get(BasketApi), container.get(ErrorLog))),
    performMiniBasket: makePerformMiniBasket(makeReadBasket(container.get(BasketApi), container.get(ErrorLog))),
  }
}

export type BrowserShop = ReturnType<typeof openBrowserShop>
