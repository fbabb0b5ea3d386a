import { builtInTexts } from "../texts/text-catalogue.ts"
import type { HarmlessKind } from "../values/field-names.ts"
import { type DeclaredNames, fieldKind, isCodeWord, isHarmlessName, isSaidName, isShortNumber, noNames } from "./harmless-words.ts"
import { isMask, maskValues, shapeOf, wordReplacer } from "./mask-value.ts"

/** What becomes of a text, by the place where it stands. */
export interface Masking {
  /** what a visitor may have written: every word is masked, except where all are words of every shop */
  readonly free: (text: string) => string
  /** what the shop said about its goods and itself: it stays, except what a visitor wrote elsewhere */
  readonly said: (text: string) => string
  /** what somebody wrote for people about the recording: it stays, except what a visitor wrote elsewhere */
  readonly kept: (text: string) => string
  /** made by a machine, such as a session: of its characters only their number is kept */
  readonly token: (text: string) => string
  /** a code that the shop may have handed out: it stays when the shop said it */
  readonly code: (text: string) => string
  /** what a page shows or an address says: words of the shop and of the catalogue of texts stay, and prices */
  readonly seen: (text: string) => string
  /** may a name stay as it is? */
  readonly isName: (name: string) => boolean
  /** does the shop speak of its goods and itself under this name? */
  readonly isSaidName: (name: string) => boolean
  /** what a field of this name holds in this recording */
  readonly holds: (name: string) => HarmlessKind
}

/** A word: its letters and digits, or a day. Masks go word by word, so a value has one mask however it is put together. */
const word = /(?<![\p{L}\p{N}\p{M}-])\d{4}-\d{2}-\d{2}(?![\p{L}\p{N}\p{M}]|-[\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu

/** A number in several groups, such as a price or a phone, or a word. */
const runOrWord = /(?<![\p{L}\p{N}\p{M}])\d+(?![\p{L}\p{N}\p{M}])(?:[\s.,:/+()-]{1,3}\d+(?![\p{L}\p{N}\p{M}]))*|[\p{L}\p{N}\p{M}]+/gu

/** Percent signs and JSON's escapes inside a text. */
const escapes = /((?:%[0-9A-Fa-f]{2})+|(?:\\u[0-9A-Fa-f]{4})+)/

const wordsOf = (text: string): readonly string[] => text.match(word) ?? []

const unescaped = (escape: string): string | null => {
  try {
    if (escape.startsWith("%")) return decodeURIComponent(escape)
    const value: unknown = JSON.parse(`"${escape}"`)
    return typeof value === "string" ? value : null
  } catch {
    return null
  }
}

const escapedLike = (escape: string, text: string): string =>
  escape.startsWith("%") ? encodeURIComponent(text.toWellFormed()) : JSON.stringify(text).slice(1, -1)

function eachWord(text: string, change: (word: string) => string): string {
  const inWords = (plain: string) => plain.replaceAll(word, change)
  return text
    .split(escapes)
    .map((part, at) => {
      const plain = at % 2 === 1 ? unescaped(part) : null
      if (plain === null) return inWords(part)
      const changed = inWords(plain)
      return changed === plain ? part : escapedLike(part, changed)
    })
    .join("")
}

const ownWords: ReadonlySet<string> = new Set(
  (["pl", "en"] as const).flatMap((language) => Object.values(builtInTexts(language)).flatMap((text) => wordsOf(text))),
)

/** Short values, such as the number of a house, are masked only where they stand: elsewhere the same text means something else. */
function isTelling(value: string): boolean {
  const { length } = wordsOf(value).join("")
  return (length >= 4 || (length === 3 && /\p{L}/u.test(value))) && value.length <= 500
}

/** An amount of money as pages write it: no phone has two decimals. */
const isAmount = (text: string): boolean => /^\d{1,3}(?:[\s.,]?\d{3}){0,3}[.,]\d{2}$/.test(text)

/**
 * Is it a time of day, such as the deadline for today's parcels? It names nobody.
 *
 * @example isClock("23:59") // => true
 */
export const isClock = (text: string): boolean => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text)

/** A code may be written of several words, such as "basket_empty", and several codes behind each other. */
const isCode = (text: string, isKnown: (one: string) => boolean): boolean =>
  text.split(" ").every((code) => isCodeWord(code) || wordsOf(code).every(isKnown))

/** The outcomes of a recording say the same again and again: what becomes of a text is found out once. */
function once(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const changed = known.get(text) ?? change(text)
    known.set(text, changed)
    return changed
  }
}

/**
 * Judges every text of a recording by its place, and gives each word that has to go a mask of its own (ADR 0028).
 *
 * @param walk goes through the recording; it is called several times, and what it returns counts the last time
 * @param names what is declared of fields; without it nothing is
 * @param kinds what fields hold that only the shop of this recording has
 *
 * @example maskedBy((masking) => masking.free("Nowak, 12")) // => "Xxxxx, 99"
 */
export function maskedBy<T>(
  walk: (masking: Masking) => T,
  names: DeclaredNames = noNames,
  kinds: ReadonlyMap<string, HarmlessKind> = new Map(),
): T {
  const isName = (name: string): boolean => isHarmlessName(name, names)
  const isHarmlessWord = (one: string): boolean => isCodeWord(one) || (!/^\d/.test(one) && isName(one))
  const judges = { isName, isSaidName: (name: string) => isSaidName(name, names) }
  const holds = (name: string): HarmlessKind => kinds.get(name) ?? fieldKind(name, names)
  const keep = (text: string): string => text
  const written = new Set<string>()
  const write = once((text) => {
    const isKnown = isCode(text, (one) => isHarmlessWord(one) || ownWords.has(one) || isMask(one))
    if (isTelling(text) && !isKnown) written.add(text)
    return text
  })
  const answered = new Set<string>()
  const hear = (text: string): string => {
    answered.add(text)
    return text
  }
  walk({ free: write, said: hear, kept: keep, token: keep, code: keep, seen: keep, holds, ...judges })
  walk({
    free: keep,
    said: keep,
    kept: keep,
    token: keep,
    code: (text) => (answered.has(text) ? text : write(text)),
    seen: keep,
    holds,
    ...judges,
  })

  const vocabulary = new Set<string>()
  const learn = wordReplacer(new Map([...written].map((value) => [value, value])), (text) => {
    for (const [found] of text.matchAll(runOrWord)) vocabulary.add(found)
    for (const found of wordsOf(text)) vocabulary.add(found)
    return text
  })
  for (const text of answered) learn(text)

  const judge = (maskOf: (one: string, shape: string) => string): Masking => {
    const maskWord = once((one) => maskOf(one, shapeOf(one)))
    const isHarmless = (text: string) => isCode(text, isHarmlessWord)
    const free = once((text) => (isHarmless(text) ? text : eachWord(text, maskWord)))
    const isShown = (one: string) => vocabulary.has(one) || ownWords.has(one) || isHarmlessWord(one) || isMask(one)
    // the number of a house and a post code stand beside each other on pages, where the shop said each by itself
    const isSaidApart = (run: string) => run.split(/,\s+/).every((part) => vocabulary.has(part))
    const judgeRun = (run: string) => {
      if (vocabulary.has(run) || isSaidApart(run) || ownWords.has(run) || isShortNumber(run) || isAmount(run) || isClock(run)) return run
      return /^\d/.test(run) && !/\p{L}/u.test(run) ? eachWord(run, maskWord) : isShown(run) ? run : maskWord(run)
    }
    const masks = new Map([...written].map((value) => [value, eachWord(value, maskWord)]))
    const said = once(wordReplacer(masks))
    return {
      free,
      said,
      kept: said,
      token: (text) => (isHarmless(text) ? text : maskOf(text, "x".repeat(text.length))),
      code: (text) => (answered.has(text) && !written.has(text) ? said(text) : free(text)),
      seen: once(wordReplacer(masks, (text) => text.replaceAll(runOrWord, judgeRun))),
      holds,
      ...judges,
    }
  }
  const shapes = new Map<string, string>()
  walk(
    judge((one, shape) => {
      shapes.set(one, shape)
      return one
    }),
  )
  const masks = maskValues(shapes)
  return walk(judge((one) => masks.get(one) ?? one))
}
