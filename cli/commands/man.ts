import type { Command } from "commander"
import { projectVersion } from "../project.ts"

/** `witryna man`: the manual of all commands. */
export function defineMan(command: Command): void {
  command
    .addHelpText(
      "after",
      `
An installed package brings the page with it: npm puts it where \`man witryna\` finds it when the installation is global.

Examples:
  $ witryna man > witryna.1 && man ./witryna.1`,
    )
    .action(async () => {
      const { commandTree } = await import("../help/command-tree.ts")
      const { manualPage } = await import("../help/manual-page.ts")
      process.stdout.write(manualPage(commandTree(command.parent ?? command), projectVersion()))
    })
}
