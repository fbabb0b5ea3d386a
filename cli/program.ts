import { listedCommands } from "./command-list.ts"
import { TerminalCommand } from "./help/terminal-command.ts"
import { projectVersion } from "./project.ts"

/**
 * The command line of `witryna`. It throws on wrong usage instead of ending the process.
 *
 * @param words what was typed: only commands that it names are read from their files; all of them when it is left out
 */
export async function createProgram(words?: readonly string[]): Promise<TerminalCommand> {
  const program = new TerminalCommand("witryna")
    .description("An online-shop storefront whose every rule can be run, tested and replayed outside a browser.")
    .version(projectVersion(), "-v, --version", "the version")
    .helpOption("-h, --help", "this help")
    // options belong to the command that they follow
    .enablePositionalOptions()
    // ours knows commands within commands
    .helpCommand(false)
    .addHelpText(
      "after",
      `
Examples:
  $ witryna serve                          opens the shop at http://localhost:8080
  $ witryna replay buy-single-size         replays a recorded journey and compares its outcomes
  $ witryna formula explain --expression "width * 2" --param width=3
  $ witryna validate email jan@kowalski    any rule, asked by itself

Exit codes: 0 fine, 1 a rule refuses or a replay differs, 2 unusable input, 64 wrong usage, 69 a Node that is too old, 70 a defect of the program.`,
    )
  const named = words === undefined ? listedCommands : listedCommands.filter(({ name }) => words.includes(name))
  const isOfAll = named.some(({ tellsOfAll }) => tellsOfAll)
  for (const listed of listedCommands) {
    const { name, summary, group, load } = listed
    const command = program.command(name).description(summary).helpGroup(`${group}:`).helpOption("-h, --help", "this help")
    if (isOfAll || named.includes(listed)) (await load())(command)
    if (command.commands.length > 0) command.helpCommand("help [command]", "The help of one of these.")
  }
  return program
}
