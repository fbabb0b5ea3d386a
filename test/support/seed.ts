import { configureGlobal } from "fast-check"
import { runs } from "./property/property.ts"

const seed = Number(process.env["WITRYNA_SEED"])
if (Number.isSafeInteger(seed)) configureGlobal({ seed, ...runs() })

// for the processes that tests start; see compiled-once.ts
process.env["NODE_COMPILE_CACHE"] ??= process.env["WITRYNA_COMPILED"]
