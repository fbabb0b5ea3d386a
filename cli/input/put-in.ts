import { InvalidArgumentError } from "commander"
import { parseQuantity } from "./amounts.ts"

/** A product that is put into the basket. */
export interface PutIn {
  readonly productId: number
  readonly size: string
  /** as it was typed */
  readonly quantity: string
}

/** A product to put in, after those before it. Spec: 10.378. @example addProduct("535:M=2", []) // => [{ productId: 535, size: "M", quantity: "2" }] */
export function addProduct(typed: string, before: readonly PutIn[] | undefined): readonly PutIn[] {
  const [, id = "", size = "uniw", quantity = "1"] = /^(\d{1,9})(?::([\w.-]{1,40}))?(?:=(\S{1,20}))?$/.exec(typed) ?? []
  parseQuantity(quantity)
  if (id === "") throw new InvalidArgumentError("It is a product such as 501, 535:M or 501=2.")
  return [...(before ?? []), { productId: Number(id), size, quantity }]
}

/** A row of the basket by its place, after those before it. @example addRow("2", [1]) // => [1, 2] */
export function addRow(typed: string, before: readonly number[]): readonly number[] {
  const row = Number(typed)
  if (!Number.isInteger(row) || row < 1) throw new InvalidArgumentError("It is a row's place, from 1.")
  return [...before, row]
}
