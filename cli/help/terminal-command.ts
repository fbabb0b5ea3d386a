import { type AddHelpTextContext, type AddHelpTextPosition, type Argument, Command, Help, Option } from "commander"
import { answersAsJson, type JsonForm } from "../json-form.ts"
import { choiceOption } from "../input/options.ts"
import { colourChoices, hasColours } from "../output/colour.ts"
import { helpWidth, wrapText } from "./help-width.ts"

const bold = (text: string) => `\u001B[1m${text}\u001B[0m`

/** Options that many commands have stand last, in this order. */
const common = ["now", "zone", "lang", "json", "jsonLines", "pick", "color", "help"]
const placeOf = (option: Option) => common.indexOf(option.attributeName())

/** Help as people read it: names alone in a list of commands, defaults as one types them, what is said everywhere last. */
class TerminalHelp extends Help {
  override minWidthToWrap = 20

  override subcommandTerm(command: Command): string {
    return command.name()
  }

  override visibleOptions(command: Command): Option[] {
    return super.visibleOptions(command).toSorted((one, other) => placeOf(one) - placeOf(other))
  }

  override optionDescription(option: Option): string {
    return described(option.description, option.argChoices, typedDefault(option))
  }

  override argumentDescription(argument: Argument): string {
    return described(argument.description, argument.argChoices, typedDefault(argument))
  }

  override styleTitle(title: string): string {
    return bold(title)
  }
}

const described = (words: string, choices: readonly string[] | undefined, typed: string | null): string => {
  const more = [...(choices === undefined ? [] : [choices.join(", ")]), ...(typed === null ? [] : [`default ${typed}`])]
  return more.length === 0 ? words : `${words} (${more.join("; ")})`
}

/** What the help of an option says that takes a value more than once. */
const mayBeRepeated = "may be repeated"

/** A default as it would be typed; null for a switch, an empty list and whatever nobody types. */
function typedDefault({ defaultValue, defaultValueDescription }: Option | Argument): string | null {
  if (defaultValueDescription !== undefined) return defaultValueDescription
  const value: unknown = defaultValue
  return typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : null
}

/**
 * A command of `witryna`. Its help fits the terminal and keeps, for the manual, what stands behind the options; what is wrong with a
 * command line is thrown, never printed. Each takes `--color`, which is obeyed before a command line is read (cli/output/colour.ts).
 */
export class TerminalCommand extends Command {
  #after = ""

  constructor(name?: string) {
    super(name)
    this.exitOverride()
    this.configureOutput({
      outputError: () => {},
      getOutHelpWidth: () => helpWidth(process.env, process.stdout.columns),
      getErrHelpWidth: () => helpWidth(process.env, process.stderr.columns),
      getOutHasColors: () => hasColours(process.stdout, process.env),
      getErrHasColors: () => hasColours(process.stderr, process.env),
    })
    super.addOption(choiceOption("--color <when>", "colours", colourChoices).default(undefined, "auto"))
  }

  override createCommand(name?: string): TerminalCommand {
    return new TerminalCommand(name)
  }

  override createHelp(): Help {
    return Object.assign(new TerminalHelp(), this.configureHelp())
  }

  /** Whoever answers as JSON answers in one line as well, and in parts: `--json` becomes the form that was asked for. */
  override addOption(option: Option): this {
    super.addOption(option)
    this.#refuseTwice(option)
    if (option.attributeName() !== "json" || option.description !== answersAsJson) return this
    super.addOption(new Option("--json-lines", "likewise, one line for each value"))
    super.addOption(new Option("--pick <path>", "a part of the JSON's data alone, such as unit.gross.value or days.*.day"))
    return this.hook("preAction", (_, called) => {
      const { jsonLines, pick } = called.opts<{ readonly jsonLines?: true; readonly pick?: string }>()
      const form: JsonForm | null = pick !== undefined ? { pick } : jsonLines === true ? "lines" : null
      if (called === this && form !== null) called.setOptionValue("json", form)
    })
  }

  /** A value that is given twice is a slip: nobody would know which of them counted. */
  #refuseTwice(option: Option): void {
    if (!(option.required || option.optional) || option.variadic || option.description.includes(mayBeRepeated)) return
    let isGiven = false
    this.on(`option:${option.name()}`, () => {
      if (isGiven) this.error(`error: option '${option.long ?? option.flags}' is given twice`)
      isGiven = true
    })
  }

  /** Text behind the options, wrapped to the terminal's width. */
  override addHelpText(position: AddHelpTextPosition, text: string | ((context: AddHelpTextContext) => string)): this {
    if (position !== "after" || typeof text !== "string") return super.addHelpText(position, () => String(text))
    this.#after = text.trim()
    return super.addHelpText(position, () => wrapText(text, this.configureOutput().getOutHelpWidth?.() ?? helpWidth({}, undefined)))
  }

  /** What stands behind the options: explanations, exit codes, examples. */
  get after(): string {
    return this.#after
  }
}
