/** Constants of quantity fields. Spec: 9.7, 9.8. */
export const quantityLimits = {
  /** pause after the last key before a typed quantity is taken */
  typingPauseMs: 500,
  /** pause after the last press of plus or minus before a cart row is saved */
  stepPauseMs: 500,
} as const
