import type { StoreStocks } from "../delivery/store-list.ts"
import type { Basket } from "../basket/basket.ts"
import type { OfferedPayments } from "../basket/payment.ts"
import type { PickupQuery } from "../addresses/pickup-query.ts"
import type { ChosenPickup } from "../basket/basket.ts"
import type { PickupList } from "../delivery/pickup-list.ts"
import type { MapTiles } from "../delivery/pickup-map.ts"
import type { ShippingAnswer } from "../delivery/product-shipping.ts"
import type { AskingNotice } from "../messages/asking-notice.ts"
import type { Notice, ProductNotice } from "../messages/notice.ts"
import type { SignInRefusal } from "../messages/sign-in-refusal.ts"
import type { BasketRefusal } from "../messages/refusal.ts"
import type { OfferedInstalments, ProductAmount } from "../pricing/instalment-plan.ts"
import type { HomeContents, Listing, ProductTile } from "../product/listing.ts"
import type { ProductQuestion } from "../asking/posted-asking.ts"
import type { ProductDetails, ProductPicture } from "../product/details.ts"
import type { ProducerPage } from "../product/listing.ts"
import type { ReviewPage, ReviewQuery } from "../product/reviews.ts"
import type { ProductOffer } from "../product/offer.ts"
import type { OfferedQuickPayments } from "../product-page/detail-modules.ts"
import type { UnknownChoice } from "../product/unknown-choice.ts"
import type { ProductChoices } from "../product-page/product-choices.ts"
import type { Decimal } from "../values/decimal.ts"
import type { ContentKey, ShopShell, Visitor } from "../shell/shell.ts"

/** What every page knows. */
export interface PageFrame {
  readonly shell: ShopShell
  readonly visitor: Visitor
  /** null = the basket could not be read: the header shows no counter */
  readonly basket: Basket | null
  /** what the visitor's last post came to: said on this page, and on no other */
  readonly notice: Notice | null
  /** milliseconds since 1970 UTC at which the page was put together */
  readonly nowMs: number
}

/**
 * `refusal`, `added` and `asked` come of the visitor's last post: why the shop refused it, the row when the shop stays on the page (layer), or
 * what became of a form in which the shop was asked something.
 */
export interface ProductPageModel extends ProductNotice {
  readonly page: "product"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** null = the shop has no call for it: the page says so */
  readonly details: ProductDetails | null
  /** the reviews that the address asks for (`isAsked`), else the first ones; null = the shop does not tell */
  readonly reviews: (ReviewPage & { readonly query: ReviewQuery; readonly isAsked: boolean }) | null
  /** what was asked about it and answered; null = the shop has no call for it, and nobody can ask */
  readonly questions: readonly ProductQuestion[] | null
  /** null = the shop does not tell what kind of product it is */
  readonly choices: ProductChoices | null
  /** from `?selected_size=`, only when the product has that size */
  readonly selectedSizeId: string | null
  /** what the address names and the product does not have; absent = nothing */
  readonly unknown?: readonly UnknownChoice[]
  /** from `?number=`: what was typed before the last post */
  readonly typedQuantity: string | null
  /** its delivery to the visitor; null = the shop does not tell */
  readonly shipping: ShippingAnswer | null
  /** tiles of products that go with it */
  readonly related: readonly ProductTile[]
  /** null = the shop has no provider of quick payments */
  readonly quickPayments: OfferedQuickPayments | null
}

export interface CategoryPageModel {
  readonly page: "category"
  readonly frame: PageFrame
  readonly listing: Listing
}

export interface ProducerPageModel {
  readonly page: "producer"
  readonly frame: PageFrame
  readonly producer: ProducerPage
}

export interface LastSeenPageModel {
  readonly page: "lastSeen"
  readonly frame: PageFrame
  /** in the order of the address */
  readonly tiles: readonly ProductTile[]
}

export interface HomePageModel extends HomeContents {
  readonly page: "home"
  readonly frame: PageFrame
}

/** How a product can be paid for. */
export interface PaymentsPageModel {
  readonly page: "payments"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** the one that it is about; null = the one that can be bought for the least */
  readonly sizeId: string | null
  readonly quantity: Decimal
  readonly payments: OfferedPayments
}

/** How a product can be paid off in instalments. */
export interface InstalmentsPageModel {
  readonly page: "instalments"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** the one that it is about; null = the one that can be bought for the least */
  readonly sizeId: string | null
  readonly quantity: Decimal
  readonly instalments: OfferedInstalments
  /** the amount that was asked for; null = none yet */
  readonly of: ProductAmount | null
}

/** Which physical stores have a product. */
export interface StoresPageModel {
  readonly page: "stores"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** null = none is chosen */
  readonly sizeId: string | null
  /** as the address names it; null = all */
  readonly city: string | null
  readonly stores: StoreStocks
}

export interface CartPageModel {
  readonly page: "cart"
  readonly frame: PageFrame
  /** null = the shop did not answer */
  readonly basket: Basket | null
  /** the change of a row that the last post was refused */
  readonly refusal: { readonly rowId: string; readonly refusal: BasketRefusal } | null
}

export interface SignInPageModel {
  readonly page: "signIn"
  readonly frame: PageFrame
  /** after a refused sign-in: one message, whatever was wrong, and one for too many tries */
  readonly refused: SignInRefusal | null
  /** the login typed before, kept */
  readonly login: string
  /** the page that a good sign-in leads back to; null = the account */
  readonly returnTo: string | null
}

/** Where a product is reviewed. */
export interface ReviewPageModel {
  readonly page: "review"
  readonly frame: PageFrame
  readonly product: {
    readonly id: number
    readonly name: string
    /** address of its page */
    readonly link: string
    readonly picture: ProductPicture | null
  }
  /** what the last post of a review of this product came to */
  readonly asked: AskingNotice | null
}

export interface AccountPageModel {
  readonly page: "account"
  readonly frame: PageFrame
}

export interface ContentPageModel {
  readonly page: "content"
  readonly frame: PageFrame
  readonly key: ContentKey
  readonly title: string
  /** HTML from the shop: hostile until sanitised */
  readonly html: string
}

/** The list of pickup points, and the choice of one. */
export interface PickupPageModel {
  readonly page: "pickup"
  readonly frame: PageFrame
  readonly query: PickupQuery
  /** null = nothing was asked for */
  readonly list: PickupList | null
  /** the visitor's choice; null = none */
  readonly chosen: ChosenPickup | null
  /** where the way back leads: to this product, or to the cart */
  readonly productId: number | null
  /** of the shop's clock, an IANA name */
  readonly zone: string
  /** of the map beside the list */
  readonly tiles: MapTiles
}

/** `/return.php?status=...` */
export interface MessagePageModel {
  readonly page: "message"
  readonly frame: PageFrame
  readonly status: "basket_empty"
  readonly offered: readonly ProductTile[]
}

/** Pages that say what went wrong; 501 = the shop behind has no call for it. The frame is null when not even the shop's name could be read. */
export interface FailurePageModel {
  readonly page: "failure"
  readonly frame: PageFrame | null
  readonly status: 404 | 405 | 413 | 500 | 501 | 502 | 504
  /** what to go on with; absent = the address is not at fault */
  readonly offered?: readonly ProductTile[]
}

/** The address leads to another page of this shop; every redirect is a 303 to an absolute path. */
export interface RedirectModel {
  readonly page: "redirect"
  readonly to: string
}

export type PageModel =
  | RedirectModel
  | ProductPageModel
  | CategoryPageModel
  | ProducerPageModel
  | LastSeenPageModel
  | HomePageModel
  | PaymentsPageModel
  | InstalmentsPageModel
  | StoresPageModel
  | CartPageModel
  | SignInPageModel
  | ReviewPageModel
  | AccountPageModel
  | ContentPageModel
  | MessagePageModel
  | PickupPageModel
  | FailurePageModel

/** A page that is shown, as against one that sends the visitor elsewhere. */
export type ShownPageModel = Exclude<PageModel, RedirectModel>

/** The kinds of page that are shown. */
export const shownPages = [
  "home",
  "product",
  "category",
  "producer",
  "lastSeen",
  "cart",
  "signIn",
  "review",
  "account",
  "content",
  "message",
  "pickup",
  "failure",
  "payments",
  "instalments",
  "stores",
] as const satisfies readonly ShownPageModel["page"][]
