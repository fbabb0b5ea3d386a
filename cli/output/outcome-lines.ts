import type { CartOutcome, Outcome, ProductOutcome } from "../../core/scenario/outcome.ts"

/** What a shopper sees, in a few short lines. */
export function outcomeLines({ address, page, status, title, product, cart, basket, message }: Outcome): readonly string[] {
  const head = [`${page}${status === undefined ? "" : ` ${status}`}`, address, ...(title === undefined ? [] : [`"${title}"`])]
  return [
    head.join("  "),
    ...(product === undefined ? [] : productLines(product)),
    ...(cart === undefined ? [] : cartLines(cart)),
    ...(message === undefined ? [] : [`message: ${message}`]),
    `basket: ${basket.counter === "" ? "empty" : `${basket.counter}, ${basket.worth}`}`,
  ]
}

function productLines(product: ProductOutcome): readonly string[] {
  const { price, maxPrice, lowestPrice, availability, quantity, button, hint, alert } = product
  const marks = { selected: (name: string) => `[${name}]`, disabled: (name: string) => `(${name})`, available: (name: string) => name }
  const sizes = product.sizes.map(({ name, state }) => marks[state](name === "" ? "-" : name)).join(" ")
  return [
    [`price: ${price}`, ...(maxPrice === null ? [] : [`before ${maxPrice}`]), ...(lowestPrice === null ? [] : [lowestPrice])].join(", "),
    `sizes: ${sizes}${availability === null ? "" : `  ${availability}`}`,
    `quantity: ${quantity}  button: ${button.label}${button.enabled ? "" : " (off)"}${hint === null ? "" : `  hint: ${hint}`}`,
    ...(alert === null ? [] : [`alert: ${alert}`]),
  ]
}

function cartLines({ rows, worth, shipping, total, toFreeShipping }: CartOutcome): readonly string[] {
  const lines = rows.map(
    ({ name, size, price, quantity, sum, problem }) =>
      `row: ${name}${size === null ? "" : `, ${size}`}  ${quantity} x ${price} = ${sum}${problem === null ? "" : `  problem: ${problem}`}`,
  )
  const delivery = shipping === null ? "" : `  delivery: ${shipping}`
  return [...lines, `worth: ${worth}${delivery}  total: ${total}`, ...(toFreeShipping === null ? [] : [toFreeShipping])]
}
