import { chooserTextKeys } from "../../core/region/view-chooser.ts"
import { forcedRegionTextKeys } from "../../core/region/view-forced-region.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import { JsonScript } from "../islands/JsonScript.tsx"
import { regionDataId, type RegionPageData, regionTextKeys } from "../runtime/region/page-region.ts"
import type { Scene } from "../scene.ts"

/** What the dialogs of the region start from: it stands only in pages on which one of them may open. */
export function RegionData({ scene, pageType, isForced }: Pick<RegionPageData, "pageType" | "isForced"> & { readonly scene: Scene }) {
  const { frame, language, catalogue } = scene
  const { region, shell } = frame
  const currency = region?.currencies.find(({ isSelected }) => isSelected)?.id ?? shell.priceFormat.symbol
  const texts = pickTexts(catalogue, [...regionTextKeys, ...chooserTextKeys, ...forcedRegionTextKeys])
  const data: RegionPageData = { texts, language: language === "pl" ? "pol" : "eng", currency, pageType, isForced }
  return <JsonScript id={regionDataId} type="application/json" data={data} />
}
