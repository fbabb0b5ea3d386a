import { configureGlobal } from "fast-check"

const seed = Number(process.env["WITRYNA_SEED"])
if (Number.isSafeInteger(seed)) configureGlobal({ seed })
