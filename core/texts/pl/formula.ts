/** Price formulas and their parameters. Spec: 1.5. */
export const plFormula = {} as const
