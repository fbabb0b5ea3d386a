// What the package promises of this room, as `witryna/formula`: the project itself imports the files.
export { boundedInput, correctedInput } from "./bounded-input.ts"
export {
  type FormulaQuestion,
  type ProductFormula,
  choicesOfFields,
  configuredPrice,
  isFormField,
  parameterNames,
} from "./configured-price.ts"
export { type FormulaTrace, type Missing, type NoPrice, type TraceStep, type TracedValue, locateNoPrice, traceFormula } from "./explain.ts"
export { type FormulaError, type FormulaFault, FormulaSignal, linesOf, locateFormulaError, stop } from "./formula-error.ts"
export { type ChoicesByName, formulaHints, tableKeyNames } from "./formula-hints.ts"
export { type FormulaPrice, formulaPrice } from "./formula-price.ts"
export type { Formula, FormulaInput, FormulaResult } from "./formula-result.ts"
export { type FormulaMessages, formulaWords } from "./formula-words.ts"
export { compileFormula } from "./formula.ts"
export { loadFormula, ownPriceOf } from "./load-formula.ts"
export { nearestName } from "./nearest-name.ts"
export {
  type OrderParameter,
  missingParameters,
  openingChoices,
  orderParameters,
  parameterValues,
  productData,
} from "./parameter-values.ts"
export {
  type FormulaParameter,
  type ParameterChoices,
  type ParameterFault,
  type ParameterOption,
  checkedId,
  readParameters,
} from "./parameters.ts"
export { printExpression, printPattern, printValue } from "./print-formula.ts"
export { type UnsupportedKind, unsupportedKinds, unsupportedReason } from "./unsupported.ts"
