import type { FormulaParameter } from "../../../core/formula/parameters.ts"
import { decimal } from "./sample-offer.ts"

/** A length of 1 to 3 that a shopper types. */
export const lengthParameter = {
  id: "length",
  name: "Length",
  is: "number",
  required: true,
  min: decimal("1"),
  max: decimal("3"),
  initial: "1",
} as const satisfies FormulaParameter

/** A text of up to 20 letters. */
export const engravingParameter = {
  id: "text",
  name: "Engraving",
  is: "text",
  required: true,
  min: null,
  max: 20,
  initial: "",
} as const satisfies FormulaParameter
