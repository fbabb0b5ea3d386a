/** Price formulas and their parameters. Spec: 1.5. */
export const enFormula = {} as const
