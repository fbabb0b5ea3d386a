/** How long messages stay. Spec: 9.21. */
export const messageLimits = {
  /** code 100, on every page */
  wholesalersOnlyMs: 5_000,
} as const
