import { periodCheck } from "../subscription/period-check.ts"
import { joinKeys, type TextKey } from "../texts/texts.ts"
import type { ProductChoice, ProductKind, RowsChoice } from "./choice.ts"
import { configuredKind, configuredTextKeys } from "./configured-kind.ts"
import { datedKind, dateTextKeys } from "./dated-kind.ts"
import { multipackTextKeys, withMultipack } from "./multipack-kind.ts"
import { quantityListTextKeys, withQuantityList } from "./quantity-list-kind.ts"
import { setKind, setTextKeys } from "./set-kind.ts"
import { singleKind } from "./single.ts"
import { subscriptionKindTextKeys, withSubscription } from "./subscription-kind.ts"
import { versionTextKeys } from "./versions.ts"
import { versionsKind } from "./versions-kind.ts"

/** What a product can be besides being sold by subscription or cheaper from a quantity on: rows are bought once, each at its own price. */
export type PairedChoice = Exclude<ProductChoice, RowsChoice>

/** Runs something with a choice and the kind that it is of. */
export type OfKind<Choice extends ProductChoice> = <Result>(
  choice: Choice,
  run: <Own extends Choice>(kind: ProductKind<Own>, own: Own) => Result,
) => Result

const single = withSubscription(withMultipack(withQuantityList(singleKind)))
const versions = withSubscription(withMultipack(versionsKind))
const set = withSubscription(setKind)
const configured = withSubscription(configuredKind)
const dated = withSubscription(datedKind)

/**
 * Runs something with a choice and the kind that it is of, rows left out.
 *
 * @example ofPairedKind(single(), (kind, own) => kind.wants(own)) // => "size"
 */
export const ofPairedKind: OfKind<PairedChoice> = (choice, run) => {
  switch (choice.is) {
    case "single":
      return run(single, choice)
    case "versions":
      return run(versions, choice)
    case "set":
      return run(set, choice)
    case "configured":
      return run(configured, choice)
    case "dated":
      return run(dated, choice)
  }
}

/**
 * Several kinds of product as one.
 *
 * Spec: 4.41, 4.42.
 *
 * @example kindsTogether(ofPairedKind).wants(single()) // => "size"
 */
export const kindsTogether = <Choice extends ProductChoice>(ofKind: OfKind<Choice>): ProductKind<Choice> => ({
  choose: (choice, event) => ofKind<Choice>(choice, (kind, own) => kind.choose(own, event)),
  asks: (choice, event) => ofKind(choice, (kind, own) => kind.asks(own, event)),
  wants: (choice) => ofKind(choice, (kind, own) => kind.wants(own)),
  merge: (choice, facts) => ofKind<Choice>(choice, (kind, own) => kind.merge(own, facts)),
  unanswered: (choice) => ofKind<ReturnType<ProductKind<Choice>["unanswered"]>>(choice, (kind, own) => kind.unanswered(own)),
  corrected: (choice) => ofKind<ReturnType<ProductKind<Choice>["corrected"]>>(choice, (kind, own) => kind.corrected(own)),
  blockedForGood: (choice) => ofKind(choice, (kind, own) => kind.blockedForGood(own)),
  obstacle: (choice, quantity) => ofKind(choice, (kind, own) => kind.obstacle(own, quantity)),
  fields: (choice, quantity) => ofKind(choice, (kind, own) => kind.fields(own, quantity)),
  quantityRules: (choice) => ofKind(choice, (kind, own) => kind.quantityRules(own)),
  check: periodCheck,
  ownFormula: (choice, quantity) => ofKind(choice, (kind, own) => kind.ownFormula?.(own, quantity) ?? null),
  price: (choice, context) => ofKind(choice, (kind, own) => kind.price(own, context)),
  view: (choice, context, catalogue) => ofKind(choice, (kind, own) => kind.view(own, context, catalogue)),
})

/**
 * The kinds of product that can be two at once, for the page of one that is.
 *
 * Spec: 4.41.
 */
export const pairedKinds: ProductKind<PairedChoice> = kindsTogether(ofPairedKind)

/** The texts that those kinds add to those of every product's form. */
export const pairedKindTextKeys = joinKeys<TextKey>(
  quantityListTextKeys,
  multipackTextKeys,
  versionTextKeys,
  setTextKeys,
  configuredTextKeys,
  dateTextKeys,
  subscriptionKindTextKeys,
)
