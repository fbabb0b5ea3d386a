import { configureGlobal } from "fast-check"
import { runs } from "./property/property.ts"

const seed = Number(process.env["WITRYNA_SEED"])
if (Number.isSafeInteger(seed)) configureGlobal({ seed, ...runs() })
