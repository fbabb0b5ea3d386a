import type { Command } from "commander"
import { choiceArgument } from "../input/options.ts"
import { type CompletionShell, completionShells } from "../help/completion-script.ts"

/** `witryna completion`: the script that makes a shell complete the words of a command line. */
export function defineCompletion(command: Command): void {
  command
    .addArgument(choiceArgument("<shell>", "the shell that will read it", completionShells))
    .addHelpText(
      "after",
      `
Examples:
  $ eval "$(witryna completion bash)"                                        in ~/.bashrc
  $ witryna completion zsh > "\${fpath[1]}/_witryna"                          once, then a new shell
  $ witryna completion fish > ~/.config/fish/completions/witryna.fish        once`,
    )
    .action(async (shell: CompletionShell) => {
      const { commandTree } = await import("../help/command-tree.ts")
      const { completionScript } = await import("../help/completion-script.ts")
      const { recordedNames } = await import("../scenarios/known-names.ts")
      const { textKeys } = await import("../../core/texts/text-catalogue.ts")
      const known = { scenarios: await recordedNames(), textKeys }
      process.stdout.write(completionScript(shell, commandTree(command.parent ?? command), known))
    })
}
