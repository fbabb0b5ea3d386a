import { joinKeys, type TextKey } from "../texts/texts.ts"
import { periodCheck } from "../subscription/period-check.ts"
import type { ProductChoice, ProductKind } from "./choice.ts"
import { configuredKind, configuredTextKeys } from "./configured-kind.ts"
import { datedKind, dateTextKeys } from "./dated-kind.ts"
import { multipackTextKeys, withMultipack } from "./multipack-kind.ts"
import { quantityListTextKeys, withQuantityList } from "./quantity-list-kind.ts"
import { rowsObstacleTexts } from "./obstacles.ts"
import { rowsKind } from "./rows-kind.ts"
import { setKind, setTextKeys } from "./set-kind.ts"
import { singleKind } from "./single.ts"
import { subscriptionKindTextKeys, withSubscription } from "./subscription-kind.ts"
import { versionTextKeys } from "./versions.ts"
import { versionsKind } from "./versions-kind.ts"

const single = withSubscription(withMultipack(withQuantityList(singleKind)))
const versions = withSubscription(withMultipack(versionsKind))
const set = withSubscription(setKind)
const configured = withSubscription(configuredKind)
const dated = withSubscription(datedKind)
const rows = withSubscription(rowsKind)

/** Runs something with a choice and the kind that it is of. */
function ofKind<Result>(choice: ProductChoice, run: <Own extends ProductChoice>(kind: ProductKind<Own>, own: Own) => Result): Result {
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
    case "rows":
      return run(rows, choice)
  }
}

/**
 * Every kind of product in one: for the server, the terminal and the replay, which do not know beforehand what a page shows. The
 * entry of a page has its own kind alone.
 *
 * Spec: 4.41, 4.42.
 */
export const anyKind: ProductKind<ProductChoice> = {
  choose: (choice, event) => ofKind<ProductChoice>(choice, (kind, own) => kind.choose(own, event)),
  asks: (choice, event) => ofKind(choice, (kind, own) => kind.asks(own, event)),
  wants: (choice) => ofKind(choice, (kind, own) => kind.wants(own)),
  merge: (choice, facts) => ofKind<ProductChoice>(choice, (kind, own) => kind.merge(own, facts)),
  unanswered: (choice) => ofKind<ReturnType<typeof anyKind.unanswered>>(choice, (kind, own) => kind.unanswered(own)),
  corrected: (choice) => ofKind<ReturnType<typeof anyKind.corrected>>(choice, (kind, own) => kind.corrected(own)),
  blockedForGood: (choice) => ofKind(choice, (kind, own) => kind.blockedForGood(own)),
  obstacle: (choice, quantity) => ofKind(choice, (kind, own) => kind.obstacle(own, quantity)),
  fields: (choice, quantity) => ofKind(choice, (kind, own) => kind.fields(own, quantity)),
  quantityRules: (choice) => ofKind(choice, (kind, own) => kind.quantityRules(own)),
  check: periodCheck,
  ownFormula: (choice, quantity) => ofKind(choice, (kind, own) => kind.ownFormula?.(own, quantity) ?? null),
  price: (choice, context) => ofKind(choice, (kind, own) => kind.price(own, context)),
  view: (choice, context, catalogue) => ofKind(choice, (kind, own) => kind.view(own, context, catalogue)),
}

/** The texts that kinds of products add to those of every product's form. */
export const everyKindTextKeys = joinKeys<TextKey>(
  quantityListTextKeys,
  multipackTextKeys,
  versionTextKeys,
  setTextKeys,
  configuredTextKeys,
  dateTextKeys,
  rowsObstacleTexts,
  subscriptionKindTextKeys,
)
