import type { Command } from "commander"
import { exitCodes, meantName, UserError } from "../user-error.ts"

/** `witryna help`: the help of the program, of a command, or of one within a command. */
export function defineHelp(help: Command): void {
  help
    .argument("[command...]", "the command, and the one within it")
    .addHelpText("after", "\nExamples:\n  $ witryna help price\n  $ witryna help price omnibus")
    .action((words: readonly string[]) => {
      let found = help.parent ?? help
      for (const word of words) found = innerCommand(found, word)
      found.outputHelp()
    })
}

function innerCommand(command: Command, word: string): Command {
  const inner = command.commands.find((one) => one.name() === word)
  if (inner !== undefined) return inner
  const names = command.commands.map((one) => one.name())
  const meant = names.length > 0 ? `; ${meantName(word, names, `there are ${names.join(", ")}`)}` : ""
  throw new UserError(`${command.name()} has no command '${word}'${meant}`, exitCodes.wrongUsage)
}
