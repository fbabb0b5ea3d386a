import { Tokenizer } from "htmlparser2"
import { withoutWww } from "../address-here.ts"

/** A part of a text, from a position to the one behind its end. */
interface Range {
  readonly from: number
  readonly to: number
}

const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What may stand behind a host that ends there; a name before an at sign is none. */
const behindHost = String.raw`(?=[/\\?#"'\s&<>,;)\]|]|%2F|%3F|%23|%26|$)`

/**
 * Finds whole addresses of a server, however they are written: with `http:` or `https:` or by two slashes alone, with and without `www`, as they stand in
 * JSON (`https:\/\/`) and inside other addresses (`https%3A%2F%2F`).
 */
function addressesOf(origin: URL): RegExp {
  const port = origin.port === "" ? "(?::443|:80)?" : `(?::|%3A)${origin.port}`
  const host = `(?:www\\.)?${inPattern(withoutWww(origin.hostname))}${port}${behindHost}`
  return new RegExp(String.raw`(?<![\w:/.%+-])(?:https?(:|%3A))?(//|\\/\\/|%2F%2F)${host}`, "gi")
}

/** Where a page has addresses: values of attributes, scripts and styles. What it says in words is not among them. */
function placesOfAddresses(html: string): readonly Range[] {
  const places: Range[] = []
  let isCode = false
  const nothing = (): void => undefined
  const add = (from: number, to: number): void => void places.push({ from, to })
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onattribdata: add,
      ontext: (from, to) => void (isCode && add(from, to)),
      onopentagname: (from, to) => void (isCode = /^(?:script|style)$/i.test(html.slice(from, to))),
      onclosetag: () => void (isCode = false),
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
      ontextentity: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return places
}

/** A host that can stand in any attribute, script and style as it is. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/

/**
 * A page of another shop whose addresses lead here: whole ones of that shop, in attributes, scripts, JSON-LD and styles, begin with our origin. All else of
 * the page stays as it is, its words among them.
 *
 * Spec: 10.1000.
 *
 * @param html a character for each byte in any charset that has ASCII in it: what is not ASCII is not looked at
 * @param here our own origin, as the visitor names it; one that could not stand in a page leaves it as it is
 *
 * @example withAddressesHere('<a href="http://www.shop.example/a">shop.example</a>', new URL("https://shop.example"), "https://own.example")
 * // => '<a href="https://own.example/a">shop.example</a>'
 * @example withAddressesHere('<a href="https://shop.example.evil.example/">', new URL("https://shop.example"), "https://own.example")
 * // => '<a href="https://shop.example.evil.example/">'
 */
export function withAddressesHere(html: string, shopOrigin: URL, here: string): string {
  if (!plainOrigin.test(here)) return html
  const found = [...html.matchAll(addressesOf(shopOrigin))]
  if (found.length === 0) return html
  const [scheme = "", host = ""] = here.split("://")
  const parts: string[] = []
  let done = 0
  let next = 0
  for (const { from, to } of placesOfAddresses(html)) {
    for (let match = found[next]; match !== undefined && match.index < to; next += 1, match = found[next]) {
      const [whole, colon, slashes = ""] = match
      if (match.index < from || match.index + whole.length > to) continue
      const isEncoded = slashes.startsWith("%")
      parts.push(
        html.slice(done, match.index),
        colon === undefined ? "" : scheme + colon,
        slashes,
        isEncoded ? encodeURIComponent(host) : host,
      )
      done = match.index + whole.length
    }
  }
  return parts.join("") + html.slice(done)
}
