/** Names of the fields that a subscription adds to the product form. Spec: 9.45, 11.72. */
export const subscriptionFieldNames = { subscription: "subscription", period: "days_in_period" } as const

/**
 * The delivery period as the platform writes it; `null` for what is none, such as "0" of a one-off purchase.
 *
 * Spec: 9.45. Units: whole days.
 *
 * @example parsePeriod("30") // => 30
 * @example parsePeriod("0") // => null
 */
export function parsePeriod(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}

/**
 * The fields that a submitted product form has for its period; none for a one-off purchase.
 *
 * Spec: 4.62, 11.72. Units: whole days.
 *
 * @example periodFields(30) // => [["subscription", "true"], ["days_in_period", "30"]]
 * @example periodFields(null) // => []
 */
export function periodFields(days: number | null): readonly (readonly [name: string, value: string])[] {
  if (days === null) return []
  return [
    [subscriptionFieldNames.subscription, "true"],
    [subscriptionFieldNames.period, String(days)],
  ]
}
