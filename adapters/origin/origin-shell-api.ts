import { Effect } from "effect"
import { contentAddress } from "../../core/addresses/content-address.ts"
import type { Notice } from "../../core/messages/notice.ts"
import { pricesInCurrency } from "../../core/pricing/currency.ts"
import type { RegionSettings } from "../../core/region/region-settings.ts"
import { plainShell, type ShopShell } from "../../core/shell/shell.ts"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { Language } from "../../core/values/language.ts"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"
import { callGraphql } from "../http/graphql/graphql-call.ts"
import type { GraphqlClient } from "../http/graphql/graphql-client.ts"
import { shippingCountriesOperation } from "../http/operations/shipping-countries.ts"
import type { SavedApi } from "../../ports/saved-api.ts"
import type { ShellApi } from "../../ports/shell-api.ts"
import type { Audience } from "./audience.ts"
import type { OriginPages } from "./origin-pages.ts"
import type { ToldVisitor } from "./whole/read-as-visitor.ts"

interface Dependencies {
  readonly pages: OriginPages
  /** asks as the visitor */
  readonly client: GraphqlClient
  readonly audience: Audience
  readonly log: ErrorLog
  /** what its own page tells of the visitor's last post; null = nothing was posted */
  readonly told: Effect.Effect<ToldVisitor, ShopFailure> | null
  /** what a refused sign-in has left to say, where the shop's own pages are not shown */
  readonly refusedSignIn: Notice | null
}

/** An adapter that is an object of functions, not of a class: it can be spread. */
export type Spread<Api> = Pick<Api, keyof Api>

/** What the API has no call for, asked in another way. */
export const elseRead =
  <Value>(read: Effect.Effect<Value, ShopFailure>) =>
  (asked: Effect.Effect<Value, ShopFailure>): Effect.Effect<Value, ShopFailure> =>
    asked.pipe(Effect.catchTag("NotOffered", () => read))

/**
 * The shell of a shop whose API tells none: menu, name, links of its foot as its home page has them. A home page that cannot be read leaves the shell plain.
 *
 * Spec: 10.990, 10.1012, 10.1034, 10.1037, 10.1072, 10.1074, 10.1079.
 *
 * @param shopName what the shop is called where its pages do not say
 */
export function makeOriginShellApi(
  shell: Spread<ShellApi>,
  { pages, client, audience, log, told, refusedSignIn }: Dependencies,
  shopName: string,
): ShellApi {
  const read = pages.shell(audience).pipe(
    orElseLogged(log, "read the shop's home page", null),
    Effect.flatMap((front) =>
      (front === null ? Effect.succeed(null) : pages.priceFormat(front, audience)).pipe(
        orElseLogged(log, "read how prices are written", null),
        Effect.map((format) => ({ front, format })),
      ),
    ),
    Effect.map(({ front, format }): ShopShell => {
      // in which currency its prices are nobody knows until it has told
      const priceFormat = format ?? pricesInCurrency(null, audience.language)
      const plain = { ...plainShell(audience.language, shopName), priceFormat, ...(pages.areShownWhole && { ordersBehind: true as const }) }
      if (front === null) return plain
      const { name, claim, description, menu, texts, contact, logo, icon, bars } = front.shop
      const only = pages.onlyLanguage()
      return {
        ...plain,
        ...(name === "" ? {} : { shopName: name }),
        ...(only === null ? {} : { onlyLanguage: only }),
        claim,
        ...(description === "" ? {} : { description }),
        menu,
        ...(logo === null ? {} : { logo }),
        ...(icon === null ? {} : { icon }),
        ...(bars.length === 0 ? {} : { bars }),
        ...(front.shop.isForWholesalers && { isForWholesalers: true }),
        contentLinks: texts.map(({ key, title }) => ({ key, title, link: contentAddress(audience.language, key) })),
        contact: contact.email === "" && contact.phone === "" ? null : { ...unsaid, ...contact },
      }
    }),
  )
  // which country is a visitor's own the API says; a page that is read for everybody does not
  const countries = callGraphql(client, shippingCountriesOperation, {}).pipe(
    Effect.map((told) => (told.length > 1 ? told : [])),
    orElseLogged(log, "read countries of delivery", []),
  )
  const region = Effect.all({ front: pages.shell(audience), countries }, { concurrency: "unbounded" }).pipe(
    Effect.flatMap(({ front, countries: toChoose }) => {
      const currencies = front?.shop.currencies ?? []
      return toChoose.length + currencies.length === 0
        ? new NotOffered({ call: "region settings" })
        : Effect.succeed({ countries: toChoose, currencies, chooser: null })
    }),
  )
  const notice =
    told === null
      ? Effect.succeed(refusedSignIn)
      : told.pipe(Effect.map(({ said }) => (said === "" ? null : { is: "shopSaid" as const, words: said })))
  return {
    ...shell,
    shell: () => shell.shell().pipe(elseRead(read)),
    region: () => shell.region().pipe(elseRead<RegionSettings>(region)),
    notice: () => shell.notice().pipe(elseRead<Notice | null>(notice)),
  }
}

/** What a visitor keeps, as the blocks of the platform tell it where its API does not. Spec: 10.1070. */
export const makeOriginSavedApi = (saved: Spread<SavedApi>, read: () => ReturnType<SavedApi["saved"]>): SavedApi => ({
  ...saved,
  saved: () => saved.saved().pipe(elseRead(read())),
})

/**
 * The basket of a shop whose API tells no pictures of its rows: each has the one by which pages that were read have shown its product.
 *
 * Spec: 10.1015.
 */
export const makeOriginBasketApi = (basket: Spread<BasketApi>, { knownPicture }: OriginPages, language: Language): BasketApi => ({
  ...basket,
  read: () =>
    basket.read().pipe(
      Effect.map((read) => ({
        ...read,
        rows: read.rows.map((row) => ({ ...row, picture: row.picture ?? knownPicture(row.productId, language) })),
      })),
    ),
})

const unsaid = { company: "", street: "", zipcode: "", city: "", taxNumber: "", hours: "" }
