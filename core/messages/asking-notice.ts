/** The forms in which a shopper asks something of the shop about a product. */
export const askingNames = ["notify", "question", "review"] as const

export type AskingName = (typeof askingNames)[number]

/**
 * Is it the name of such a form? Anything may be asked: it comes from the wire.
 *
 * Spec: 11.140.
 *
 * @example isAskingName("notify") // => true
 * @example isAskingName("toString") // => false
 */
export const isAskingName = (name: unknown): name is AskingName => askingNames.some((one) => one === name)

/** What can be typed into them; a form has some of these. */
export type AskingKey = "size" | "email" | "text" | "name" | "rating"

/** What is typed into a form. A key that is missing is empty. */
export type AskingValues = Readonly<Partial<Record<AskingKey, string>>>

/** What the visitor's last post of such a form came to. Spec: 11.142. */
export interface AskingNotice {
  readonly is: "asked"
  readonly form: AskingName
  readonly productId: number
  /** the shop's code; null = it took what was asked */
  readonly refused: string | null
  /** what was typed, where it was refused */
  readonly typed: AskingValues
}
