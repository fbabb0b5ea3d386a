import { isForeignObject } from "../web/untrusted-json.ts"
import { isSame, type Outcome } from "./outcome.ts"

/** What became of an outcome while the page stayed: of each machine, the parts that say something else. */
export type OutcomeChanges = Outcome["views"]

/**
 * What differs from the outcome before; `null` = it cannot be said as changes, because another page is shown or a part is gone.
 *
 * @example
 * const before = { address: "/", page: "home", views: { miniBasket: { counter: "", subtotal: "" } } } as const
 * outcomeChanges(before, { ...before, views: { miniBasket: { counter: "1", subtotal: "" } } })
 * // => { miniBasket: { counter: "1" } }
 */
export function outcomeChanges(before: Outcome, after: Outcome): OutcomeChanges | null {
  if (!isSame({ ...before, views: {} }, { ...after, views: {} })) return null
  if (Object.keys(before.views).some((machine) => !Object.hasOwn(after.views, machine))) return null
  const changes: [string, OutcomeChanges[string]][] = []
  for (const [machine, words] of Object.entries(after.views)) {
    const known = Object.hasOwn(before.views, machine) ? before.views[machine] : undefined
    if (isSame(known, words)) continue
    if (!isForeignObject(known) || !isForeignObject(words)) {
      changes.push([machine, words])
      continue
    }
    if (Object.keys(known).some((part) => !Object.hasOwn(words, part))) return null
    const parts = Object.entries(words).filter(([part, said]) => !Object.hasOwn(known, part) || !isSame(known[part], said))
    changes.push([machine, Object.fromEntries(parts)])
  }
  return Object.fromEntries(changes)
}

/**
 * The outcome that changes lead to.
 *
 * @example
 * const before = { address: "/", page: "home", views: { miniBasket: { counter: "", subtotal: "" } } } as const
 * changedOutcome(before, { miniBasket: { counter: "1" } }).views
 * // => { miniBasket: { counter: "1", subtotal: "" } }
 */
export function changedOutcome(before: Outcome, changes: OutcomeChanges): Outcome {
  const changed = Object.entries(changes).map(([machine, words]) => {
    const known = Object.hasOwn(before.views, machine) ? before.views[machine] : undefined
    return [machine, isForeignObject(known) && isForeignObject(words) ? { ...known, ...words } : words] as const
  })
  return { ...before, views: { ...before.views, ...Object.fromEntries(changed) } }
}
