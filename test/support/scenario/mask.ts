import { declaredNames } from "../../../adapters/replay/declared-fields.ts"
import { pageMachines } from "../../../core/pages/page-machines.ts"
import { maskScenario } from "../../../core/scenario/mask-scenario.ts"
import { maskedBy, type Masking } from "../../../core/scenario/masking.ts"
import type { Scenario } from "../../../core/scenario/scenario.ts"

/** A scenario masked as recordings are, by all that is declared. */
export const maskRecorded = (scenario: Scenario): Scenario =>
  maskScenario(scenario, { machines: pageMachines, parts: new Set(), names: declaredNames })

/** A part of a recording masked as recordings are. */
export const maskedAsRecorded = <T>(walk: (masking: Masking) => T): T => maskedBy(walk, declaredNames)
