// What the package promises of this room, as `witryna/messages`: the project itself imports the files.
export { type AskingKey, type AskingName, type AskingNotice, type AskingValues, askingNames, isAskingName } from "./asking-notice.ts"
export { type FormRefusal, type StockRefusal, choiceRefusalTexts, isStockRefusal, stockRefusalText } from "./form-refusal.ts"
export { type Notice, type PickupRefusal, type ProductPageNotice, productNotice } from "./notice.ts"
export { type RefusalTextKey, formRefusalText, refusalText } from "./refusal-text.ts"
export {
  type BasketRefusal,
  type NotOfferedCode,
  type ParameterProblem,
  type RefusalCode,
  notOfferedRefusal,
  parseRefusal,
  refusalCode,
  refusalCodes,
} from "./refusal.ts"
export {
  type Message,
  type MessageCatalogue,
  type MessageTarget,
  type MessageTextKey,
  type MessageWords,
  type ShopError,
  messageWords,
  orderCodeText,
  orderCodes,
  orderMessage,
} from "./shop-messages.ts"
export { type SignInRefusal, isMissing, missingAtSignIn, signInRefusals } from "./sign-in-refusal.ts"
