import { everyCommand, type TreeArgument, type TreeCommand, type TreeOption } from "./command-tree.ts"

/** The shells that words can be completed in. */
export const completionShells = ["bash", "zsh", "fish"] as const
export type CompletionShell = (typeof completionShells)[number]

/** What there is when the script is made for arguments that take names; recorded scenarios are named by paths as well. */
export interface CompletedNames {
  readonly scenarios: readonly string[]
  readonly textKeys: readonly string[]
}

/** Arguments that name a scenario, or the file or folder of one. */
const ofScenarios: ReadonlySet<string> = new Set(["scenario", "first", "second"])

/**
 * A script that makes a shell complete the commands, options and choices of the tree, and the names that are known; where any value fits, it
 * offers files.
 */
export function completionScript(shell: CompletionShell, tree: TreeCommand, known: CompletedNames): string {
  const names = tree.commands.map(({ path }) => path.join(" "))
  const choicesOf = ({ path }: TreeCommand, { name, choices }: TreeArgument): readonly string[] => {
    // the argument of help is a command
    if (path.join(" ") === "help") return names
    if (ofScenarios.has(name)) return known.scenarios
    return name === "key" ? known.textKeys : choices
  }
  const all = everyCommand(tree).map((command) => ({
    ...command,
    arguments: command.arguments.map((one) => ({ ...one, choices: choicesOf(command, one) })),
  }))
  if (shell === "bash") return bashScript(all)
  return shell === "zsh" ? zshScript(all) : fishScript(all)
}

/** How the scripts name a command: each name after a blank, and the empty text for the program. */
const placeOf = ({ path }: TreeCommand) => path.map((name) => ` ${name}`).join("")

/** In single quotes of bash and zsh. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const valuesOf = (command: TreeCommand) => [...new Set(command.arguments.flatMap(({ choices }) => choices))]
const takesFiles = (command: TreeCommand) => command.arguments.some(({ name }) => ofScenarios.has(name))
const withChoices = (command: TreeCommand) => command.options.filter(({ choices }) => choices.length > 0)
const withAnyValue = (command: TreeCommand) => command.options.filter(({ takesValue, choices }) => takesValue && choices.length === 0)

/** Patterns of a `case` of bash and zsh. */
const patterns = (texts: readonly string[]) => texts.map(quoted).join("|")
const optionsAt = (command: TreeCommand, options: readonly TreeOption[]) => options.map(({ name }) => `${placeOf(command)} ${name}`)

/** The places that a shell walks through while it reads the words before the one that is typed. */
const placesOf = (all: readonly TreeCommand[]) => all.filter(({ path }) => path.length > 0).map(placeOf)

const anyValueAt = (all: readonly TreeCommand[]) => all.flatMap((command) => optionsAt(command, withAnyValue(command)))

function bashScript(all: readonly TreeCommand[]): string {
  const words = (command: TreeCommand) =>
    [...command.commands.map(({ path }) => path.at(-1) ?? ""), ...valuesOf(command), ...command.options.map(({ name }) => name)].join(" ")
  const lines = [
    `# Completion of witryna in bash: eval "$(witryna completion bash)"`,
    "_witryna() {",
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} place="" at',
    "  for ((at = 1; at < COMP_CWORD; at++)); do",
    `    case "$place \${COMP_WORDS[at]}" in ${patterns(placesOf(all))}) place="$place \${COMP_WORDS[at]}" ;; esac`,
    "  done",
    "  COMPREPLY=()",
    '  case "$place $before" in',
    ...all.flatMap((command) =>
      withChoices(command).map(
        (option) =>
          `    ${patterns(optionsAt(command, [option]))}) COMPREPLY=($(compgen -W ${quoted(option.choices.join(" "))} -- "$word")); return ;;`,
      ),
    ),
    `    ${patterns(anyValueAt(all))}) return ;;`,
    "  esac",
    '  case "$place" in',
    ...all.map((command) => `    ${quoted(placeOf(command))}) COMPREPLY=($(compgen -W ${quoted(words(command))} -- "$word")) ;;`),
    "  esac",
    "}",
    "# files where nothing else fits",
    "complete -o default -F _witryna witryna",
  ]
  return `${lines.join("\n")}\n`
}

function zshScript(all: readonly TreeCommand[]): string {
  const described = (name: string, description: string) => quoted(`${name.replaceAll(":", String.raw`\:`)}:${description}`)
  const offers = (command: TreeCommand): readonly string[] => {
    const names = command.commands.map(({ path, description }) => described(path.at(-1) ?? "", description))
    const options = command.options.map(({ name, description }) => described(name, description))
    const values = valuesOf(command)
    return [
      ...(names.length === 0 ? [] : [`found=(${names.join(" ")}); _describe command found`]),
      ...(values.length === 0 ? [] : [`compadd -- ${values.map(quoted).join(" ")}`]),
      `found=(${options.join(" ")}); _describe -o option found`,
      ...(names.length + values.length === 0 || takesFiles(command) ? ["_files"] : []),
    ]
  }
  const lines = [
    "#compdef witryna",
    "# Completion of witryna in zsh: witryna completion zsh > a folder of $fpath, as _witryna",
    "_witryna() {",
    '  local place="" at',
    "  local -a found",
    "  for ((at = 2; at < CURRENT; at++)); do",
    `    case "$place \${words[at]}" in (${patterns(placesOf(all))}) place="$place \${words[at]}" ;; esac`,
    "  done",
    '  case "$place ${words[CURRENT-1]}" in',
    ...all.flatMap((command) =>
      withChoices(command).map(
        (option) => `    (${patterns(optionsAt(command, [option]))}) compadd -- ${option.choices.map(quoted).join(" ")}; return ;;`,
      ),
    ),
    `    (${patterns(anyValueAt(all))}) _files; return ;;`,
    "  esac",
    '  case "$place" in',
    ...all.map((command) => `    (${quoted(placeOf(command))}) ${offers(command).join("; ")} ;;`),
    "  esac",
    "}",
    'if [ "$funcstack[1]" = "_witryna" ]; then _witryna "$@"; else compdef _witryna witryna; fi',
  ]
  return `${lines.join("\n")}\n`
}

function fishScript(all: readonly TreeCommand[]): string {
  const fish = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`
  const lines = [
    "# Completion of witryna in fish: witryna completion fish > ~/.config/fish/completions/witryna.fish",
    `set -g __witryna_places ${placesOf(all).map(fish).join(" ")}`,
    "function __witryna_at",
    "  set -l place ''",
    "  for word in (commandline -opc)[2..]",
    '    contains -- "$place $word" $__witryna_places; and set place "$place $word"',
    "  end",
    '  test "$place" = "$argv[1]"',
    "end",
    ...all.flatMap((command) => {
      const here = `complete -c witryna -n ${fish(`__witryna_at ${fish(placeOf(command))}`)}`
      const names = command.commands.map(({ path, description }) => `${here} -f -a ${fish(path.at(-1) ?? "")} -d ${fish(description)}`)
      const values = valuesOf(command)
      const options = command.options.map(({ name, takesValue, choices, description }) => {
        const value = choices.length > 0 ? ` -x -a ${fish(choices.join(" "))}` : takesValue ? " -r" : ""
        return `${here} -l ${name.replace(/^--/, "")}${value} -d ${fish(description)}`
      })
      return [
        ...names,
        ...(values.length === 0 ? [] : [`${here}${takesFiles(command) ? "" : " -f"} -a ${fish(values.join(" "))}`]),
        ...options,
      ]
    }),
  ]
  return `${lines.join("\n")}\n`
}
