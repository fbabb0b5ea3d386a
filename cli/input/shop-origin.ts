import { InvalidArgumentError } from "commander"

/**
 * The address of a shop elsewhere as an argument: http or https, without a path.
 *
 * Throws InvalidArgumentError, which commander tells.
 *
 * @example shopOriginOf("https://shop.example").host // => "shop.example"
 * @example shopOriginOf("shop.example").protocol // => "https:"
 */
export function shopOriginOf(text: string): URL {
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (address === null || address.username !== "" || !/^\/?$/.test(address.pathname) || address.search !== "")
    throw new InvalidArgumentError("It is an address such as https://shop.example, without a path.")
  return address
}
