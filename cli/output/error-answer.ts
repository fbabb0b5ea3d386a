import { refusalText } from "../../core/messages/refusal-text.ts"
import { parseRefusal, refusalCodes } from "../../core/messages/refusal.ts"
import { codeText, faultText, validationCodes } from "../../core/form/asked/validation-code.ts"
import type { Language } from "../../core/values/language.ts"
import { notifyCodes, notifyOutcome } from "../../core/asking/notify.ts"
import { messageWords, orderCodes, orderMessage } from "../../core/messages/shop-messages.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { meantSentence, wrongValue } from "../user-error.ts"
import type { Answer } from "./print.ts"

/** A code of the shop, with what came along. */
export interface ErrorQuestion {
  readonly code: string
  /** the shop's own words */
  readonly message: string | null
  /** its second message: post-code formats, a proposed login; for a quantity the bound */
  readonly detail: string | null
  readonly language: Language
}

/** Bounds are told in pieces here: the code alone does not know the product. */
const pieces = { name: "", singular: "", plural: "", few: "", fraction: "", sellBy: { coefficient: 1, scale: 0 }, precision: 0 }

/** The codes by who sends them. */
export const knownCodes = [
  { area: "order", codes: orderCodes.toSorted() },
  { area: "field", codes: validationCodes.toSorted() },
  { area: "notify", codes: notifyCodes.toSorted() },
  { area: "basket", codes: refusalCodes.toSorted() },
] as const

/**
 * What a shopper is told for a code of the shop, and where that comes from. Fails with a UserError, which names the nearest code, for
 * one of no list and without words.
 */
export function errorAnswer({ code, message, detail, language }: ErrorQuestion): Answer {
  const catalogue = textCatalogue(language, {})
  if (orderCodes.includes(code)) {
    const told = orderMessage([{ code, message }])
    const { text, link } = messageWords(told, catalogue)
    const lines = [
      text,
      ...(link === null ? [] : [`${link.label}: ${link.href}`]),
      ...(told.durationMs === null ? [] : [`${told.durationMs / 1000} s`]),
    ]
    return { words: lines.join("\n"), data: { code, area: "order", words: text, link, durationMs: told.durationMs }, ok: true }
  }
  if (codeText(code) !== null) {
    const text = faultText({ _tag: "Code", code, message: message ?? "", detail: detail ?? "" }, catalogue)
    return { words: text, data: { code, area: "field", words: text }, ok: true }
  }
  if (notifyCodes.includes(code)) {
    const { text } = messageWords(notifyOutcome({ done: false, errdesc: code }).message, catalogue)
    return { words: text, data: { code, area: "notify", words: text }, ok: true }
  }
  const refusal = refusalCodes.includes(code) ? parseRefusal(code, detail, message) : null
  if (refusal !== null) {
    const text = refusalText(refusal, { unit: pieces }, catalogue).trim()
    return { words: text, data: { code, area: "basket", words: text }, ok: true }
  }
  if (message !== null && message.trim() !== "")
    return { words: message.trim(), data: { code, area: "other", words: message.trim() }, ok: true }
  const known = knownCodes.flatMap(({ codes }) => codes)
  throw wrongValue("code", code, meantSentence(code, known, "witryna error --list names the codes."))
}
