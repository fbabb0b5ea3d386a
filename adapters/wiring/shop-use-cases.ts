import { Container } from "inversify"
import { makeChangeBasket } from "../../core/use-cases/change-basket.ts"
import { makeOpenFrame } from "../../core/use-cases/open-frame.ts"
import { makeOpenPage } from "../../core/use-cases/open-page.ts"
import { makeOpenProduct } from "../../core/use-cases/open-product.ts"
import { makeReadBasket } from "../../core/use-cases/read-basket.ts"
import { makeRefreshSize } from "../../core/use-cases/refresh-size.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { CatalogueApi } from "../../ports/catalogue-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { ProductApi } from "../../ports/product-api.ts"
import { ShellApi } from "../../ports/shell-api.ts"
import type { ShopOutside } from "../http/outside.ts"
import { makeStderrErrorLog } from "../node/stderr-error-log.ts"
import { pageModule } from "./page-module.ts"
import { shopperModule } from "./shopper-module.ts"

/**
 * Every use case, for one visitor in one language: what server rendering, the terminal and replays run.
 *
 * Spec: 7.39, 7.48, 7.63, 7.64, 7.70.
 *
 * @param log where failures go that the shopper is not told about; standard error by default
 */
export function openShop(outside: ShopOutside, log: ErrorLog = makeStderrErrorLog()) {
  const { language } = outside
  const container = new Container({ defaultScope: "Singleton", jitless: true })
  container.bind(ErrorLog).toConstantValue(log)
  container.load(shopperModule(outside), pageModule(language))
  const readBasket = makeReadBasket(container.get(BasketApi), log)
  const openFrame = makeOpenFrame(container.get(ShellApi), readBasket, log)
  const openProduct = makeOpenProduct(container.get(CatalogueApi), log)
  return {
    openPage: makeOpenPage(language, openFrame, openProduct, container.get(CatalogueApi), log),
    refreshSize: makeRefreshSize(container.get(ProductApi), log),
    changeBasket: makeChangeBasket(container.get(BasketApi), log),
    readBasket,
  }
}
