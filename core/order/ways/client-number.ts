/** Of a client's number of a courier, in characters. Spec: 9.220. */
export const clientNumberLimits = { min: 3, max: 20 } as const

const signs = /^[\p{L}\p{N}](?:[ -]?[\p{L}\p{N}])*$/u

/**
 * Can a text be the number by which a courier knows a client? Letters and digits, with single spaces or hyphens between them.
 *
 * Spec: 9.220, 10.958.
 *
 * @example ["KR 204-771", "12", "a--b", "1".repeat(21)].map(isClientNumber) // => [true, false, false, false]
 */
export const isClientNumber = (text: string): boolean =>
  text.length >= clientNumberLimits.min && text.length <= clientNumberLimits.max && signs.test(text)

/**
 * What is kept of a number as it was typed: enough of one that is too long to be seen and mended.
 *
 * Spec: 9.220.
 *
 * @example keptClientNumber(" KR 204 ") // => "KR 204"
 */
export const keptClientNumber = (typed: string): string =>
  Array.from(typed.trim())
    .slice(0, clientNumberLimits.max * 2)
    .join("")
