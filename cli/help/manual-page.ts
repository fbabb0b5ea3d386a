import { everyCommand, type TreeCommand } from "./command-tree.ts"
import { wrapText } from "./help-width.ts"

/** The manual of the program and all its commands, in the language that `man` reads. */
export function manualPage(tree: TreeCommand, version: string): string {
  const inner = everyCommand(tree).filter(({ path }) => path.length > 0)
  const everywhere = new Set(tree.options.map(({ name }) => name))
  const lines = [
    `.TH WITRYNA 1 "" "witryna ${version}" "Witryna"`,
    ".SH NAME",
    `witryna \\- ${escaped(uncapitalised(tree.description))}`,
    ".SH SYNOPSIS",
    ".B witryna",
    "[options] command",
    ".SH OPTIONS",
    escaped("--color and --help are options of every command as well; what else it has is told with it."),
    ...tree.options.flatMap(({ term, description }) => item(term, description)),
    ".SH COMMANDS",
    ...inner.flatMap((command) => commandLines(command, everywhere)),
    ".SH EXAMPLES AND EXIT STATUS",
    ...asItStands(tree.after),
    ".SH ENVIRONMENT",
    ...environment.flatMap(([name, words]) => item(name, words)),
  ]
  return `${lines.join("\n")}\n`
}

const environment = [
  [
    "PORT, HOST, SHOP_DATA, VALKEY_URL, SHOP_ORIGIN, ORIGIN_PAGES, SHARE, FALLBACK_AFTER, ASSETS_ORIGIN, WORKERS, TRUST_PROXY",
    "Settings of serve: see its help.",
  ],
  [
    "DATABASE_URL, DIRECT_DATABASE_URL",
    "Where the shop's data are, instead of a file: a PostgreSQL database, and the same past its pooler.",
  ],
  ["COLUMNS", "The width that help is written for."],
  ["NO_COLOR, FORCE_COLOR", "Colours off, or on where the output is no terminal. The option --color wins over them."],
] as const

const item = (term: string, meaning: string): readonly string[] => [".TP", `.B ${escaped(term)}`, escaped(meaning)]

function commandLines(
  { path, usage, description, arguments: words, options, after }: TreeCommand,
  everywhere: ReadonlySet<string>,
): readonly string[] {
  return [
    `.SS ${escaped(`witryna ${path.join(" ")} ${usage}`)}`,
    escaped(description),
    ...words.flatMap(({ name, description: meaning }) => item(`<${name}>`, meaning)),
    ...options.filter(({ name }) => !everywhere.has(name)).flatMap(({ term, description: meaning }) => item(term, meaning)),
    ...(after === "" ? [] : [".PP", ...asItStands(after)]),
  ]
}

/** A manual is indented by seven columns of eighty. */
const manualWidth = 72

/** Lines as they are in the help. */
const asItStands = (text: string): readonly string[] => [".nf", ...wrapText(text, manualWidth).split("\n").map(escaped), ".fi"]

/**
 * Text that means nothing to roff: a line that begins with a dot would be a request, a plain hyphen may become a dash, and letters beyond
 * ASCII are read in whatever encoding the reader's machine has.
 */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", String.raw`\e`)
    .replaceAll("-", String.raw`\-`)
    .replaceAll(/[^ -~]/gu, (character) => String.raw`\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`)
    .replace(/^(?=[.'])/, String.raw`\&`)

const uncapitalised = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`.replace(/\.$/, "")
