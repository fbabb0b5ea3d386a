/** The two parts of a long description. */
export interface SplitDescription {
  readonly lead: string
  /** what is shown when it is asked for; null = there is no more */
  readonly rest: string | null
}

/** A text of so many characters is shown whole. */
const shortEnough = 360

/** The lead of a longer one ends between these. */
const [leastLead, longestLead] = [80, 220]

/**
 * A description of a list, cut in two where it is long, so that the goods are in view: after a whole sentence, or between two words where the
 * first sentence is as long itself. Nothing gets lost but the blank between the parts.
 *
 * Spec: 10.367. Units: UTF-16 units.
 *
 * @example splitDescription("Kubki z kamionki.") // => { lead: "Kubki z kamionki.", rest: null }
 */
export function splitDescription(text: string): SplitDescription {
  if (text.length <= shortEnough) return { lead: text, rest: null }
  const at = lastEnd(text, /[.!?…]["”»)]?(?= )/g) ?? lastEnd(text, /[^ ](?= )/g) ?? text.length
  return at === text.length ? { lead: text, rest: null } : { lead: text.slice(0, at), rest: text.slice(at + 1) }
}

/** Behind the last match that a lead may end with; null = there is none. */
function lastEnd(text: string, pattern: RegExp): number | null {
  const ends = [...text.matchAll(pattern)].map((found) => found.index + found[0].length)
  return ends.findLast((end) => end >= leastLead && end <= longestLead) ?? null
}
