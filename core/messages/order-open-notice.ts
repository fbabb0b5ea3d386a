/**
 * Why no order was opened: what was typed is no number or no address, there were too many, the shop sends no mails and knows nothing now, the code
 * is another one, or it does not work any more.
 */
export type OrderOpenRefusal = (typeof orderOpenRefusals)[number]

/** All of them, as the shop tells them. Spec: 11.580. */
export const orderOpenRefusals = ["number", "email", "later", "noMail", "wrong", "gone"] as const

/** What the visitor's last post about an order without an account came to, with what was typed. Spec: 11.580. */
export interface OrderOpenNotice {
  readonly is: "orderOpen"
  readonly refused: OrderOpenRefusal
  readonly number: string
  readonly email: string
}
