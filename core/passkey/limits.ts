/** Constants of passkeys. Spec: 6.16, 8.45, 20.9. */
export const passkeyLimits = {
  /** the oldest Safari that is supported */
  safariVersion: 15,
  /** error code of a browser without support */
  unsupportedCode: 1,
  /** levels of a challenge */
  depth: 32,
} as const
