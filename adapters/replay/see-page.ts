import { viewCartPage } from "../../core/basket/view-cart-page.ts"
import { defaultLanguage } from "../../core/values/language.ts"
import { viewMiniBasket } from "../../core/basket/mini-basket.ts"
import type { PageModel } from "../../core/pages/page.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import { basketOutcome, cartOutcome, productOutcome, type Outcome } from "../../core/scenario/outcome.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { PageMachines } from "./page-machines.ts"

export type ShownModel = Exclude<PageModel, { readonly page: "redirect" }>

/** What a shopper sees of a page now, in the texts of its shop. */
export function seePage(address: string, model: ShownModel, { product, cart, miniBasket }: PageMachines): Outcome {
  const { language, overrides } = model.frame?.shell ?? { language: defaultLanguage, overrides: {} }
  const catalogue = textCatalogue(language, overrides)
  const title = titleOf(model)
  const message = messageOf(model, catalogue)
  return {
    address,
    page: model.page,
    ...(model.page === "failure" ? { status: model.status } : {}),
    ...(title === null ? {} : { title }),
    ...(product === null ? {} : { product: productOutcome(viewProductPage(product.getSnapshot(), catalogue)) }),
    ...(cart === null ? {} : { cart: cartOutcome(viewCartPage(cart.getSnapshot(), catalogue)) }),
    basket: basketOutcome(miniBasket === null ? null : viewMiniBasket(miniBasket.getSnapshot(), catalogue)),
    ...(message === null ? {} : { message }),
  }
}

function titleOf(model: ShownModel): string | null {
  switch (model.page) {
    case "product":
      return model.offer.name
    case "category":
      return model.listing.name
    case "content":
      return model.title
    default:
      return null
  }
}

function messageOf(model: ShownModel, catalogue: TextCatalogue): string | null {
  if (model.page === "message") return formatText(catalogue, "message.basketEmpty")
  return model.page === "signIn" && model.refused ? formatText(catalogue, "signIn.refused") : null
}
