import "./product.ts"
import { makeNavigatorClipboard } from "../../adapters/browser/navigator-clipboard.ts"
import { configuredTask } from "../../core/product-page/machine/configured-task.ts"
import type { ConfiguredChoice } from "../../core/product-page/choice.ts"
import { configuredKind } from "../../core/product-page/configured-kind.ts"
import { valuesOf } from "../../core/product-page/configurator.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { ConfiguratorFields } from "../product/ConfiguratorFields.tsx"
import { copyLinks } from "../runtime/menus/copy-link.ts"
import { runProduct } from "./run-product.ts"

copyLinks({
  clipboard: makeNavigatorClipboard(navigator.clipboard),
  tell: (said) => import("./toasts.tsx").then((chunk) => chunk.tellCopied(said)),
  go: (address) => location.assign(address),
})

runProduct(configuredKind, {
  isFor: ({ is, subscription }) => is === "configured" && subscription.mode === "off",
  sections: { afterSizes: ConfiguratorFields },
  ownTask: configuredTask,
  typed: typedOptions,
})

/** What was chosen and typed before the island ran; what has changed is told as a shopper would do it. */
function typedOptions({ configurator, choices }: ConfiguredChoice): readonly ProductPageEvent[] {
  const form = document.getElementById("projector_form")
  if (!(form instanceof HTMLFormElement)) return []
  const fields = new FormData(form)
  return configurator.items.flatMap((item): readonly ProductPageEvent[] => {
    const itemId = item.id
    // a field that is not on the page keeps what the merchant has chosen for it
    if (form.elements.namedItem(itemId) === null) return []
    const now = fields.getAll(itemId).filter((value) => typeof value === "string")
    const known = valuesOf(choices, itemId)
    if (item.is !== "options") {
      const [text = ""] = now
      return text === (known[0] ?? "") ? [] : [{ type: "ValueTyped", itemId, text }]
    }
    const changed = item.options.map(({ id }) => id).filter((id) => now.includes(id) !== known.includes(id))
    const pressed = item.many ? changed : changed.filter((id) => now.includes(id))
    return pressed.map((optionId) => ({ type: "OptionPressed", itemId, optionId }))
  })
}
