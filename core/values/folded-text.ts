/** Letters that are no base letter with a mark, so that Unicode takes nothing off them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
}

/**
 * A text as it is compared where case and diacritics do not count: small letters without marks.
 *
 * Spec: 18.50, 19.74.
 *
 * @example foldedText("Żółta ŁYŻKA, ½ l") // => "zolta lyzka, 1⁄2 l"
 * @example foldedText("Straße Ørsted") // => "strasse orsted"
 */
export function foldedText(text: string): string {
  // most texts have nothing to take off, and many are folded at once
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[łøđðħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
}
