import { formLimits } from "./limits.ts"

const phoneCharacters = /^[\d*#+() ]+$/

/**
 * Is what was typed into a field for phone or e-mail a phone? Digits, `*`, `#`, `+`, brackets and blanks are; anything else is an e-mail.
 *
 * Spec: 5.20.
 *
 * @example looksLikePhone("+48 (12) 345") // => true
 * @example looksLikePhone("500-600-700") // => false
 */
export function looksLikePhone(typed: string): boolean {
  return phoneCharacters.test(typed) && typed.trim() !== ""
}

/**
 * Is a phone without a region long enough? Characters count as typed.
 *
 * Spec: 5.17, 9.3.
 *
 * @example isLongEnoughPhone("123 45 67") // => true
 * @example isLongEnoughPhone("12345678") // => false
 */
export function isLongEnoughPhone(typed: string): boolean {
  return typed.length >= formLimits.phoneMin
}

/**
 * The phone that is sent: prefix and number. A number that brings its own prefix keeps it.
 *
 * Spec: 5.18.
 *
 * @example sentPhone("+48", "600 700 800") // => "+48600 700 800"
 * @example sentPhone("+48", "+49 151 23456") // => "+49 151 23456"
 */
export function sentPhone(prefix: string, number: string): string {
  const own = number.trim()
  return own === "" || own.startsWith("+") || own.startsWith("00") ? own : `${prefix.trim()}${own}`
}
