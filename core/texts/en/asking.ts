/** Forms in which a shopper asks something of the shop about a product. Spec: 1.5. */
export const enAsking = {
  "asking.close": "Close",
  "asking.email": "Your e-mail address",
  "asking.personalData": "{shop} controls the data in this form. We use them for nothing but this request.",
  "asking.privacy": "Privacy policy",
  "asking.size": "Size",
  "asking.sizeNotChosen": "Choose a size",
  "notify.heading": "Notify me when it is available",
  "notify.lead": "We write once, as soon as it is back in stock.",
  "notify.submit": "Notify me",
} as const
