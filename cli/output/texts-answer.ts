import { checkTexts, type TextFaults } from "../../core/texts/check-texts.ts"
import { builtInTexts, textKeys } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { type Answer, plainText } from "./print.ts"

/** The built-in texts of a language, or those of one area. Fails with a UserError for an area that no key has. */
export function builtInTextsAnswer(language: Language, area: string | undefined): Answer {
  const texts = builtInTexts(language)
  const keys = textKeys.filter((key) => area === undefined || key.split(".")[0] === area)
  if (keys.length === 0) {
    const areas = [...new Set(textKeys.map((key) => key.split(".")[0]))]
    throw new UserError(`no text belongs to "${area ?? ""}"; areas are ${areas.join(", ")}`, exitCodes.wrongUsage)
  }
  const width = Math.max(...keys.map((key) => key.length))
  return {
    words: keys.map((key) => `${key.padEnd(width)}  ${texts[key]}`).join("\n"),
    data: Object.fromEntries(keys.map((key) => [key, texts[key]])),
    ok: true,
  }
}

/** What the texts of a file lack or have wrong. */
export function checkedTextsAnswer(file: string, texts: Readonly<Record<string, string>>, language: Language): Answer {
  const faults = checkTexts(texts, language)
  const lines = faultLines(faults)
  const ok = lines.length === 0
  return { words: ok ? `${file} has all ${textKeys.length} texts.` : lines.map(plainText).join("\n"), data: faults, ok }
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
