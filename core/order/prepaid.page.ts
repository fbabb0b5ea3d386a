import { prepaidPath } from "../addresses/order-addresses.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { type PlacedPage, type PlacedPageAddress, placedPage, readPlaced } from "./place-order.page.ts"

/** An order that is paid before it is sent, with the way to pay. */
export interface PrepaidPageModel extends PlacedPage {
  readonly page: "prepaid"
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly prepaid: { readonly address: PlacedPageAddress; readonly model: PrepaidPageModel }
  }
}

/** An order that is paid before it is sent, with the way to pay. Spec: 10.18, 10.706, 10.714, 10.750. */
export const prepaidPageRecord: PageRecord<"prepaid"> = {
  ...placedPage,
  read: (path, query) => {
    const address = path === prepaidPath ? readPlaced(query) : null
    return address === null ? null : { page: "prepaid", ...address }
  },
  write: (address) => placedPage.addressOf(prepaidPath, address),
  open: ({ number }, shop) => foundOr404(placedPage.readOrder(number, shop), (found, frame) => ({ page: "prepaid", frame, ...found })),
  bodyClass: "prepaid_page",
}
