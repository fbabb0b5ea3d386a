/** What a formula is made of: words for a merchant, and an example that is a formula itself. */
export const formulaLanguage: readonly { readonly what: string; readonly example: string }[] = [
  { what: "arithmetic", example: "(width + 2) * drop / 100 % 7 + 2 ** 3" },
  { what: "least, most, rounding", example: "Math.max(width, 50) + Math.ceil(drop / 10)" },
  { what: "a choice of two", example: "width > 100 ? 20 : 15" },
  { what: "names, steps", example: "const area = width * drop; if (area > 900) return area * 2; return area" },
  { what: "a table by a select", example: "const rate = { oak: 2, ash: 1.5 }; return width * (rate[wood] ?? 1)" },
  { what: "a text as a number", example: 'Number("1.5") * 2' },
  { what: "lists", example: "[width, drop].map(side => side * 2).reduce((a, b) => a + b)" },
  { what: "loops", example: "let sum = 0; for (let i = 0; i < 3; i++) sum += width; return sum" },
  { what: "no price, and why", example: 'if (width > 9000) throw "At most 9 m"; return width' },
  { what: "the shop's own data", example: 'getProductDataFromEngine()["iai:number_of_items"] > 9 ? 8 : 10' },
]

/** The language of formulas, as the help of `witryna formula` has it. */
export function formulaLanguageHelp(): string {
  const lines = formulaLanguage.flatMap(({ what, example }) => [`  ${what}`, `      ${example}`])
  return `
A formula is JavaScript: an expression, or statements with return. Its parameters are names in it.
There are no dates, no randomness, no classes, and nothing that waits; what there is not is told with its place.

${lines.join("\n")}
`
}
