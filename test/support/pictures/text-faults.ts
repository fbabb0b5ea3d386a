import { wordsOfColours, wordsOfNumbers, wordsOfThings, wordsWithoutThings } from "./words-of-things.ts"

/** What a picture is held against: the things that the studio noted of it, with their number, and its colours as `#rrggbb`. */
export interface Pictured {
  readonly shown: ReadonlyMap<string, number>
  readonly colours: readonly string[]
  readonly view: string
}

type Language = "pl" | "en"

type Meaning =
  | { readonly kind: "things"; readonly things: readonly string[] }
  | { readonly kind: "colour"; readonly hue: Bounds; readonly saturation: Bounds; readonly lightness: Bounds }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "without" }
  | { readonly kind: "nothing" }

type Bounds = readonly [number, number]

/** Endings that a word may have after the beginning that is known of it. */
const endings = { pl: 5, en: 3 } as const

const split = (words: string): readonly string[] => words.split(" ").filter((word) => word !== "")

/** Words that are true of one way of looking only. */
const ofViews: Readonly<Record<string, string>> = { bliska: "detail", close: "detail" }

const meanings: Readonly<Record<Language, readonly (readonly [beginning: string, meaning: Meaning, whole: boolean])[]>> = {
  pl: [...meaningsOf("pl")],
  en: [...meaningsOf("en")],
}

function* meaningsOf(language: Language): Generator<readonly [string, Meaning, boolean]> {
  const at = language === "pl" ? 0 : 1
  for (const [things, ...words] of wordsOfThings)
    for (const word of split(words[at] ?? "")) yield [word, { kind: "things", things: things.split("|") }, false]
  for (const [polish, english, hue, saturation, lightness] of wordsOfColours)
    for (const word of split(at === 0 ? polish : english)) yield [word, { kind: "colour", hue, saturation, lightness }, false]
  for (const [word, number] of Object.entries(wordsOfNumbers[language])) yield [word, { kind: "number", number }, true]
  for (const word of split(wordsWithoutThings[language])) yield [word.replace("~", ""), { kind: "nothing" }, !word.endsWith("~")]
  for (const word of language === "pl" ? ["bez"] : ["without"]) yield [word, { kind: "without" }, true]
}

/** The meaning with the longest beginning that a word has; words that are only themselves come first. */
function meaningOf(word: string, language: Language): Meaning | undefined {
  const known = meanings[language].filter(([beginning, , whole]) =>
    whole ? word === beginning : word.startsWith(beginning) && word.length - beginning.length <= endings[language],
  )
  const rank = ([beginning, , whole]: (typeof known)[number]): number => beginning.length + (whole ? 100 : 0)
  return known.toSorted((first, second) => rank(second) - rank(first))[0]?.[1]
}

/**
 * What a text says of a picture that is not in it: words for things, parts, materials, numbers, colours and scenes, and words that nobody
 * has told the meaning of, so that a new word cannot pass unseen.
 */
export function textFaults(text: string, language: Language, { shown, colours, view }: Pictured): readonly string[] {
  const faults: string[] = []
  let [number, absent] = [0, false]
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\d][\p{L}\d'-]*/gu)) {
    const wanted = ofViews[word]
    if (wanted !== undefined && view !== wanted) faults.push(`"${word}": seen from ${view}`)
    const meaning = wanted === undefined ? meaningOf(word, language) : { kind: "nothing" as const }
    if (meaning === undefined) faults.push(`"${word}": no such word`)
    else if (meaning.kind === "number") number = meaning.number
    else if (meaning.kind === "without") absent = true
    else if (meaning.kind === "colour" && !colours.some((colour) => isOf(colour, meaning))) faults.push(`"${word}": no such colour`)
    else if (meaning.kind === "things") {
      const counts = meaning.things.map((thing) => shown.get(thing) ?? 0)
      const there = counts.some((count) => count > 0)
      if (there === absent) faults.push(absent ? `"${word}": it is there` : `"${word}": not there`)
      else if (number > 0 && !counts.includes(number)) faults.push(`"${word}": there are ${Math.max(...counts)}, not ${number}`)
      ;[number, absent] = [0, false]
    }
  }
  return faults
}

/** Whether a colour has the hue, saturation and lightness of a word; what is nearly grey has no hue. */
function isOf(hex: string, { hue, saturation, lightness }: Meaning & { readonly kind: "colour" }): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = most - least
  const l = ((most + least) / 2) * 100
  const s = span === 0 ? 0 : (span / (1 - Math.abs(most + least - 1))) * 100
  const sector = most === r ? (g - b) / (span || 1) : most === g ? 2 + (b - r) / (span || 1) : 4 + (r - g) / (span || 1)
  const within = (value: number, [low, high]: Bounds): boolean => value >= low && value <= high
  return within((sector * 60 + 360) % 360, hue) && within(s, saturation) && within(l, lightness)
}
