// What the package promises of this room, as `witryna/subscription`: the project itself imports the files.
export {
  type AddedRow,
  type Move,
  type PeriodCheckAnswer,
  type PeriodCheck,
  type PeriodCheckCommand,
  type PeriodCheckEvent,
  type PeriodProblem,
  type PeriodStage,
  periodCheck,
} from "./period-check.ts"
export {
  type PeriodDecision,
  type RequestAnswer,
  type SubscriptionRequest,
  type SubscriptionRow,
  commonPeriods,
  decidePeriod,
  missingRows,
  validateRequest,
} from "./period-decision.ts"
export {
  type OfferedPeriods,
  type SubscriptionChoiceState,
  type SubscriptionEvent,
  chooseSubscription,
  idlePeriodCheck,
  openSubscription,
  periodPrice,
  purchaseOf,
  renewPeriods,
  soldOnce,
  subscriptionRequest,
} from "./subscription-choice.ts"
export {
  type PeriodSaving,
  type Purchase,
  parsePeriod,
  periodFields,
  periodSaving,
  purchaseLimits,
  subscriptionFieldNames,
  subscriptionMode,
  subscriptionStockText,
} from "./subscription.ts"
export { type PeriodCheckView, viewPeriodCheck } from "./view-period-check.ts"
export {
  type PeriodView,
  type PricedPeriodView,
  type ShownPrices,
  type ShownStock,
  type SubscriptionView,
  viewPeriod,
  viewSubscription,
} from "./view-subscription.ts"
export { type WantedPurchase, purchaseRefusal, wantedPurchase } from "./wanted-period.ts"
