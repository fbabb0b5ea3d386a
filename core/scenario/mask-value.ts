import { parseCivilDay } from "../values/civil-day.ts"

const letters = "xyz"
const digits = "90"

/** The mask of a day is one too, so that what decodes a day decodes its mask. */
const maskedDay = /^9\d{3}-09-(?:0[1-9]|1\d|2[0-8])$/
const dayShape = "9999-09-09"
const writtenAsDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * Is it a day as the wire writes it? What is written as one, though there is no such day, is masked as one all the same.
 *
 * @example isDay("2026-10-01") // => true
 * @example isDay("2026-13-01") // => false
 */
export const isDay = (text: string): boolean => parseCivilDay(text) !== null

/**
 * Is it written as masks are: letters x, y, z and digits 9, 0 only? Such a value is taken for a mask.
 *
 * @example isMask("Xyx-90") // => true
 * @example isMask("Jan") // => false
 */
export function isMask(text: string): boolean {
  return maskedDay.test(text) || (hasMaskable(text) && !/(?![xyz])\p{L}/iu.test(text) && !/(?![90])\p{N}/u.test(text))
}

/**
 * Is there anything to mask in it?
 *
 * @example hasMaskable("***") // => false
 */
export function hasMaskable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/**
 * What a value looks like without its meaning: two values of one shape have the same masks.
 *
 * @example shapeOf("Ala 1-2") // => "Xxx 9-9"
 * @example shapeOf("2026-12-24") // => "9999-09-09"
 */
export function shapeOf(text: string): string {
  if (writtenAsDay.test(text)) return dayShape
  return text
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/(?!X)\p{L}/gu, "x")
    .replaceAll(/\p{N}/gu, "9")
}

/**
 * The mask with that number for a shape: same length, same classes of characters. A shape with few masks goes on with longer ones.
 *
 * @param number from 0; different numbers give different masks
 *
 * @example maskOfShape("Xx-99", 0) // => "Xx-99"
 * @example maskOfShape("Xx-99", 5) // => "Xy-90"
 * @example maskOfShape("9999-09-09", 5) // => "9005-09-01"
 */
export function maskOfShape(shape: string, number: number): string {
  if (shape === dayShape) return dayMask(number)
  let rest = number
  const take = (alphabet: string): string => {
    const found = alphabet[rest % alphabet.length] ?? ""
    rest = Math.floor(rest / alphabet.length)
    return found
  }
  const characters = Array.from(shape)
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    if (characters[at] === "9") characters[at] = take(digits)
    else if (characters[at] === "X") characters[at] = take(letters).toUpperCase()
    else if (characters[at] === "x") characters[at] = take(letters)
  }
  return characters.join("") + "x".repeat(rest)
}

/** There are 28,000 of them: a file has fewer days. */
function dayMask(number: number): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `9${String(number % 1000).padStart(3, "0")}-09-${two(1 + (Math.floor(number / 1000) % 28))}`
}

/**
 * Gives every value its own mask, and the same value the same one. What is a mask already stays.
 *
 * @param shapes the shape of each value's mask
 *
 * @example [...maskValues(new Map([["jan", "xxx"], ["ala", "xxx"], ["xxx", "xxx"]])).values()]
 * // => ["xxy", "xxz", "xxx"]
 */
export function maskValues(shapes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const masks = new Map<string, string>()
  const used = new Set([...shapes.keys()].filter(isMask))
  const counters = new Map<string, number>()
  for (const [value, shape] of shapes) {
    if (isMask(value)) {
      masks.set(value, value)
      continue
    }
    let number = counters.get(shape) ?? 0
    while (used.has(maskOfShape(shape, number))) number += 1
    counters.set(shape, number + 1)
    const mask = maskOfShape(shape, number)
    used.add(mask)
    masks.set(value, mask)
  }
  return masks
}

/** Ways in which one value is written inside other texts. */
function writings(value: string): readonly string[] {
  const wellFormed = value.toWellFormed()
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(wellFormed),
    new URLSearchParams({ "": wellFormed }).toString().slice(1),
  ]
}

/**
 * A function that puts masks in the place of values wherever they stand as whole words, also as JSON and addresses write them.
 * All are replaced at once, longer values first.
 *
 * @param between what becomes of the text around them
 *
 * @example wordReplacer(new Map([["Jan", "Xxx"]]))("Jan, Janek, XJan, ?b=%20Jan") // => "Xxx, Janek, XJan, ?b=%20Xxx"
 */
export function wordReplacer(
  masks: ReadonlyMap<string, string>,
  between: (text: string) => string = (text) => text,
): (text: string) => string {
  const written = new Map<string, string>()
  for (const [value, mask] of masks) {
    const maskWritings = writings(mask)
    writings(value).forEach((writing, at) => {
      if (!written.has(writing)) written.set(writing, maskWritings[at] ?? mask)
    })
  }
  if (written.size === 0) return between
  const pattern = wordsPattern([...written.keys()])
  return (text) => {
    let made = ""
    let after = 0
    for (const { 0: found, index } of text.matchAll(pattern)) {
      made += between(text.slice(after, index)) + (written.get(found) ?? found)
      after = index + found.length
    }
    return made + between(text.slice(after))
  }
}

/**
 * A pattern of texts as whole words: no letter or digit beside their own; after `%20` and the like a word begins. The longest goes first.
 * What may stand beside a word is said once for all of them, since the letters of all languages make a pattern large; and it is looked at only where one
 * of their first characters is, so that most places of a text are passed at once.
 */
function wordsPattern(texts: readonly string[]): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length)
  const starts = new Set(longestFirst.map((text) => Array.from(text)[0] ?? ""))
  const before = String.raw`(?:(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])|(?<=%[0-9A-F]{2}))`
  const after = String.raw`(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))`
  const [first, words] = [Array.from(starts, escaped).join("|"), longestFirst.map(escaped).join("|")]
  return new RegExp(`(?=${first})${before}(?:${words})${after}`, "gu")
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
