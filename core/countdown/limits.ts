/** Constants of the promotion countdown. Spec: 9.48. */
export const countdownLimits = {
  tickMs: 1_000,
} as const
