import { plAccount } from "./pl/account.ts"
import { plAsking } from "./pl/asking.ts"
import { plCalendar } from "./pl/calendar.ts"
import { plCart } from "./pl/cart.ts"
import { plCheckout } from "./pl/checkout.ts"
import { plChoice } from "./pl/choice.ts"
import { plClient } from "./pl/client.ts"
import { plForm } from "./pl/form.ts"
import { plFormula } from "./pl/formula.ts"
import { plInvoice } from "./pl/invoice.ts"
import { plLayout } from "./pl/layout.ts"
import { plLetters } from "./pl/letters.ts"
import { plMessage } from "./pl/message.ts"
import { plOrderOpen } from "./pl/order-open.ts"
import { plOrders } from "./pl/orders.ts"
import { plPasskey } from "./pl/passkey.ts"
import { plPassword } from "./pl/password.ts"
import { plPrice } from "./pl/price.ts"
import { plProduct } from "./pl/product.ts"
import { plReturns } from "./pl/returns.ts"
import { plSaved } from "./pl/saved.ts"
import { plShell } from "./pl/shell.ts"
import { plShipping } from "./pl/shipping.ts"
import { plSubscription } from "./pl/subscription.ts"
import { plWays } from "./pl/ways.ts"
import type { WholeTexts } from "./texts.ts"

/**
 * All built-in texts in Polish, and none of the other language: `{ language: "pl", texts: polishTexts }` is a catalogue.
 *
 * Spec: 1.5.
 *
 * @example polishTexts["product.add"] // => "Dodaj do koszyka"
 */
export const polishTexts: WholeTexts = {
  ...plAccount,
  ...plAsking,
  ...plCalendar,
  ...plCart,
  ...plCheckout,
  ...plChoice,
  ...plClient,
  ...plForm,
  ...plFormula,
  ...plInvoice,
  ...plLayout,
  ...plLetters,
  ...plMessage,
  ...plOrderOpen,
  ...plOrders,
  ...plPasskey,
  ...plPassword,
  ...plPrice,
  ...plProduct,
  ...plReturns,
  ...plSaved,
  ...plShell,
  ...plShipping,
  ...plSubscription,
  ...plWays,
}

// the texts of an area alone, for who needs no others
export {
  plAsking,
  plCalendar,
  plCart,
  plChoice,
  plForm,
  plFormula,
  plLayout,
  plMessage,
  plPasskey,
  plPrice,
  plProduct,
  plShell,
  plShipping,
  plSubscription,
}
