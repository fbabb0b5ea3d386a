// Loads the quantity rule without its maximum: what a mistake in a rule would look like to a replay.
import { registerHooks } from "node:module"

const rule = "max !== null && compareDecimals(rounded, max) > 0"

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith("/core/quantity/check-quantity.ts")) return loaded
    const source = Buffer.from(loaded.source ?? "").toString("utf8")
    if (!source.includes(rule)) throw new Error("the rule to break is not there any more")
    return { ...loaded, source: source.replace(rule, "false") }
  },
})
