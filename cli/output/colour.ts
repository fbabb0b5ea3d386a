/** When colours are printed: `auto` is on a terminal, unless the environment says otherwise. */
export const colourChoices = ["auto", "always", "never"] as const

/** What this program reads of the environment about colours. */
interface ColourEnvironment {
  NO_COLOR?: string | undefined
  FORCE_COLOR?: string | undefined
}

/**
 * Whether a stream has colours: where it is a terminal, unless `NO_COLOR` is not empty or `FORCE_COLOR` is 0 or false; and where
 * `FORCE_COLOR` is anything else.
 *
 * @example hasColours({ isTTY: true }, { NO_COLOR: "" }) // => true
 * @example hasColours({ isTTY: true }, { NO_COLOR: "1", FORCE_COLOR: "1" }) // => false
 * @example hasColours({}, { FORCE_COLOR: "1" }) // => true
 */
export function hasColours({ isTTY = false }: { readonly isTTY?: boolean }, { NO_COLOR, FORCE_COLOR }: ColourEnvironment): boolean {
  if (isSaid(NO_COLOR) || FORCE_COLOR === "0" || FORCE_COLOR === "false") return false
  return isTTY || isSaid(FORCE_COLOR)
}

/**
 * Makes `--color always` and `--color never` what the environment says: then whatever asks it, this program, its packages or a process
 * that it starts, is of one mind. It is done before a command line is read, since that may fail, and the complaint has a colour too.
 *
 * @param words the command line; the last `--color` counts, `auto` leaves it to the environment, and a misspelt one is left to whoever
 *   reads the command line
 * @param environment is changed
 */
export function obeyColourOption(words: readonly string[], environment: ColourEnvironment): void {
  const wish = typedColour(words)
  if (wish === "always") {
    delete environment.NO_COLOR
    environment.FORCE_COLOR = "1"
  } else if (wish === "never") {
    delete environment.FORCE_COLOR
    environment.NO_COLOR = "1"
  }
}

const isSaid = (variable: string | undefined) => variable !== undefined && variable !== ""

function typedColour(words: readonly string[]): string | undefined {
  const end = words.indexOf("--")
  // words behind `--` are values
  const options = end === -1 ? words : words.slice(0, end)
  return options
    .flatMap((word, at) => (word === "--color" ? [options[at + 1]] : word.startsWith("--color=") ? [word.slice("--color=".length)] : []))
    .at(-1)
}
