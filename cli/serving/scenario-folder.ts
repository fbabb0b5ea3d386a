import { join } from "node:path"
import { projectFolder } from "./settings.ts"

/** Where recorded scenarios lie, a folder each. */
export const scenarioFolder = join(projectFolder, "fixtures/scenarios")
