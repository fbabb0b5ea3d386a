import { pageTexts } from "../../core/texts/page-texts.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import { onDemandTextKeys } from "./on-demand-keys.ts"

// the build writes the texts themselves into this file: see vite.config.ts
export const { texts } = pickTexts(pageTexts("pl", {}), onDemandTextKeys)
