import { enAccount } from "./en/account.ts"
import { enAsking } from "./en/asking.ts"
import { enCalendar } from "./en/calendar.ts"
import { enCart } from "./en/cart.ts"
import { enCheckout } from "./en/checkout.ts"
import { enChoice } from "./en/choice.ts"
import { enClient } from "./en/client.ts"
import { enForm } from "./en/form.ts"
import { enFormula } from "./en/formula.ts"
import { enInvoice } from "./en/invoice.ts"
import { enLayout } from "./en/layout.ts"
import { enLetters } from "./en/letters.ts"
import { enMessage } from "./en/message.ts"
import { enOrderOpen } from "./en/order-open.ts"
import { enOrders } from "./en/orders.ts"
import { enPasskey } from "./en/passkey.ts"
import { enPassword } from "./en/password.ts"
import { enPrice } from "./en/price.ts"
import { enProduct } from "./en/product.ts"
import { enReturns } from "./en/returns.ts"
import { enSaved } from "./en/saved.ts"
import { enShell } from "./en/shell.ts"
import { enShipping } from "./en/shipping.ts"
import { enSubscription } from "./en/subscription.ts"
import { enWays } from "./en/ways.ts"
import type { WholeTexts } from "./texts.ts"

/**
 * All built-in texts in English, and none of the other language: `{ language: "en", texts: englishTexts }` is a catalogue.
 *
 * Spec: 1.5.
 *
 * @example englishTexts["product.add"] // => "Add to basket"
 */
export const englishTexts: WholeTexts = {
  ...enAccount,
  ...enAsking,
  ...enCalendar,
  ...enCart,
  ...enCheckout,
  ...enChoice,
  ...enClient,
  ...enForm,
  ...enFormula,
  ...enInvoice,
  ...enLayout,
  ...enLetters,
  ...enMessage,
  ...enOrderOpen,
  ...enOrders,
  ...enPasskey,
  ...enPassword,
  ...enPrice,
  ...enProduct,
  ...enReturns,
  ...enSaved,
  ...enShell,
  ...enShipping,
  ...enSubscription,
  ...enWays,
}

// the texts of an area alone, for who needs no others
export {
  enAsking,
  enCalendar,
  enCart,
  enChoice,
  enForm,
  enFormula,
  enLayout,
  enMessage,
  enPasskey,
  enPrice,
  enProduct,
  enShell,
  enShipping,
  enSubscription,
}
