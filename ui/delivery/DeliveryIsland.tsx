import { useMemo } from "react"
import type { ShippingPanel, ShippingPanelEvent } from "../../core/delivery/shipping-panel.ts"
import { askedForm } from "../../core/delivery/shipping-form.ts"
import { viewShippingPanel } from "../../core/delivery/view-shipping.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { DeliveryBlock } from "./DeliveryBlock.tsx"
import type { DeliveryTextKey } from "./delivery-texts.ts"

/** The delivery of a product, which follows its machine; the server renders the same component once. */
export function DeliveryIsland({ store, texts }: IslandProps<ShippingPanel, ShippingPanelEvent, DeliveryTextKey>) {
  const [panel, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = viewShippingPanel(panel, texts)
  if (view === null) return null
  return <DeliveryBlock view={view} say={say} send={send} onAsked={() => send({ type: "DeliveryAsked", ...askedForm(formFields()) })} />
}

/** The product's form as it would be posted now. */
function formFields(): string {
  const form = document.querySelector<HTMLFormElement>("#projector_form")
  if (form === null) return ""
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value)
  return fields.toString()
}
