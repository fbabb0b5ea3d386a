/** Variants, versions, bundles, collections and configurators. Spec: 1.5. */
export const enChoice = {} as const
