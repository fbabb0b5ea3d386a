/** How the one-click buttons stand. */
export interface OneClick {
  readonly checked: boolean
  readonly hidden: boolean
}

/**
 * One-click buttons are checked while the chosen product has a name, and hidden without one.
 *
 * Spec: 4.54, 10.99, 16.39.
 *
 * @example oneClick("Kubek") // => { checked: true, hidden: false }
 */
export function oneClick(productName: string): OneClick {
  const isNamed = productName.trim() !== ""
  return { checked: isNamed, hidden: !isNamed }
}
