import type { Command } from "commander"

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
      const { manualOfProgram } = await import("../help/manual-of-program.ts")
      process.stdout.write(await manualOfProgram())
    })
}
