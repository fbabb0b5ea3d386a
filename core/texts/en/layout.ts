/** Search, chooser, forced region, bars and banners. Spec: 1.5. */
export const enLayout = {} as const
