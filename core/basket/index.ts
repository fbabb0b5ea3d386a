// What the package promises of this room, as `witryna/basket`: the project itself imports the files.
export {
  type Basket,
  type BasketPickup,
  type BasketReply,
  type BasketRow,
  type ChangeOutcome,
  type ChosenPickup,
  type RowToChange,
  missingToFreeDelivery,
} from "./basket.ts"
export {
  type CartSummaryState,
  type CartSummaryEvent,
  type SummaryBasket,
  type SummaryRow,
  cartSummary,
  openCartSummary,
  pointsToPay,
  summaryBasket,
} from "./summary/cart-summary.ts"
export { type CartPageEvent, cartPage } from "./cart-page.ts"
export { type CartPage, type CartPageStart, openCartPage } from "./open-cart-page.ts"
export { type CartPickupView, pickupNote, viewCartPickup } from "./summary/cart-pickup.ts"
export {
  type CartProblem,
  type CartRowState,
  type GoneRow,
  idleRow,
  isChangedSince,
  released,
  rowsGone,
  rowsOfBasket,
  rulesOfRow,
} from "./cart-row.ts"
export {
  type BasketListState,
  type BasketListView,
  type DropDownLine,
  type DropDownMode,
  type DropDownPrices,
  type DropDownTextKey,
  type DropDownView,
  closedBasketList,
  dropDownMode,
  leaving,
  miniBasketLimits,
  rowsLeaving,
  viewBasketList,
  viewDropDown,
} from "./drop-down.ts"
export { type FreeDeliveryView, isDelivered, viewFreeDelivery } from "./free-delivery.ts"
export {
  type MiniBasket,
  type MiniBasketCommand,
  type MiniBasketEvent,
  type MiniBasketStart,
  type MiniBasketTextKey,
  type MiniBasketView,
  hidesOneClick,
  miniBasket,
  openMiniBasket,
  viewMiniBasket,
} from "./mini-basket.ts"
export { type OrderQuestion, type OrderSettings, buyerRole, isWholesaleOrder, orderObstacle } from "./order-obstacle.ts"
export {
  type MomentGroup,
  type OfferedPayments,
  type PaymentCost,
  type PaymentListView,
  type PaymentMethod,
  type PaymentMoment,
  type PaymentRow,
  groupByMoment,
  paymentCost,
  paymentCostWords,
  paymentMomentWords,
  viewPayments,
} from "./payment.ts"
export { type RebateBlock, type RebateBlockEvent, openRebateBlock, rebateBlock, viewRebateBlock } from "./rebate-block.ts"
export { type RowDetail, type RowDetailView, periodOfRow, viewRowDetails } from "./row-detail.ts"
export {
  type RemovedRow,
  type UndoRemoval,
  type UndoRemovalAnswer,
  answerUndo,
  askUndo,
  forgetRemoved,
  nothingRemoved,
  offerUndo,
  removedRow,
} from "./undo-removal.ts"
export { cartUpdate } from "./cart-update.ts"
export { type CartPageTextKey, type CartPageView, type CartRowView, viewCartPage } from "./view-cart-page.ts"
export { type CartSummaryTextKey, type CartSummaryView, viewCartSummary } from "./summary/view-cart-summary.ts"
export { type RebateCodeView, type RebatePlace, viewRebateCode } from "./view-rebate-code.ts"
