import type { Decimal } from "../values/decimal.ts"
import type { Price } from "../values/money.ts"
import type { FormField } from "./configurator-form.ts"
import type { Obstacle, Place } from "./obstacle.ts"
import type { ProductChoice } from "./product-choice.ts"

/** What is chosen of a configured product. */
export type ConfiguredChoice = Extract<ProductChoice, { readonly is: "configurator" }>

/** State of a configurator on its page. `asked` numbers the latest pause, and the question for a price that follows it. */
export interface ConfiguratorPage {
  readonly choice: ConfiguredChoice
  readonly asked: number
  /** `pause` = the shopper may go on changing, `asked` = the shop computes */
  readonly pricing: "rest" | "pause" | "asked"
  /** the shop's own sentence about why there is no price; the submit is off while it stands */
  readonly refused: string | null
  readonly timers: number
  readonly notice: { readonly obstacle: Obstacle; readonly asked: number } | null
  readonly submitting: boolean
}

export type ConfiguratorEvent =
  /** caused by a shopper */
  | { readonly type: "OptionPressed"; readonly item: string; readonly option: string }
  | { readonly type: "ValueTyped"; readonly item: string; readonly text: string }
  | { readonly type: "ValueLeft"; readonly item: string }
  | { readonly type: "SizeChosen"; readonly sizeId: string }
  | { readonly type: "QuantityAccepted"; readonly quantity: Decimal }
  | { readonly type: "AddPressed" }
  | { readonly type: "NoticeDismissed" }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "TimerEnded"; readonly timer: "price" | "notice"; readonly asked: number }
  | { readonly type: "PriceAnswered"; readonly asked: number; readonly price: Price }
  | { readonly type: "PriceRefused"; readonly asked: number; readonly message: string }
  | { readonly type: "PriceNotAnswered"; readonly asked: number }

export type ConfiguratorCommand =
  | { readonly type: "StartTimer"; readonly timer: "price" | "notice"; readonly asked: number; readonly ms: number }
  /** the fields as one submit would send them */
  | { readonly type: "CalculatePrice"; readonly asked: number; readonly fields: readonly FormField[] }
  | { readonly type: "ShowPlace"; readonly place: Place }
  | { readonly type: "SubmitForm" }
