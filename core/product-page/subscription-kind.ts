import {
  chooseSubscription,
  periodPrice,
  purchaseOf,
  renewPeriods,
  subscriptionTextKeys,
  type SubscriptionChoice,
  viewSubscription,
} from "../subscription/subscription-choice.ts"
import { periodFields } from "../subscription/subscription.ts"
import { periodCheckTextKeys, viewPeriodCheck } from "../subscription/view-period-check.ts"
import type { TextKey } from "../texts/texts.ts"
import type { ProductChoice, ProductKind } from "./choice.ts"
import type { FormField } from "./submit.ts"
import { withoutReductions } from "./sized.ts"

type SubscriptionTexts = (typeof subscriptionTextKeys)[number] | (typeof periodCheckTextKeys)[number]

/** The choice bought in another way; the very same one where nothing changes. */
function bought<Choice extends ProductChoice>(choice: Choice, subscription: SubscriptionChoice): Choice {
  return subscription === choice.subscription ? choice : { ...choice, subscription }
}

function fieldsOf(choice: SubscriptionChoice): readonly FormField[] {
  if (choice.mode === "off" || purchaseOf(choice) === "once") return []
  return periodFields(choice.days).map(([name, value]) => ({ name, value }))
}

/**
 * A kind of product that can be bought by subscription, laid over the kind that it is otherwise. Another purchase asks the shop for
 * the product's data; another period has its price already.
 *
 * Spec: 4.56 to 4.61, 10.80, 11.72, 17.6 to 17.12.
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
    choose: (choice, event) =>
      event.type === "PurchaseChosen" || event.type === "PeriodChosen"
        ? bought(choice, chooseSubscription(choice.subscription, event))
        : kind.choose(choice, event),
    asks: (choice, event) => {
      if (event.type === "PurchaseChosen") return "now"
      return event.type === "PeriodChosen" ? "no" : kind.asks(choice, event)
    },
    merge: (choice, facts) => {
      const merged = kind.merge(choice, facts)
      return facts.periods === undefined ? merged : bought(merged, renewPeriods(merged.subscription, facts.periods))
    },
    fields: (choice, quantity) => [...kind.fields(choice, quantity), ...fieldsOf(choice.subscription)],
    price: (choice, context) => {
      const price = periodPrice(choice.subscription)
      const own = kind.price(choice, context)
      return price === null ? own : { ...own, price: withoutReductions(price), from: false }
    },
    view: (choice, context, catalogue) => ({
      ...kind.view(choice, context, catalogue),
      ...(choice.subscription.mode === "off"
        ? {}
        : { subscription: viewSubscription(choice.subscription, context, catalogue), period: viewPeriodCheck(context.submit, catalogue) }),
    }),
    textKeys: [...kind.textKeys, ...subscriptionTextKeys, ...periodCheckTextKeys],
  }
}
