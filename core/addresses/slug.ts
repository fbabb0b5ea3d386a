const letters: Readonly<Record<string, string>> = { ł: "l", Ł: "L", ø: "o", Ø: "O", đ: "d", Đ: "D", ß: "ss", æ: "ae", Æ: "AE" }

/** An address stays well below what a page accepts, however long the name is. */
const maxLength = 120

/**
 * A name as addresses have it: letters without marks, everything else a single separator, at most 120 characters.
 *
 * Spec: 10.2, 10.5.
 *
 * @example slug("Żółta łyżka, 2 szt.") // => "Zolta-lyzka-2-szt"
 * @example slug("Kubki i filiżanki", "_") // => "Kubki_i_filizanki"
 */
export function slug(name: string, separator: "-" | "_" = "-"): string {
  return name
    .replaceAll(/[łŁøØđĐßæÆ]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .join(separator)
    .slice(0, maxLength)
    .replace(/[-_]$/, "")
}
