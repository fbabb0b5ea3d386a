/** Fewer columns than these leave no room for a description beside an option. */
const leastColumns = 40

/**
 * The width that help is written for: what `COLUMNS` says, else the terminal's, else 80.
 *
 * @param columns of the stream; none where it is no terminal
 *
 * @example helpWidth({ COLUMNS: "60" }, 120) // => 60
 * @example helpWidth({ COLUMNS: "wide" }, 120) // => 120
 * @example helpWidth({}, undefined) // => 80
 */
export function helpWidth(environment: { readonly [name: string]: string | undefined }, columns: number | undefined): number {
  const said = environment["COLUMNS"] ?? ""
  return Math.max(leastColumns, /^[1-9]\d{0,3}$/.test(said) ? Number(said) : (columns ?? 80))
}

/**
 * Text with lines of at most so many columns. A command of an example goes on in the next line as a shell reads it, and what stands
 * behind the command, two blanks apart, as a remark below it. A word that is longer than the line stays whole.
 *
 * @example wrapText("Exit codes: 0 fine, 1 refused", 20) // => "Exit codes: 0 fine,\n1 refused"
 * @example wrapText("  $ witryna plural 22 produkt", 24) // => "  $ witryna plural 22 \\\n      produkt"
 */
export const wrapText = (text: string, width: number): string =>
  text
    .split("\n")
    .flatMap((line) => (line.length <= width ? [line] : line.startsWith("  $ ") ? exampleLines(line, width) : proseLines(line, width)))
    .join("\n")

function exampleLines(line: string, width: number): readonly string[] {
  const [, command = line, remark] = /^( {2}\$ .*?\S)(?: {2,}(\S.*))?$/.exec(line) ?? []
  const words = command.slice(2).match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []
  const below = remark === undefined ? [] : filled(remark.split(" "), "      # ", "      # ", width)
  const lines = filled(words, "  ", "      ", width - " \\".length)
  return [...lines.map((part, at) => (at < lines.length - 1 ? `${part} \\` : part)), ...below]
}

function proseLines(line: string, width: number): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? ""
  return filled(line.trim().split(" "), indent, indent, width)
}

/** Words one after the other, in as many lines as they need. */
function filled(words: readonly string[], first: string, other: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = other
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}
