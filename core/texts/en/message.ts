/** Orders, the cart and messages of the product page. Spec: 1.5. */
export const enMessage = {
  "message.basketEmptyReturn": "Your shopping cart is empty. Return to the store and go shopping",
  "message.invalidEmail": "Invalid e-mail address",
  "message.linkCopied": "Link copied to clipboard",
  "message.notifyAvailable": "This product can be bought again. Reload the page and add it to your basket.",
  "message.notifyDone": "A product has been added to notifications",
  "message.nothingToUpdate": "You need to change number of products to update the cart",
  "message.raiseQuantity": "Increase the quantity to check the delivery cost and time",
  "message.toAccount": "Go to your account",
  "message.toCart": "Go to the basket",
  "message.toHome": "Return to the shop",
  "message.unsavedChanges": "Your changes have not been saved. Are you sure you want to leave this page",
} as const
