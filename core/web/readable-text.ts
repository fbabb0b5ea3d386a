/**
 * What is seen of a typed text: blanks of any kind as one blank each run, and nothing that shows nothing or turns the direction of what is beside it.
 *
 * Spec: 10.383, 10.908.
 *
 * @example readableText(" Na   święta\n") // => " Na święta "
 * @example readableText("kubek\u202e\u0000") // => "kubek"
 */
export const readableText = (typed: string): string => typed.replaceAll(/\s+/gu, " ").replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
