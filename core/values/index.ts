// What the package promises of this room, as `witryna/values`: the project itself imports the files.
export { type CivilDay, civilDayText, compareDays, dayMonthYear, daysInMonth, parseCivilDay, twoDigits } from "./civil-day.ts"
export { type ClockSample, serverNow } from "./clock-sample.ts"
export { type Weekday, addDays, civilDay, dayNumber, weekday } from "./day-arithmetic.ts"
export {
  type Decimal,
  addDecimals,
  compareDecimals,
  decimalFromNumber,
  decimalOf,
  decimalText,
  decimalToNumber,
  exactDecimal,
  parseDecimal,
  parseTypedAmount,
  parseTypedDecimal,
  subtractDecimals,
} from "./decimal.ts"
export {
  type Fraction,
  addFractions,
  divideFractions,
  fractionOfDecimal,
  roundFraction,
  subtractFractions,
  timesFraction,
  zeroFraction,
} from "./fraction.ts"
export { fnv1a } from "./fnv1a.ts"
export { type Language, type LanguageCode, defaultLanguage, languageCode, parseLanguageCode } from "./language.ts"
export { type MachineStore, type Perform, type Step, createMachineStore, embed } from "./machine.ts"
export {
  type ReadWireAmount,
  type WireAmount,
  formatWirePrice,
  moneyFromNumber,
  moneyText,
  parseFraction,
  parseMoney,
  readWireAmount,
} from "./money-text.ts"
export {
  type Money,
  type Price,
  type PriceType,
  addMoney,
  addPrices,
  compareMoney,
  grossOfNet,
  netOfGross,
  roundedQuotient,
  shownAmount,
  subtractMoney,
  timesMoney,
  timesPrice,
  zeroMoney,
} from "./money.ts"
export {
  type Bounds,
  type Position,
  boundsAround,
  distanceM,
  parsePosition,
  positionAt,
  tilePx,
  toldDegrees,
  worldPoint,
} from "./position.ts"
export {
  type MaskFault,
  type PriceFormat,
  type ReadMask,
  type ShopMask,
  formatFraction,
  formatPrice,
  readMask,
  zlotyPrices,
} from "./price-format.ts"
export { parseTypedMoney } from "./typed-money.ts"
export { type ChangeableField, hasUnsavedChanges } from "./unsaved-changes.ts"
export { type CivilTime, civilDayAt, civilTimeAt, instantOf, isTimeZone, startOfDay } from "./zoned-time.ts"
