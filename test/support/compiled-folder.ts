import { join } from "node:path"
import { projectFolder } from "./sources/project-sources.ts"

/**
 * Where Node keeps what it has compiled for processes that tests start, from one run to the next, as compiler and knip keep what they know. Such
 * processes load the same sources again and again, and stripping their types takes two thirds of a start. A source that changed is compiled anew.
 */
export const compiledFolder = join(projectFolder, "node_modules/.cache/check/compiled")
