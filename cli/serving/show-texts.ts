import { readFileSync } from "node:fs"
import type { Language } from "../../core/values/language.ts"
import { checkTexts, type TextFaults } from "../../core/texts/check-texts.ts"
import { builtInTexts, textKeys } from "../../core/texts/text-catalogue.ts"
import type { Answer } from "../output/print-answer.ts"
import { plainText } from "../output/paint.ts"
import { exitCodes, UserError } from "../user-error.ts"

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

/** What a file of texts lacks or has wrong. Fails with a UserError when the file is no JSON object of texts. */
export function checkedTextsAnswer(file: string, language: Language): Answer {
  const faults = checkTexts(readTexts(file), language)
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

function readTexts(file: string): Readonly<Record<string, string>> {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new UserError(`${file} cannot be read as JSON (${cause instanceof Error ? cause.message : String(cause)})`, exitCodes.unusable)
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) {
    throw new UserError(`${file} is no JSON object of texts by key`, exitCodes.unusable)
  }
  const entries: [string, string][] = []
  for (const [key, text] of Object.entries(read)) {
    if (typeof text !== "string") throw new UserError(`${file}: the text of "${key}" is no text`, exitCodes.unusable)
    entries.push([key, text])
  }
  return Object.fromEntries(entries)
}
