import { Container } from "inversify"
import {
  type AnswerShopCalls,
  type AskBundlePrice,
  type ChangeBasket,
  type LoadPasskeys,
  makeAskBundlePrice,
  makeAnswerShopCalls,
  type CheckForm,
  makeChangeBasket,
  makeCheckForm,
  makeMoveSubscriptions,
  makeNotify,
  makeOwnPrice,
  makeRefreshSize,
  makeUnitPrice,
  type MoveSubscriptions,
  makeNoteRows,
  type NoteRows,
  type Notify,
  type OwnPrice,
  type RefreshSize,
  type UnitPrice,
} from "../../core/use-cases/answer-shop-calls.ts"
import { makeSetPlace, type SetPlace } from "../../core/use-cases/set-place.ts"
import { makeSuggest, type Suggest } from "../../core/use-cases/suggest.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { Captcha } from "../../ports/captcha.ts"
import { ClientApi } from "../../ports/client-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { KeptSuggestions } from "../../ports/kept-suggestions.ts"
import type { PasskeyDevice } from "../../ports/passkey-device.ts"
import { ProductApi } from "../../ports/product-api.ts"
import { RegionApi } from "../../ports/region-api.ts"
import { SearchApi } from "../../ports/search-api.ts"
import { noPasskeyDevice } from "../browser/no-passkey-device.ts"
import { noCaptcha } from "../browser/no-captcha.ts"
import { noKeptSuggestions } from "../browser/session-suggestions.ts"
import { makeKyClientApi } from "../http/ky-client-api.ts"
import { makeKyProductApi } from "../http/ky-product-api.ts"
import { makeKyRegionApi } from "../http/ky-region-api.ts"
import { makeKySearchApi } from "../http/ky-search-api.ts"
import { GraphqlClient, makeGraphqlClient, sendOverHttp } from "../http/graphql/graphql-client.ts"
import { ShopClient } from "../http/shop-client.ts"
import { makeShopCaller, type ShopCaller } from "./shop-caller.ts"
import { ShopClock } from "../../ports/shop-clock.ts"
import { askDeliveryId, readBasketId, readOutlookId, type ShopDependencies, shopModule, useCase } from "./shop-module.ts"

const refreshSizeId = useCase<RefreshSize>("RefreshSize")
const askBundlePriceId = useCase<AskBundlePrice>("AskBundlePrice")
const ownPriceId = useCase<OwnPrice>("OwnPrice")
const unitPriceId = useCase<UnitPrice>("UnitPrice")
const changeBasketId = useCase<ChangeBasket>("ChangeBasket")
const notifyId = useCase<Notify>("Notify")
const setPlaceId = useCase<SetPlace>("SetPlace")
const suggestId = useCase<Suggest>("Suggest")
const moveSubscriptionsId = useCase<MoveSubscriptions>("MoveSubscriptions")
const noteRowsId = useCase<NoteRows>("NoteRows")
const checkFormId = useCase<CheckForm>("CheckForm")
const answerShopCallsId = useCase<AnswerShopCalls>("AnswerShopCalls")
const loadPasskeysId = useCase<LoadPasskeys>("LoadPasskeys")
const shopCallerId = useCase<ShopCaller>("ShopCaller")

/** What a page brings along besides what every visitor needs. */
export interface BrowserDependencies extends ShopDependencies {
  readonly clock: ShopClock
  /** where suggestions are kept; without it nowhere */
  readonly kept?: KeptSuggestions
  /** loads the device with passkeys; without it there is none */
  readonly passkeyDevice?: () => Promise<PasskeyDevice>
  /** the base address of the accounts service; without it the shop's own */
  readonly accountsBase?: string
}

/**
 * What asks the shop for the machines of a page, and nothing that only a server renders: this is the browser's deferred
 * chunk.
 *
 * Spec: 7.48, 7.49, 7.63, 7.64, 7.70.
 */
export function openBrowserShop({
  clock,
  kept = noKeptSuggestions,
  passkeyDevice = async () => noPasskeyDevice,
  accountsBase,
  ...dependencies
}: BrowserDependencies): ShopCaller {
  const container = new Container({ defaultScope: "Singleton", jitless: true })
  container.load(shopModule(dependencies))
  container.bind(ShopClock).toConstantValue(clock)
  container.bind(GraphqlClient).toResolvedValue(askOneByOne, [ShopClient])
  container.bind(RegionApi).toResolvedValue(makeKyRegionApi, [GraphqlClient])
  container.bind(Captcha).toConstantValue(noCaptcha)
  container.bind(ProductApi).toResolvedValue(makeKyProductApi, [ShopClient])
  container.bind(ClientApi).toResolvedValue(makeKyClientApi, [ShopClient])
  container.bind(checkFormId).toResolvedValue(makeCheckForm, [ClientApi, ErrorLog])
  container.bind(refreshSizeId).toResolvedValue(makeRefreshSize, [ProductApi, ErrorLog])
  container.bind(askBundlePriceId).toResolvedValue(makeAskBundlePrice, [ProductApi, ErrorLog])
  container.bind(changeBasketId).toResolvedValue(makeChangeBasket, [BasketApi, ErrorLog])
  container.bind(ownPriceId).toResolvedValue(makeOwnPrice, [ErrorLog])
  container.bind(unitPriceId).toResolvedValue(makeUnitPrice, [ProductApi, ErrorLog, ownPriceId])
  container.bind(moveSubscriptionsId).toResolvedValue(makeMoveSubscriptions, [BasketApi, ErrorLog])
  container.bind(noteRowsId).toResolvedValue(makeNoteRows, [BasketApi, ErrorLog])
  container.bind(setPlaceId).toResolvedValue(makeSetPlace, [RegionApi, ErrorLog])
  container.bind(SearchApi).toResolvedValue(makeKySearchApi, [GraphqlClient])
  container.bind(KeptSuggestions).toConstantValue(kept)
  container.bind(suggestId).toResolvedValue(makeSuggest, [SearchApi, KeptSuggestions, ErrorLog])
  container.bind(notifyId).toResolvedValue(makeNotify, [ProductApi, Captcha, ErrorLog])
  container.bind(loadPasskeysId).toResolvedValue(
    (client, log): LoadPasskeys => {
      let loading: ReturnType<LoadPasskeys> | null = null
      const load = async () => {
        const [{ openPasskeys }, device] = await Promise.all([import("./open-passkeys.ts"), passkeyDevice()])
        const { fetch, language, timeoutMs, origin } = dependencies
        return openPasskeys({ base: accountsBase ?? `${origin}/`, fetch, language, timeoutMs }, device, client, log)
      }
      // what did not come is asked for again by the next question
      return () => {
        loading ??= load().catch((failure: unknown) => {
          loading = null
          throw failure
        })
        return loading
      }
    },
    [GraphqlClient, ErrorLog],
  )
  container
    .bind(answerShopCallsId)
    .toResolvedValue(makeAnswerShopCalls, [
      refreshSizeId,
      askBundlePriceId,
      readBasketId,
      changeBasketId,
      moveSubscriptionsId,
      noteRowsId,
      unitPriceId,
      ownPriceId,
      askDeliveryId,
      notifyId,
      setPlaceId,
      suggestId,
      readOutlookId,
      checkFormId,
      loadPasskeysId,
    ])
  container.bind(shopCallerId).toResolvedValue(makeShopCaller, [answerShopCallsId, ErrorLog])
  return container.get(shopCallerId)
}

/** What a page asks comes one at a time, so there is nothing to join. */
const askOneByOne = (client: ShopClient): GraphqlClient => makeGraphqlClient(sendOverHttp(client))
