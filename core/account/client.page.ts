import { Effect } from "effect"
import { orderStartAddress } from "../addresses/account-addresses.ts"
import { isOrderWay } from "../addresses/order-way.ts"
import { accountAddress } from "../addresses/addresses.ts"
import { contentAddress } from "../addresses/content-address.ts"
import type { FormValues } from "../form/record-form.ts"
import type { ClientNotice } from "../messages/client-notice.ts"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import { valuesOfBuyer } from "../order/buyer-values.ts"
import { type PageRecord, type PageShop, readWays } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { type LoginWays, noLoginWays, waitingOn } from "./ways/login-ways.ts"
import { clientFormAddress, type ClientFormPurpose, type ClientFormSetting } from "./client-form.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import { clientMachine } from "./client-machine.ts"
import { clientFormQuery } from "./kept-client.ts"

/** The page on which somebody registers, or says who an order is for. */
export interface ClientPageModel {
  readonly page: "client"
  readonly frame: PageFrame
  readonly setting: ClientFormSetting
  /** who registers is on the way to an order */
  readonly isOrdering?: true
  /** signing in by services of others; of an order there are none */
  readonly ways: LoginWays
  /** what the last post was refused for and left behind */
  readonly refused: Extract<ClientNotice, { readonly is: "clientRefused" }> | null
  /** what the shop knows of the visitor, by the ids of fields */
  readonly known: FormValues
  readonly terms: string
  readonly privacy: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly client: {
      readonly address: { readonly language: Language | null; readonly purpose: ClientFormPurpose; readonly isOrdering?: true }
      readonly model: ClientPageModel
    }
  }
}

/** Registration, and the data of an order. Spec: 10.17, 10.530, 10.532, 10.601, 10.602, 10.795. */
export const clientPageRecord: PageRecord<"client"> = {
  read: (path, query) =>
    path === clientFormAddress
      ? {
          page: "client",
          language: languageInQuery(query),
          ...(query.has("register") ? { purpose: "register", ...(isOrderWay(query) ? { isOrdering: true } : {}) } : { purpose: "order" }),
        }
      : null,
  write: ({ language, ...way }) => writeNeutral(clientFormAddress, language, clientFormQuery(way)),
  open: ({ purpose, isOrdering }, shop, { language }) =>
    (purpose === "order"
      ? toldBefore(shop.order).pipe(
          shop.orElseLogged("read who orders", null),
          Effect.map((told) => ({ told, isAccountOptional: false })),
        )
      : Effect.all(
          {
            isOptional: shop.account.areDetailsOptional().pipe(shop.orElseLogged("ask what registration asks for", false)),
            ways: readWays(shop),
          },
          { concurrency: "unbounded" },
        ).pipe(
          // who has come back from a service signs in by that
          Effect.map(({ isOptional, ways }) => ({
            told: null,
            isAccountOptional: isOptional || waitingOn("register", ways) !== null,
            ways,
          })),
        )
    ).pipe(
      Effect.map(({ told, isAccountOptional, ways = noLoginWays }: ToldClient) => (frame) => {
        const { visitor, notice } = frame
        // who is signed in has an account
        if (visitor.is === "client" && purpose === "register")
          return { page: "redirect", to: (isOrdering ? orderStartAddress : accountAddress)(language) }
        return {
          page: "client",
          frame,
          setting: { purpose, isAccountOptional },
          ways,
          ...(isOrdering ? { isOrdering } : {}),
          refused: notice?.is === "clientRefused" ? notice : null,
          known:
            told !== null
              ? told
              : visitor.is === "client"
                ? { client_firstname: visitor.firstName, client_lastname: visitor.lastName, client_email: visitor.email }
                : valuesOfWaiting(ways),
          terms: contentAddress(language, "terms"),
          privacy: contentAddress(language, "privacy"),
        }
      }),
    ),
  kept: null,
  // what was typed is in no tag
  isSentWhole: true,
  links: ({ setting: { purpose }, isOrdering }, url) => linksInQuery(url, clientFormQuery({ purpose, isOrdering })),
  head: ({ setting, refused }, { frame, texts }) => {
    const heading = formatText(texts, setting.purpose === "register" ? "client.registerHeading" : "client.orderHeading")
    return { title: titled(heading, frame), isWrong: refused !== null }
  },
  isPublic: false,
  bodyClass: "client_new_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  orderStep: ({ setting, isOrdering }) => (setting.purpose === "order" || isOrdering ? "data" : null),
  machines: { client: listed(clientMachine), ...leaveFormMachines },
  recorded: {
    content: ({ setting, refused }) => ({ purpose: setting.purpose, refused: refused?.why ?? null }),
  },
}

/** What the shop knows before the form is filled in. */
interface ToldClient {
  readonly told: FormValues | null
  readonly isAccountOptional: boolean
  readonly ways?: LoginWays
}

/** What a service has told of who registers is not asked again. Spec: 10.795. */
function valuesOfWaiting(ways: LoginWays): FormValues {
  const waiting = waitingOn("register", ways)
  return waiting === null ? {} : { client_firstname: waiting.firstName, client_lastname: waiting.lastName, client_email: waiting.email }
}

/** What was told of who orders, which is not asked again; `null` = nothing, or the shop takes no orders. Spec: 10.735. */
const toldBefore = (order: PageShop["order"]) =>
  order.quote().pipe(
    Effect.map((quote) => (quote === null || quote.buyer === null ? null : valuesOfBuyer(quote.buyer))),
    Effect.catchTag("NotOffered", () => Effect.succeed(null)),
  )
