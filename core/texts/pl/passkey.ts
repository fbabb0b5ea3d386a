/** Passkeys. Spec: 1.5. */
export const plPasskey = {} as const
