import { createProgram } from "../program.ts"
import { projectVersion } from "../project.ts"
import { commandTree } from "./command-tree.ts"
import { manualPage } from "./manual-page.ts"

/** The manual of `witryna`, of all its commands as they are now. */
export const manualOfProgram = async (): Promise<string> => manualPage(commandTree(await createProgram()), projectVersion())
