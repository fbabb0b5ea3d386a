import { configureGlobal } from "fast-check"
import { compiledFolder } from "./compiled-folder.ts"
import { runs } from "./property/property.ts"

const seed = Number(process.env["WITRYNA_SEED"])
if (Number.isSafeInteger(seed)) configureGlobal({ seed, ...runs() })

// said here and not when a run starts: vitest's own processes would only write, when they end, what they gain nothing by
process.env["NODE_COMPILE_CACHE"] ??= compiledFolder
