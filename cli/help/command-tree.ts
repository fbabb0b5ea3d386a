import type { Argument, Command, Option } from "commander"
import { TerminalCommand } from "./terminal-command.ts"

/** An option as manual and completion tell it. */
export interface TreeOption {
  /** with its hyphens: `--lang` */
  readonly name: string
  /** with the value that it takes: `--lang <language>` */
  readonly term: string
  readonly takesValue: boolean
  /** the words that it takes; empty = any */
  readonly choices: readonly string[]
  readonly description: string
}

/** An argument, likewise. */
export interface TreeArgument {
  readonly name: string
  readonly choices: readonly string[]
  readonly description: string
}

/** A command with all that is in it: what help shows of each, once. */
export interface TreeCommand {
  /** the names that lead to it, without the program's own: empty for the program */
  readonly path: readonly string[]
  readonly group: string
  readonly description: string
  /** behind the path: `[options] <code>` */
  readonly usage: string
  readonly arguments: readonly TreeArgument[]
  readonly options: readonly TreeOption[]
  readonly commands: readonly TreeCommand[]
  /** what stands behind the options in its help */
  readonly after: string
}

/** The tree of a program's commands; each must have been read from its file. */
export function commandTree(command: Command, path: readonly string[] = []): TreeCommand {
  const help = command.createHelp()
  const argument = (one: Argument): TreeArgument => ({
    name: one.name(),
    choices: one.argChoices ?? [],
    description: help.argumentDescription(one),
  })
  const option = (one: Option): TreeOption => ({
    name: one.long ?? one.short ?? "",
    term: one.flags,
    takesValue: one.required || one.optional,
    choices: one.argChoices ?? [],
    description: help.optionDescription(one),
  })
  return {
    path,
    group: command.helpGroup(),
    description: command.description(),
    usage: command.usage(),
    arguments: command.registeredArguments.map(argument),
    options: help.visibleOptions(command).map(option),
    commands: command.commands.map((inner) => commandTree(inner, [...path, inner.name()])),
    after: command instanceof TerminalCommand ? command.after : "",
  }
}

/** A command and all those within it, each before what is within it. */
export const everyCommand = (tree: TreeCommand): readonly TreeCommand[] => [tree, ...tree.commands.flatMap(everyCommand)]
