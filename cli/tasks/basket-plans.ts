import type { JourneyPlan } from "../../adapters/replay/replay-scenario.ts"
import type { QuickPaymentsSetting } from "../../fixtures/shop/shop-settings.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import {
  added,
  atRow,
  coded,
  collected,
  divided,
  everyPlan,
  firstAccount,
  inAnswer,
  inCart,
  inHeader,
  onProduct,
  opened,
  paid,
} from "./scenario-steps.ts"

const stool = rowHash(558, "uniw")
const mug = rowHash(501, "uniw")
const lamp = rowHash(548, "uniw")

/** A journey, and what of the shop's settings is not as it is delivered. */
export interface ShopJourney extends JourneyPlan {
  readonly shopSettings?: {
    readonly quickPayments?: QuickPaymentsSetting
    /** what wrapping a row costs; absent = the shop wraps nothing */
    readonly giftWrapping?: string
    /** the login of whose account has the passkey of the journey's device */
    readonly passkeyOf?: string
  }
}

/** The journeys that are about a whole basket: codes, points, where it is collected, payments that skip it. */
export const basketPlans: readonly ShopJourney[] = [
  {
    ...everyPlan,
    name: "a-code-that-is-over",
    title: "A rebate code that is over changes no price; one that holds changes those of the page and of the cart, until it is taken off",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 3000, event: coded({ product: "501", code: "zima15" }) },
      { atMs: 6000, event: coded({ product: "501", code: "lato10" }) },
      { atMs: 9000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 9100, event: added(501, "uniw", "1") },
      { atMs: 12_000, event: coded({ operation: "remove" }) },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "collect-at-a-point",
    title:
      "A pickup point is chosen for the basket, and the cart counts its delivery; a stool goes to no point; then the choice is taken off",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 2000, event: added(501, "uniw", "1") },
      { atMs: 6000, event: collected({ pickup_point: "5" }) },
      { atMs: 9000, event: added(558, "uniw", "1") },
      { atMs: 12_000, event: inCart({ type: "RemovePressed", rowId: stool }) },
      { atMs: 14_000, event: collected({ pickup: "forget" }) },
    ],
    endMs: 16_000,
  },
  {
    ...everyPlan,
    name: "points-too-few",
    title: "What is given out for points alone goes to clients who have enough of them: a guest is refused, and so is who would need more",
    events: [
      { atMs: 0, event: opened("/product-pol-576-Torba-plocienna-Lubie-gline.html") },
      { atMs: 2000, event: added(576, "uniw", "1") },
      {
        atMs: 5000,
        event: { type: "Submitted", action: "/signin.php", fields: firstAccount },
      },
      { atMs: 8000, event: opened("/product-pol-576-Torba-plocienna-Lubie-gline.html") },
      { atMs: 10_000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 10_100, event: added(576, "uniw", "1") },
      { atMs: 13_000, event: opened("/product-pol-576-Torba-plocienna-Lubie-gline.html") },
      { atMs: 15_000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 16_000, event: added(576, "uniw", "1") },
    ],
    endMs: 18_000,
  },
  {
    ...everyPlan,
    name: "pay-at-once",
    title:
      "A quick payment without a size is told so as an add is; with one the demo says what would be paid; at a locker it goes into the basket first",
    shopSettings: { quickPayments: "demo" },
    events: [
      { atMs: 0, event: opened("/product-pol-535-Koszula-lniana-ze-stojka.html") },
      { atMs: 3000, event: paid(535, "", "1", "demoPay") },
      { atMs: 6000, event: paid(535, "M", "1", "demoPay") },
      { atMs: 9000, event: paid(535, "M", "1", "demoLocker") },
    ],
    endMs: 12_000,
  },
  {
    ...everyPlan,
    name: "look-into-the-basket",
    title: "The list of the header's basket is opened on the home page, one of its two rows is taken out, and then the last one",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 4000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 4100, event: added(501, "uniw", "1") },
      { atMs: 6000, event: opened("/product-pol-558-Stolek-jesionowy-Trojnog.html") },
      { atMs: 8000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 8100, event: added(558, "uniw", "1") },
      { atMs: 10_000, event: opened("/") },
      { atMs: 12_000, event: inHeader({ type: "ListOpened" }) },
      { atMs: 14_000, event: inHeader({ type: "RemovePressed", rowId: mug }) },
      { atMs: 16_000, event: inHeader({ type: "RemovePressed", rowId: stool }) },
    ],
    endMs: 18_000,
  },
  {
    ...everyPlan,
    name: "sent-in-parts",
    title:
      "What leaves the workshops on two days can be sent in parts: the cart says when, keeps the choice as a row changes, and takes it back",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 2000, event: added(501, "uniw", "1") },
      { atMs: 4000, event: added(517, "uniw", "1") },
      { atMs: 7000, event: divided(true) },
      { atMs: 10_000, event: inCart({ type: "QuantityStepped", rowId: mug, by: 1 }) },
      { atMs: 13_000, event: divided(false) },
    ],
    endMs: 15_000,
  },
  {
    ...everyPlan,
    name: "rows-of-the-cart",
    title:
      "A row has a comment and goes to the favourites; two rows are removed together, put back together, and the comment is there again",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 1000, event: added(501, "uniw", "1") },
      { atMs: 2000, event: added(558, "uniw", "1") },
      { atMs: 3000, event: added(548, "uniw", "1") },
      { atMs: 6000, event: atRow({ type: "CommentTyped", rowId: mug, text: "Dla Zuzi, bez ceny" }) },
      { atMs: 8000, event: atRow({ type: "CommentPressed", rowId: mug }) },
      { atMs: 10_000, event: atRow({ type: "FavouritePressed", rowId: stool }) },
      { atMs: 12_000, event: inCart({ type: "RemovePressed", rowId: mug }) },
      { atMs: 14_000, event: inCart({ type: "UndoRemovalPressed" }) },
      { atMs: 17_000, event: inCart({ type: "RemovePressed", rowId: lamp }) },
    ],
    endMs: 19_000,
  },
  {
    ...everyPlan,
    name: "wrapped-as-a-gift",
    title:
      "Two rows are wrapped as gifts, which the sum of the cart has at once; one of them is taken back, and the other goes with its row",
    shopSettings: { giftWrapping: "9.00" },
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 1000, event: added(501, "uniw", "2") },
      { atMs: 2000, event: added(558, "uniw", "1") },
      { atMs: 5000, event: atRow({ type: "WrapPressed", rowId: mug }) },
      { atMs: 7000, event: atRow({ type: "WrapPressed", rowId: stool }) },
      { atMs: 9000, event: atRow({ type: "WrapPressed", rowId: mug }) },
      { atMs: 11_000, event: inCart({ type: "RemovePressed", rowId: stool }) },
    ],
    endMs: 13_000,
  },
  {
    ...everyPlan,
    name: "another-country",
    title: "From a product's page language and country are set; the same page says so in English, in the cart delivery is that of there",
    events: [
      { atMs: 0, event: opened("/product-pol-535-Koszula-lniana-ze-stojka.html?selected_size=M&number=2") },
      { atMs: 3000, event: added(535, "M", "2") },
      {
        atMs: 6000,
        event: {
          type: "Submitted",
          action: "/settings.php",
          fields: { return: "/product-pol-535-Koszula-lniana-ze-stojka.html?selected_size=M&number=2", lang: "eng", country: "1143020143" },
        },
      },
      { atMs: 9000, event: opened("/basketedit.php?mode=1") },
      {
        atMs: 12_000,
        event: {
          type: "Submitted",
          action: "/settings.php",
          fields: { return: "/basketedit.php?mode=1&lang=eng", lang: "pol", country: "1143020057" },
        },
      },
    ],
    endMs: 15_000,
  },
  {
    ...everyPlan,
    name: "closed-and-refused",
    title:
      "The banner of free delivery is closed for the day and what is not needed is refused: the shop remembers both and leads back to the page",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 3000, event: inAnswer({ consent: "necessary" }, "/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 6000, event: added(501, "uniw", "1") },
      { atMs: 9000, event: inAnswer({ closed: "freeShipping" }, "/basketedit.php?mode=1") },
    ],
    endMs: 12_000,
  },
]
