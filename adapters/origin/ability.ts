/** What our pages need of a shop, by what a shopper does with it. */
export const abilityNames = [
  "menu",
  "name",
  "texts",
  "home",
  "lists",
  "filters",
  "orders",
  "search",
  "suggestions",
  "prices",
  "product",
  "productPage",
  "description",
  "basket",
  "delivery",
  "countries",
  "clients",
  "ourPages",
] as const

export type AbilityName = (typeof abilityNames)[number]

/** Whether a shop can do something, and where our pages have it from. */
export interface Ability {
  readonly name: AbilityName
  /** null = nowhere */
  readonly from: "api" | "pages" | null
  /** what was found, or why nothing was */
  readonly told: string
  /** fields that its API does not know, each by its way from the first: what they say is missing on our pages */
  readonly lacks: readonly string[]
}

/** What a shop was found to be able to do, and when. */
export interface LookedAt {
  /** milliseconds since 1970 UTC */
  readonly atMs: number
  readonly abilities: readonly Ability[]
}

/** How an ability is another than it was: where it comes from, or what its API does not know of it. */
export interface ChangedAbility {
  readonly name: AbilityName
  readonly was: Ability["from"]
  readonly is: Ability["from"]
  /** fields that are missing now and were there */
  readonly lost: readonly string[]
  /** fields that are there now and were missing */
  readonly gained: readonly string[]
}

/**
 * What of a shop's abilities is another than it was before; what was not known before is none of it.
 *
 * Spec: 10.1027.
 *
 * @example changedAbilities([], [{ name: "menu", from: "pages", told: "", lacks: [] }]) // => []
 */
export function changedAbilities(before: readonly Ability[], now: readonly Ability[]): readonly ChangedAbility[] {
  return now.flatMap((ability): readonly ChangedAbility[] => {
    const known = before.find(({ name }) => name === ability.name)
    if (known === undefined) return []
    const lost = ability.lacks.filter((field) => !known.lacks.includes(field))
    const gained = known.lacks.filter((field) => !ability.lacks.includes(field))
    if (known.from === ability.from && lost.length === 0 && gained.length === 0) return []
    return [{ name: ability.name, was: known.from, is: ability.from, lost, gained }]
  })
}
