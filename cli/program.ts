import { Command } from "commander"
import { listedCommands } from "./command-list.ts"
import { projectVersion } from "./project.ts"

/**
 * The command line of `witryna`. It throws on wrong usage instead of ending the process.
 *
 * @param words what was typed: only commands that it names are read from their files, all of them when it names none
 */
export async function createProgram(words: readonly string[] = []): Promise<Command> {
  const program = new Command("witryna")
    .description("An online-shop storefront whose every rule can be run, tested and replayed outside a browser.")
    .version(projectVersion())
    // options belong to the command that they follow
    .enablePositionalOptions()
    .showHelpAfterError("(add --help for the options and examples)")
    .addHelpText(
      "after",
      `
Examples:
  $ witryna serve                          opens the shop at http://127.0.0.1:8080
  $ witryna replay fixtures/scenarios/*    replays recorded journeys and compares their outcomes
  $ witryna formula explain --expression "width * 2" --param width=3
  $ witryna validate email jan@kowalski    any rule, asked by itself

Exit codes: 0 fine, 1 failed or differs, 2 unusable input, 64 wrong usage, 70 a defect of the program.`,
    )
  const named = listedCommands.filter(({ name }) => words.includes(name))
  for (const listed of listedCommands) {
    const command = program.command(listed.name).description(listed.summary)
    if (named.length === 0 || named.includes(listed)) (await listed.load())(command)
  }
  throwInsteadOfExit(program)
  return program
}

function throwInsteadOfExit(command: Command): void {
  command.exitOverride()
  for (const inner of command.commands) throwInsteadOfExit(inner)
}
