import {
  chooseSubscription,
  openSubscription,
  periodPrice,
  purchaseOf,
  renewPeriods,
  soldOnce,
  subscriptionRequest,
  type SubscriptionChoiceState,
} from "../subscription/subscription-choice.ts"
import { periodCheck } from "../subscription/period-check.ts"
import { periodFields } from "../subscription/subscription.ts"
import { periodCheckTextKeys, viewPeriodCheck } from "../subscription/view-period-check.ts"
import { subscriptionTextKeys, viewSubscription } from "../subscription/view-subscription.ts"
import { joinKeys, type TextKey } from "../texts/texts.ts"
import type { ProductChoice, ProductKind, SizedChoice } from "./choice.ts"
import { subscriptionObstacleTexts, type Obstacle } from "./obstacles.ts"
import type { SentField } from "./submit.ts"
import { refused, sizedPeriods, withoutReductions } from "./sized.ts"

/** The texts of a subscription's own section, and of what stops it. */
export const subscriptionKindTextKeys = joinKeys(subscriptionTextKeys, periodCheckTextKeys, subscriptionObstacleTexts)

type SubscriptionTexts = (typeof subscriptionKindTextKeys)[number]

/**
 * How a product is bought as its page opens.
 *
 * Spec: 10.8, 17.6 to 17.8, 17.33.
 *
 * @param wantedDays the period that the address names
 *
 * @example openPurchase({ offer: sampleOffer(), sizeId: null }, null) // => { mode: "off" }
 */
export function openPurchase(chosen: Pick<SizedChoice, "offer" | "sizeId">, wantedDays: number | null): SubscriptionChoiceState {
  const offered = sizedPeriods(chosen)
  return offered === null ? soldOnce : openSubscription(chosen.offer.subscription ?? "off", offered, wantedDays)
}

/** The choice with the periods of the size that is chosen now, which have prices of their own. */
function ofItsSize<Choice extends ProductChoice>(choice: Choice): Choice {
  const offered = "sizeId" in choice ? sizedPeriods(choice) : null
  return offered === null ? choice : bought(choice, renewPeriods(choice.subscription, offered))
}

/** A subscription without its period, where the shopper has to look. */
function periodObstacle({ subscription, offer }: ProductChoice): Obstacle | null {
  const isMissing = purchaseOf(subscription) === "subscription" && subscriptionRequest(subscription).days === null
  return isMissing ? refused({ _tag: "PeriodMissing" }, offer, { section: "subscription", id: null }) : null
}

/** The choice bought in another way; the very same one where nothing changes. */
function bought<Choice extends ProductChoice>(choice: Choice, subscription: SubscriptionChoiceState): Choice {
  return subscription === choice.subscription ? choice : { ...choice, subscription }
}

function fieldsOf(choice: SubscriptionChoiceState): readonly SentField[] {
  if (choice.mode === "off" || purchaseOf(choice) === "once") return []
  return periodFields(choice.days).map(([name, value]) => ({ name, value }))
}

/**
 * A kind of product that can be bought by subscription, laid over the kind that it is otherwise. Another purchase asks the shop for
 * the product's data; another period has its price already, and another size has its periods.
 *
 * Spec: 4.56 to 4.61, 10.80, 11.72, 17.6 to 17.12, 17.14, 17.33.
 *
 * @example
 * const either = single({ subscription: openSubscription("optional", periods, null) })
 * const chosen = withSubscription(singleKind).choose(either, { type: "PurchaseChosen", purchase: "subscription" })
 * purchaseOf(chosen.subscription) // => "subscription"
 */
export function withSubscription<Choice extends ProductChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
): ProductKind<Choice, Key | SubscriptionTexts> {
  return {
    ...kind,
    check: periodCheck,
    choose: (choice, event) => {
      if (event.type === "PurchaseChosen" || event.type === "PeriodChosen") {
        return bought(choice, chooseSubscription(choice.subscription, event))
      }
      const chosen = kind.choose(choice, event)
      return chosen === choice ? choice : ofItsSize(chosen)
    },
    asks: (choice, event) => {
      if (event.type === "PurchaseChosen") return "now"
      return event.type === "PeriodChosen" ? "no" : kind.asks(choice, event)
    },
    merge: (choice, facts) => {
      const merged = ofItsSize(kind.merge(choice, facts))
      return facts.periods === undefined ? merged : bought(merged, renewPeriods(merged.subscription, facts.periods))
    },
    obstacle: (choice, quantity) => kind.obstacle(choice, quantity) ?? periodObstacle(choice),
    fields: (choice, quantity) => [...kind.fields(choice, quantity), ...fieldsOf(choice.subscription)],
    price: (choice, context) => {
      const price = periodPrice(choice.subscription)
      const own = kind.price(choice, context)
      if (price === null || !own.isListed) return own
      // only the prices of sizes can differ
      const isOfSize = "sizeId" in choice && sizedPeriods(choice) !== null
      return { ...own, price: withoutReductions(price), from: own.from && isOfSize }
    },
    view: (choice, context, catalogue) => ({
      ...kind.view(choice, context, catalogue),
      ...(choice.subscription.mode === "off"
        ? {}
        : {
            // the kind's own rules know of which size the stock is
            subscription: viewSubscription(choice.subscription, { ...context, ...kind.quantityRules(choice) }, catalogue),
            period: viewPeriodCheck(context.submit, catalogue),
          }),
    }),
  }
}
