/** A document of an order as its buyer is shown it. */
export interface ShownDocument {
  readonly id: number
  readonly kind: "invoice" | "correction"
  readonly number: string
}

/** Documents that an order has at most. */
export const maxDocuments = 20
