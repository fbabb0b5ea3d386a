import type { Coverage } from "./coverage.ts"

/** The parameters of price formulas. */
export const formulaCoverage: Coverage = {
  "5.57": { by: "core/formula/parameter-values.ts#parameterValues", test: "a text that is too long is cut for the price" },
  "5.58": {
    by: "core/formula/parameter-values.ts#parameterValues",
    test: "a typed width of %j counts as %d: out of range it is the bound",
  },
  "5.59": {
    by: "core/formula/parameter-values.ts#openingChoices",
    test: "parameters in the address prefill the fields, and what cannot be chosen leaves the default",
  },
}
