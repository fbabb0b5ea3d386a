import type { RemoteAction } from "../layout/remote-action.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { restoreProblem } from "./view-forced-region.ts"

/** The line of the product page that names the region or postcode, with the link that takes it off. */
export interface RegionSection {
  readonly shown: boolean
  readonly loading: boolean
  /** null = nothing to tell */
  readonly told: string | null
}

/**
 * What the product page shows while its region or postcode is taken off: loading, then nothing any more; or, after a failure,
 * the line as before and why.
 *
 * Spec: 4.52, 8.57.
 *
 * @example regionSection({ is: "busy", asked: 1, problem: null }, { language: "en", texts: {} }) // => { shown: true, loading: true, told: null }
 */
export function regionSection(
  action: RemoteAction,
  catalogue: TextCatalogue<"failure.connection" | "region.restoreRefused">,
): RegionSection {
  return {
    shown: action.is !== "done",
    loading: action.is === "busy",
    told: action.problem === null ? null : restoreProblem(action.problem, catalogue),
  }
}
