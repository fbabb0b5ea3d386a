import { join } from "node:path"
import { dataFolderOf } from "../../../cli/input/settings.ts"

/** Pictures are drawn here when a test first looks at them. */
export const picturesFolder = join(dataFolderOf(undefined, {}), "pictures")

/** A shop that nobody has bought from. */
export const templateFolder = join(dataFolderOf(undefined, {}), "test-shop")
