import type { Coverage } from "./coverage.ts"

const codeTest = "code %s of the first error has its text and its link"
const productTest = "a product page tells %s in both languages"
const notifyTest = "a notify error with errdesc %j leaves the modal open"

/** Orders, the cart, roles and messages of the product page. */
export const messageCoverage: Coverage = {
  "5.82": {
    by: "core/basket/unsaved-changes.ts#hasUnsavedChanges",
    test: "leaving with unsaved changes asks, in the words of the specification",
  },
  "5.83": { by: "core/basket/unsaved-changes.ts#cartUpdate", test: "updating a cart in which nothing changed says what to change" },
  "6.1": { by: "core/basket/order-obstacle.ts#buyerRole", test: "the roles are guest, client and wholesaler" },
  "6.9": { by: "core/basket/order-obstacle.ts#orderObstacle", test: "an order is stopped or not: %s" },
  "6.10": { by: "core/basket/order-obstacle.ts#orderObstacle", test: "an order is stopped or not: %s" },
  "6.11": { by: "core/basket/order-obstacle.ts#orderObstacle", test: "an order is stopped or not: %s" },
  "6.12": { by: "core/basket/order-obstacle.ts#isWholesaleOrder", test: "the wholesale_order flag %j is read as %j" },
  "8.58": { by: "core/messages/shop-messages.ts#orderMessage", test: codeTest },
  "8.59": { by: "core/messages/shop-messages.ts#orderMessage", test: codeTest },
  "8.60": { by: "core/messages/shop-messages.ts#orderMessage", test: codeTest },
  "8.61": { by: "core/messages/shop-messages.ts#orderMessage", test: "code 100 sends nowhere and stays five seconds" },
  "8.62": { by: "core/messages/shop-messages.ts#orderMessage", test: codeTest },
  "8.63": { by: "core/messages/shop-messages.ts#orderMessage", test: codeTest },
  "8.64": { by: "core/messages/shop-messages.ts#orderMessage", test: "any other code shows the message of the server as it is" },
  "8.65": { by: "core/messages/shop-messages.ts#orderMessage", test: "no message, or a failed network, is a connection error: %j" },
  "8.66": { by: "core/messages/shop-messages.ts#productMessage", test: productTest },
  "8.67": { by: "core/messages/shop-messages.ts#productMessage", test: productTest },
  "8.68": { by: "core/messages/shop-messages.ts#productMessage", test: productTest },
  "8.74": { by: "core/messages/shop-messages.ts#productMessage", test: productTest },
  "8.82": { by: "core/messages/shop-messages.ts#notifyOutcome", test: notifyTest },
  "8.83": { by: "core/messages/shop-messages.ts#notifyOutcome", test: notifyTest },
  "8.84": { by: "core/messages/shop-messages.ts#notifyOutcome", test: notifyTest },
  "8.85": { by: "core/messages/shop-messages.ts#notifyOutcome", test: "a notify success is told and closes the modal" },
  "8.86": { by: "core/messages/shop-messages.ts#productMessage", test: productTest },
  "9.21": { by: "core/shell/toasts.ts#toastLimits", test: "code 100 sends nowhere and stays five seconds" },
}
