import type { UpdatedSection } from "./update-order.ts"

/** Where something loads: the whole screen, the product form, or one of its sections. */
export type LoadingPlace =
  | { readonly is: "screen" }
  | { readonly is: "form" }
  | { readonly is: "section"; readonly section: UpdatedSection }

/** What loads now. Each load has a number of its own, as two may run in one place. */
export type LoadingFlags = readonly { readonly place: LoadingPlace; readonly asked: number }[]

/**
 * The flags once a load has begun.
 *
 * Spec: 4.40.
 *
 * @example beginLoading([], { is: "form" }, 1) // => [{ place: { is: "form" }, asked: 1 }]
 */
export function beginLoading(flags: LoadingFlags, place: LoadingPlace, asked: number): LoadingFlags {
  return [...flags, { place, asked }]
}

/**
 * The flags once a load has ended, however it ended; a load that is not running changes nothing.
 *
 * Spec: 4.40.
 *
 * @example endLoading([{ place: { is: "form" }, asked: 1 }], 1) // => []
 */
export function endLoading(flags: LoadingFlags, asked: number): LoadingFlags {
  return flags.some((flag) => flag.asked === asked) ? flags.filter((flag) => flag.asked !== asked) : flags
}

/**
 * Does this place load, by itself or because what it stands in does?
 *
 * Spec: 4.40, 16.37.
 *
 * @example isLoading([{ place: { is: "form" }, asked: 1 }], { is: "section", section: "price" }) // => true
 * @example isLoading([{ place: { is: "form" }, asked: 1 }], { is: "screen" }) // => false
 */
export function isLoading(flags: LoadingFlags, place: LoadingPlace): boolean {
  return flags.some((flag) => {
    if (flag.place.is === "screen") return true
    if (flag.place.is === "form") return place.is !== "screen"
    return place.is === "section" && place.section === flag.place.section
  })
}
