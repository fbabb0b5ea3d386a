import type { Money, PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { amountWords } from "./amount-words.ts"
import type { InstalmentChoice, InstalmentObstacle, InstalmentProvider, Instalments } from "./instalments.ts"

const labels = { product: "price.instalmentProduct", cart: "price.instalmentCart", both: "price.instalmentBoth" } as const
const raise = { product: "price.instalmentBelowProduct", cart: "price.instalmentBelowCart", both: "price.instalmentBelowBoth" } as const
const lower = { product: "price.instalmentAboveProduct", cart: "price.instalmentAboveCart", both: "price.instalmentAboveBoth" } as const

/** The texts that instalments can need. */
export const instalmentTextKeys = [
  "price.instalmentAboveBoth",
  "price.instalmentAboveCart",
  "price.instalmentAboveProduct",
  "price.instalmentBelowBoth",
  "price.instalmentBelowCart",
  "price.instalmentBelowProduct",
  "price.instalmentBoth",
  "price.instalmentCart",
  "price.instalmentMax",
  "price.instalmentMin",
  "price.instalmentNotAllowed",
  "price.instalmentProduct",
  "price.instalmentTooMany",
  "price.net",
] as const

/** A button in the shopper's words. */
export interface InstalmentButton {
  readonly label: string
  readonly amount: string
  readonly enabled: boolean
  /** what helps when the amount is out of range */
  readonly hint: string | null
}

export interface InstalmentDialog {
  readonly message: string | null
  readonly buttons: readonly InstalmentButton[]
}

/** How the shop writes what the dialog says. */
export interface InstalmentWording {
  readonly provider: Pick<InstalmentProvider, "name">
  readonly priceType: PriceType
  readonly format: PriceFormat
  readonly catalogue: TextCatalogue<(typeof instalmentTextKeys)[number]>
}

/**
 * The dialog of the instalments in the shopper's words.
 *
 * Spec: 5.78, 5.80, 8.78 to 8.81, 15.42.
 *
 * @example instalmentDialog({ is: "ask", message: { _tag: "ProductsNotAllowed" }, choices: [] }, { provider: { name: "Raty" }, catalogue: { texts: { "price.instalmentNotAllowed": "Nie wszystko przez {name}." } } })
 * // => { message: "Nie wszystko przez Raty.", buttons: [] }
 */
export function instalmentDialog(asked: Extract<Instalments, { readonly is: "ask" }>, wording: InstalmentWording): InstalmentDialog {
  const { priceType, format, catalogue } = wording
  return {
    message: asked.message === null ? null : obstacleText(asked.message, wording),
    buttons: asked.choices.map((choice) => ({
      label: formatText(catalogue, labels[choice.of]),
      amount: amountWords(choice.amount, priceType, format, catalogue),
      enabled: choice.obstacle === null,
      hint: hint(choice, wording),
    })),
  }
}

function obstacleText(obstacle: InstalmentObstacle, { provider, priceType, format, catalogue }: InstalmentWording): string {
  const { name } = provider
  const money = (bound: Money) => amountWords(bound, priceType, format, catalogue)
  switch (obstacle._tag) {
    case "BelowMinimum":
      return formatText(catalogue, "price.instalmentMin", { name, amount: money(obstacle.bound) })
    case "AboveMaximum":
      return formatText(catalogue, "price.instalmentMax", { name, amount: money(obstacle.bound) })
    case "TooManyProducts":
      return formatText(catalogue, "price.instalmentTooMany", { name, n: obstacle.most })
    case "ProductsNotAllowed":
      return formatText(catalogue, "price.instalmentNotAllowed", { name })
  }
}

function hint({ of, obstacle }: InstalmentChoice, { catalogue }: InstalmentWording): string | null {
  if (obstacle?._tag === "BelowMinimum") return formatText(catalogue, raise[of])
  return obstacle?._tag === "AboveMaximum" ? formatText(catalogue, lower[of]) : null
}
