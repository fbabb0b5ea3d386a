import { signInAddress } from "../../addresses/addresses.ts"
import { refusalText } from "../../messages/refusal-text.ts"
import { isForPointsOnly } from "../../pricing/points-offer.ts"
import { anyKind } from "../kinds.ts"
import { openProductPage, type ProductPageState, type ProductPageCommand, type ProductPageEvent } from "../product-page.ts"
import type { ProductPageView } from "../view-product-page.ts"
import { pageTexts } from "../../texts/page-texts.ts"
import type { TextKey } from "../../texts/texts.ts"
import { everyTask } from "./every-task.ts"
import { openChoice } from "./open-choice.ts"
import { openedProduct } from "./opened-product.ts"
import type { PageMachine } from "../../pages/page-machine.ts"
import { recordedProduct } from "./recorded-product.ts"
import { rowsTask } from "./rows-task.ts"

/**
 * The product form of whatever kind the product is: for the server, the terminal and the replay. The script of a page has the one of
 * its own kind (`openedProduct`).
 *
 * Spec: 4.41, 4.44.
 */
export const productMachine: PageMachine<ProductPageState, ProductPageEvent, ProductPageCommand, ProductPageView, TextKey> = {
  ...openedProduct(anyKind, (command) => rowsTask(command) ?? everyTask(command)),
  ...recordedProduct,
  open: (model) => {
    if (model.page !== "product") return null
    const { language, overrides, priceFormat, priceType, contact: shop } = model.frame.shell
    const contact = shop === null ? null : { phone: shop.phone, email: shop.email, hours: shop.hours }
    return openProductPage(anyKind, {
      choice: openChoice(model),
      priceFormat,
      priceType,
      contact,
      ...(model.frame.visitor.is === "guest" && isForPointsOnly(model.offer) ? { signIn: signInAddress(language) } : {}),
      typedQuantity: model.typedQuantity,
      ...(model.refusedRow === undefined ? {} : { refusedAt: { section: "rows", id: String(model.refusedRow) } }),
      refusal: model.refusal === null ? null : refusalText(model.refusal, model.offer, pageTexts(language, overrides)),
    })
  },
}
