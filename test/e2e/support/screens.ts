const widths = [
  { device: "phone", viewport: { width: 390, height: 844 } },
  { device: "tablet", viewport: { width: 820, height: 1180 } },
  { device: "desktop", viewport: { width: 1440, height: 900 } },
] as const

/** The screens that a journey has to work on: three widths, light and dark. */
export const screens = widths.flatMap(({ device, viewport }) =>
  (["light", "dark"] as const).map((colorScheme) => ({ name: `${colorScheme} ${device}`, viewport, colorScheme })),
)
