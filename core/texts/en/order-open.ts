/** An order that is looked up without an account. Spec: 1.5. */
export const enOrderOpen = {
  "orderOpen.again": "Ask for a new code",
  "orderOpen.ask": "Send the code",
  "orderOpen.code": "Code from the message",
  "orderOpen.codeHeading": "Type the code from the message",
  "orderOpen.codeHint": "Six digits.",
  "orderOpen.codeLead": "If number and address belong to one order, the code is on its way. It works for 15 minutes, in this browser only.",
  "orderOpen.email": "E-mail address of the order",
  "orderOpen.emailWrong": "Type the whole e-mail address, such as ewa@mail.com.",
  "orderOpen.gone": "This code does not work any more. Ask for a new one.",
  "orderOpen.heading": "Find your order",
  "orderOpen.later": "This address was sent several codes already. Please try again in an hour.",
  "orderOpen.lead":
    "Type the number of the order and the e-mail address that its confirmation came to. A code that we send there shows the order in this browser.",
  "orderOpen.link": "Find an order without an account",
  "orderOpen.noCode": "No code arrives?",
  "orderOpen.noCodeAddress": "Check that the address is the one of the order, without a slip in it.",
  "orderOpen.noCodeNumber": "Compare the number with the confirmation: it has ten letters and digits.",
  "orderOpen.noCodeSpam": "Look into spam and promotions, for a message called “Code for order”.",
  "orderOpen.noMail":
    "Nothing can be looked up now, as the shop sends no messages. That does not mean that there is no order. Please try later, or write to us.",
  "orderOpen.number": "Order number",
  "orderOpen.numberHint": "Such as 7KQ2M-X9D4R. The subject of the confirmation has it.",
  "orderOpen.numberWrong": "An order number has ten letters and digits, such as 7KQ2M-X9D4R.",
  "orderOpen.open": "Show the order",
  "orderOpen.signIn": "You have an account? Sign in",
  "orderOpen.wrong": "This code does not fit. Type the one of the newest message.",
} as const
