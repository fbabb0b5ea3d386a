import { Schema } from "effect"
import { readParameters } from "../../core/formula/parameters.ts"
import { openingChoices } from "../../core/formula/parameter-values.ts"
import { configuratorOf, itemChoices } from "../../core/product-page/configurator.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { FileKind } from "./file-kind.ts"
import { everyKind } from "./file-parts.ts"

/** The parameters are a merchant's, which have a reader of their own. */
const ConfiguredFile = Schema.Struct({ kind: Schema.Literal("configured"), ...everyKind, parameters: Schema.Unknown })

/** Files of a product that the shopper configures. */
export const configuredFile: FileKind<typeof ConfiguredFile.Type> = {
  schema: ConfiguredFile,
  type: () => "configurator",
  open: (file, opened) => {
    const parameters = readParameters(file.parameters)
    if ("_tag" in parameters) throw new UserError(`Expected ${parameters.expected} at ["parameters"]${parameters.path}`, exitCodes.unusable)
    const choices = itemChoices(openingChoices(parameters, []))
    return { is: "configured", ...opened, configurator: configuratorOf(parameters), choices, prices: { shop: null, own: null } }
  },
}
