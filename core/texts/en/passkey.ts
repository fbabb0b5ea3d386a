/** Passkeys. Spec: 1.5. */
export const enPasskey = {} as const
