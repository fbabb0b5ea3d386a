import { periodCheck } from "../subscription/period-check.ts"
import { joinKeys, type TextKey } from "../texts/texts.ts"
import type { ChoiceOf, ProductChoice, ProductKind, ProductKindName } from "./choice.ts"
import { configuredKind, configuredTextKeys } from "./configured-kind.ts"
import { multipackTextKeys, withMultipack } from "./multipack-kind.ts"
import { quantityListTextKeys, withQuantityList } from "./quantity-list-kind.ts"
import { setKind, setTextKeys } from "./set-kind.ts"
import { singleKind } from "./single.ts"
import { subscriptionKindTextKeys, withSubscription } from "./subscription-kind.ts"
import { versionTextKeys } from "./versions.ts"
import { versionsKind } from "./versions-kind.ts"

/**
 * The kinds of product that can also be sold by subscription or be cheaper from a quantity on. Rows are bought once, each at its own
 * price, and a service is booked once.
 */
export type PairedKindName = "single" | "versions" | "set" | "configured"

/** What is chosen of a product that can be of two kinds at once. */
export type PairedChoice = ChoiceOf<PairedKindName>

/** Runs something with a choice and the kind that it is of. */
export type OfKind<Choice extends ProductChoice> = <Result>(
  choice: Choice,
  run: <Own extends Choice>(kind: ProductKind<Own>, own: Own) => Result,
) => Result

/** Those kinds with all that they can be besides; one that is left out does not compile. */
export const pairedKindList: { readonly [Name in PairedKindName]: ProductKind<ChoiceOf<Name>> } = {
  single: withSubscription(withMultipack(withQuantityList(singleKind))),
  versions: withSubscription(withMultipack(versionsKind)),
  set: withSubscription(setKind),
  configured: withSubscription(configuredKind),
}

/**
 * Can a product of the kind also be sold by subscription, or be cheaper from a quantity on?
 *
 * @example isPairedKind("set") // => true
 * @example isPairedKind("rows") // => false
 */
export const isPairedKind = (name: ProductKindName): name is PairedKindName => Object.hasOwn(pairedKindList, name)

const ofPairedKind = <Name extends PairedKindName, Result>(
  choice: ChoiceOf<Name>,
  run: <Own extends PairedChoice>(kind: ProductKind<Own>, own: Own) => Result,
): Result => run(pairedKindList[choice.is], choice)

/**
 * Several kinds of product as one.
 *
 * Spec: 4.41, 4.42.
 *
 * @example kindsTogether((_, run) => run(singleKind, single())).wants(single()) // => "size"
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
export const pairedKinds: ProductKind<PairedChoice> = kindsTogether<PairedChoice>(ofPairedKind)

/** The texts that those kinds add to those of every product's form. */
export const pairedKindTextKeys = joinKeys<TextKey>(
  quantityListTextKeys,
  multipackTextKeys,
  versionTextKeys,
  setTextKeys,
  configuredTextKeys,
  subscriptionKindTextKeys,
)
