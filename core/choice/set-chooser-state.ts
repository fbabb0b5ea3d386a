import type { Price } from "../values/money.ts"
import type { FormField } from "./configurator-form.ts"
import type { Obstacle, Place } from "./obstacle.ts"
import type { ProductChoice } from "./product-choice.ts"

/** What is chosen of a bundle or collection. */
export type SetChoice = Extract<ProductChoice, { readonly is: "bundle" | "collection" }>

/** State of a bundle or collection on its page. `asked` numbers the latest refresh of a bundle. Spec: 4.51, 4.71. */
export interface SetChooser {
  readonly choice: SetChoice
  readonly asked: number
  /** the shop is asked for the bundle as it is chosen now */
  readonly refreshing: boolean
  /** number of the latest timer; an older timer that ends changes nothing */
  readonly timers: number
  readonly notice: { readonly obstacle: Obstacle; readonly asked: number } | null
  /** the form is on its way */
  readonly submitting: boolean
}

export type SetChooserEvent =
  /** caused by a shopper */
  | { readonly type: "PartChecked"; readonly part: string; readonly checked: boolean }
  | { readonly type: "PartVersionChosen"; readonly part: string; readonly productId: number }
  | { readonly type: "PartSizeChosen"; readonly part: string; readonly sizeId: string }
  | { readonly type: "AddPressed" }
  | { readonly type: "NoticeDismissed" }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "TimerEnded"; readonly asked: number }
  /** what the shop asks for the bundle; null = it told no price */
  | { readonly type: "BundleRefreshed"; readonly asked: number; readonly price: Price | null }
  | { readonly type: "BundleNotRefreshed"; readonly asked: number }

export type SetChooserCommand =
  /** read the bundle's data again, with its fields as they are now */
  | { readonly type: "RefreshBundle"; readonly asked: number; readonly productId: number; readonly fields: readonly FormField[] }
  | { readonly type: "StartTimer"; readonly timer: "notice"; readonly asked: number; readonly ms: number }
  | { readonly type: "ShowPlace"; readonly place: Place }
  /** the form passed every check: let the browser send it */
  | { readonly type: "SubmitForm" }
