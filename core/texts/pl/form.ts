/** Forms: fields, their checks and the codes of remote checks. Spec: 1.5. */
export const plForm = {} as const
