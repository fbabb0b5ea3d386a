// What the package promises of this room, as `witryna/pricing`: the project itself imports the files.
export { amountWords } from "./amount-words.ts"
export {
  type Countdown,
  type CountdownCommand,
  type CountdownEvent,
  type CountdownWords,
  type TimeLeft,
  countdown,
  countdownEnd,
  countdownLimits,
  countdownWords,
  endInstant,
  startCountdown,
  timeLeft,
} from "./countdown.ts"
export {
  type InstalmentPlan,
  type InstalmentRates,
  type InstalmentTerm,
  type InstalmentsView,
  type InstalmentsWording,
  type OfferedInstalments,
  type ProductAmount,
  type RatesRow,
  instalmentRates,
  productAmounts,
  viewInstalments,
} from "./instalment-plan.ts"
export {
  type InstalmentButton,
  type InstalmentCart,
  type InstalmentChoice,
  type InstalmentDialog,
  type InstalmentObstacle,
  type InstalmentProvider,
  type InstalmentQuestion,
  type InstalmentWording,
  type Instalments,
  instalmentBound,
  instalmentDialog,
  instalments,
} from "./instalments.ts"
export { pricingLimits, wrongCodeLimit } from "./limits.ts"
export {
  type LowestPriceBlock,
  type LowestPriceQuestion,
  type PriceLine,
  type PriceLineWords,
  lowestPriceBlock,
  lowestPriceWords,
} from "./lowest-price.ts"
export { measureWords, pricePerMeasure } from "./measure-price.ts"
export {
  type Multipack,
  type MultipackPrice,
  type MultipackWording,
  type MultipackWords,
  multipackPrice,
  multipackWords,
  priceAtQuantity,
} from "./multipack.ts"
export {
  type EarnedPointsWords,
  type PointsOffer,
  type PointsOfferView,
  earnedPoints,
  pointsMissingText,
  viewPointsOffer,
} from "./points-offer.ts"
export {
  type BuyerRole,
  type PointsOutcome,
  type PointsPlace,
  type PointsPurchase,
  finalBalance,
  pointsOf,
  pointsOutcome,
  pointsText,
  pointsWords,
} from "./points.ts"
export { type PriceChange, type SignedPercent, percentOf, priceChange, signedPercent, wholePercent } from "./price-change.ts"
export { type PriceSince, lowestOfPeriod } from "./price-history.ts"
export {
  type PriceNote,
  type PriceView,
  type PriceViewQuestion,
  type PriceWords,
  priceNotes,
  priceWords,
  viewPrice,
} from "./price-words.ts"
export {
  type PromotionEnd,
  type PromotionEndCommand,
  type PromotionEndTextKey,
  type PromotionEndView,
  promotionEnd,
  viewPromotionEnd,
} from "./promotion-end.ts"
export {
  type EnteredCode,
  type RebateCode,
  type RebateOff,
  type RebateQuestion,
  type RebateRefusal,
  type RefusedCode,
  codeWaitSeconds,
  isRebated,
  maxRebateCodeLength,
  plainRebateCode,
  rebateOver,
  rebateRefusal,
  rebateRefusalText,
  rebateRefusals,
  withRebate,
} from "./rebate-code.ts"
export { type QuantitySpan, type RebateAt, type RebateRange, lessPercent, rebateAt } from "./rebate-range.ts"
export {
  type BoughtAs,
  type BundleDifference,
  type PricedPart,
  type Saving,
  type SavingQuestion,
  type SavingWords,
  bundleDifference,
  savingWords,
  youSave,
} from "./saving.ts"
export { type PriceKind, type PriceQuestion, type ShownPrice, priceKind, shownPrice } from "./shown-price.ts"
export {
  type OwnFormat,
  type SubscriptionAmount,
  type SubscriptionPrice,
  type SubscriptionTerms,
  type WrittenAmount,
  type WrittenSubscriptionPrice,
  describeSubscriptionPrice,
  priceFormatWith,
  subscriptionPrice,
} from "./subscription-price.ts"
export { type WireMultipack, readMultipack } from "./wire-multipack.ts"
