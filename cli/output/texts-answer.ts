import { checkTexts, type TextFaults } from "../../core/texts/check-texts.ts"
import { builtInTexts, textKeys } from "../../core/texts/text-catalogue.ts"
import type { TextKey, Texts } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import { meantSentence, wrongValue } from "../user-error.ts"
import { type Answer, plainText } from "./print.ts"

/** The built-in texts of a language, or those of one area. Fails with a UserError for an area that no key has. */
export function builtInTextsAnswer(language: Language, area: string | undefined): Answer {
  const texts = builtInTexts(language)
  const keys = textKeys.filter((key) => area === undefined || key.split(".")[0] === area)
  if (keys.length === 0) {
    const areas = [...new Set(textKeys.map((key) => key.split(".")[0] ?? ""))]
    throw wrongValue("--area", area ?? "", meantSentence(area ?? "", areas, `Areas are ${areas.join(", ")}.`))
  }
  return {
    words: textLines(keys, texts),
    data: Object.fromEntries(keys.map((key) => [key, texts[key]])),
    ok: true,
  }
}

/** A built-in text by its key. Fails with a UserError, which names the nearest key, for one that there is not. */
export function oneTextAnswer(typed: string, language: Language): Answer {
  const key = knownKey(typed)
  const text = builtInTexts(language)[key]
  return { words: text, data: { key, language, text }, ok: true }
}

/** The key itself, if a text has it. Fails with a UserError that names the nearest one, or the areas. */
export function knownKey(typed: string): TextKey {
  const key = textKeys.find((known) => known === typed)
  if (key !== undefined) return key
  const areas = [...new Set(textKeys.map((known) => known.split(".")[0]))]
  throw wrongValue("key", typed, meantSentence(typed, textKeys, `Keys begin with ${areas.join(", ")}: see witryna texts search.`))
}

/** The built-in texts that hold these words, in the text or in the key. */
export function searchedTextsAnswer(words: string, language: Language): Answer {
  const texts = builtInTexts(language)
  const wanted = words.toLocaleLowerCase(language)
  const found = textKeys.filter((key) => key.toLowerCase().includes(wanted) || texts[key].toLocaleLowerCase(language).includes(wanted))
  if (found.length === 0) return { words: `no text and no key says "${plainText(words)}"`, data: {}, ok: false }
  return { words: textLines(found, texts), data: Object.fromEntries(found.map((key) => [key, texts[key]])), ok: true }
}

function textLines(keys: readonly TextKey[], texts: Texts): string {
  const width = Math.max(...keys.map((key) => key.length))
  return keys.map((key) => `${key.padEnd(width)}  ${texts[key]}`).join("\n")
}

/** What the texts of a file lack or have wrong. */
export function checkedTextsAnswer(file: string, texts: Readonly<Record<string, string>>, language: Language): Answer {
  const faults = checkTexts(texts, language)
  const lines = faultLines(faults)
  const ok = lines.length === 0
  if (ok) return { words: `${file} has all ${textKeys.length} texts.`, data: faults, ok }
  const { missing, unknown, parameters } = faults
  const summary = `${missing.length} missing, ${unknown.length} unknown, ${parameters.length} with other parameters`
  return { words: lines.map(plainText).join("\n"), data: faults, ok, summary }
}

/**
 * Why a text may not stand for a built-in one: it says nothing, or names what its place does not know; null = it may.
 *
 * @example textTrouble("cart.toFreeShipping", "Brakuje {amont}", "pl")
 * // => "parameters  cart.toFreeShipping: lacks {amount}: does not know {amont}"
 */
export function textTrouble(key: TextKey, text: string, language: Language): string | null {
  if (text.trim() === "") return `${key}: an empty text is none, and the built-in one would stay`
  const { parameters } = checkTexts({ [key]: text }, language)
  // whoever leaves an amount out may mean it
  return parameters.some(({ unknown }) => unknown.length > 0) ? faultLines({ missing: [], unknown: [], parameters }).join("\n") : null
}

/** Other keys with the same built-in text: a button and its title, for example. */
export function sameTextKeys(key: TextKey, language: Language): readonly TextKey[] {
  const texts = builtInTexts(language)
  return textKeys.filter((other) => other !== key && texts[other] === texts[key])
}

function faultLines({ missing, unknown, parameters }: TextFaults): readonly string[] {
  return [
    ...missing.map((key) => `missing     ${key}`),
    ...unknown.map((key) => `unknown     ${key}`),
    ...parameters.map(
      ({ key, missing: lacks, unknown: has }) =>
        `parameters  ${key}${lacks.length > 0 ? `: lacks {${lacks.join("}, {")}}` : ""}${has.length > 0 ? `: does not know {${has.join("}, {")}}` : ""}`,
    ),
  ]
}
