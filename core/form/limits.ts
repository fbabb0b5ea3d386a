/** Constants of forms. Spec: 9.1 to 9.6. */
export const formLimits = {
  /** characters of any password, checked by the shop too */
  password: { min: 6, max: 30 },
  /** characters of a strong password */
  strongPasswordMin: 10,
  login: { min: 3, max: 40 },
  /** characters of a phone number without a region, as typed */
  phoneMin: 9,
  /** pause after the last key before a field is checked */
  typingPauseMs: 500,
  /** pause before the password rule is checked */
  passwordPauseMs: 100,
  /** pause after the last resize before the page measures again */
  resizePauseMs: 100,
  bytesOfMegabyte: 1_048_576,
} as const
