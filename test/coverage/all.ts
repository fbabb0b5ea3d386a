import { calendarCoverage } from "./calendar.ts"
import { choiceCoverage } from "./choice.ts"
import type { Coverage } from "./coverage.ts"
import { formCoverage } from "./form.ts"
import { formulaCoverage } from "./formula.ts"
import { messageCoverage } from "./message.ts"
import { passkeyCoverage } from "./passkey.ts"
import { priceCoverage } from "./price.ts"
import { quantityCoverage } from "./quantity.ts"
import { shellCoverage } from "./shell.ts"
import { shippingCoverage } from "./shipping.ts"
import { subscriptionCoverage } from "./subscription.ts"

/** The maps of all areas. */
export const areas: readonly Coverage[] = [
  calendarCoverage,
  choiceCoverage,
  formCoverage,
  formulaCoverage,
  messageCoverage,
  passkeyCoverage,
  priceCoverage,
  quantityCoverage,
  shellCoverage,
  shippingCoverage,
  subscriptionCoverage,
]

/** All statements with what holds them. */
export const coverage: Coverage = Object.assign({}, ...areas)
