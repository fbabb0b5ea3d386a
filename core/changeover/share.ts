import { type ShareKind, shareKinds } from "./share-kind.ts"

/** Of how many visitors each kind of page is ours. Units: hundredths of a percent, whole, from 0 to 10,000. */
export type Share = Readonly<Record<ShareKind, number>>

/** All visitors. */
export const wholeShare = 10_000

/** Why words are no share. */
export type ShareFault =
  | { readonly is: "percent"; readonly text: string }
  | { readonly is: "kind"; readonly text: string }
  | { readonly is: "twice"; readonly text: string }

/** A share, or what is wrong with its words. */
export type ReadShare = { readonly is: "share"; readonly share: Share } | { readonly is: "fault"; readonly fault: ShareFault }

/**
 * The share that words say: a percent for all pages, percents for kinds of page, or both with a comma between. A kind that is not named has what is said for all, and
 * nothing where that is not said.
 *
 * Spec: 10.1050.
 *
 * @example readShare("5%, product=12.5%") // => { is: "share", share: { ...shareOf(500), product: 1_250 } }
 * @example readShare("list=50%") // => { is: "share", share: { ...shareOf(0), list: 5_000 } }
 * @example readShare("basket=5%") // => { is: "fault", fault: { is: "kind", text: "basket" } }
 */
export function readShare(words: string): ReadShare {
  let all: number | null = null
  const named = new Map<ShareKind, number>()
  for (const part of words.split(",").map((one) => one.trim())) {
    const at = part.indexOf("=")
    const percent = percentOf(part.slice(at + 1).trim())
    if (percent === null) return { is: "fault", fault: { is: "percent", text: part } }
    if (at < 0) {
      if (all !== null) return { is: "fault", fault: { is: "twice", text: part } }
      all = percent
      continue
    }
    const name = part.slice(0, at).trim()
    const kind = shareKinds.find((one) => one === name)
    if (kind === undefined) return { is: "fault", fault: { is: "kind", text: name } }
    if (named.has(kind)) return { is: "fault", fault: { is: "twice", text: part } }
    named.set(kind, percent)
  }
  return { is: "share", share: { ...shareOf(all ?? 0), ...Object.fromEntries(named) } }
}

function percentOf(text: string): number | null {
  const [, whole = "", places = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?\s?%$/.exec(text) ?? []
  if (whole === "") return null
  const hundredths = Number(whole) * 100 + Number(places.padEnd(2, "0"))
  return hundredths <= wholeShare ? hundredths : null
}

/**
 * The same share for every kind of page.
 *
 * Units: hundredths of a percent.
 *
 * @example shareOf(500).cart // => 500
 */
export const shareOf = (all: number): Share => ({
  home: all,
  product: all,
  list: all,
  cart: all,
  account: all,
  order: all,
  text: all,
  other: all,
})

/**
 * A share in words that say it again.
 *
 * @example shareWords({ ...shareOf(500), product: 1_250 }) // => "5%, product=12.5%"
 */
export function shareWords(share: Share): string {
  const counts = new Map<number, number>()
  for (const kind of shareKinds) counts.set(share[kind], (counts.get(share[kind]) ?? 0) + 1)
  const [most = [0, 0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  const percent = (hundredths: number): string => `${hundredths / 100}%`
  return [percent(most[0]), ...shareKinds.filter((kind) => share[kind] !== most[0]).map((kind) => `${kind}=${percent(share[kind])}`)].join(
    ", ",
  )
}
