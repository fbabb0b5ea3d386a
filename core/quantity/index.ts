// What the package promises of this room, as `witryna/quantity`: the project itself imports the files.
export {
  type QuantityAnswer,
  type QuantityQuestion,
  type QuantityRefusal,
  type QuantityRules,
  checkQuantity,
  isOff,
  quantityCorrection,
  stepQuantity,
} from "./check-quantity.ts"
export {
  type AvailabilityStatus,
  type OrderLimits,
  type QuantityRange,
  type Stock,
  type Unit,
  effectiveRange,
  roundDownToStep,
  roundUpToStep,
} from "./order-limits.ts"
export {
  type QuantityFieldState,
  type QuantityFieldCommand,
  type QuantityFieldEvent,
  canStep,
  openQuantityField,
  quantityField,
  quantityPauses,
  quantitySaid,
} from "./quantity-field.ts"
export {
  type QuantityDescription,
  describeQuantity,
  numberWords,
  orderedQuantity,
  quantityRefusalText,
  quantityText,
  quantityWords,
  unitBeside,
} from "./quantity-text.ts"
export { type WireOrderLimits, orderLimits, stockOf } from "./wire-limits.ts"
