import { render } from "@testing-library/react"
import { openProductPage, productPage, type ProductPageCommand } from "../../core/product-page/product-page.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { SingleFormIsland } from "./form-islands.ts"
import { frame } from "./sample-frame.ts"

/** A product form that runs over its machine, with every command that the machine gave. */
export function runningForm(offer: ProductOffer) {
  const { priceFormat, priceType, contact } = frame().shell
  const start = { choice: openSingle(offer, null), priceFormat, priceType, contact, typedQuantity: null, refusal: null }
  const commands: ProductPageCommand[] = []
  const store = createMachineStore(productPage(singleKind), openProductPage(singleKind, start), (command) => commands.push(command))
  const texts = pickTexts(textCatalogue("pl", {}), productFormTextKeys)
  const { container } = render(<SingleFormIsland store={store} texts={texts} />)
  return { container, store, commands }
}
