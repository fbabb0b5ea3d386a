import type { Exchange, ExchangeBody, Scenario, ScenarioEntry, ScenarioEvent } from "./scenario.ts"
import { hasMaskable, maskValues, shapeOf, wordReplacer } from "./mask-value.ts"
import { isQuantityName, isSecretCookie, isSecretName } from "./secret-names.ts"

/** What becomes of a secret, and of any other text. */
interface Masking {
  readonly secret: (value: string) => string
  /** a secret made by a machine: of its characters only their number is kept */
  readonly token: (value: string) => string
  readonly text: (text: string) => string
}

/**
 * A scenario without names, addresses, e-mails, phones, tax and account numbers, passwords, tokens, session cookies and what a
 * shopper wrote. Every value has one mask of its own class and length wherever it stands, so the masked scenario still replays.
 * Masking a masked scenario changes nothing.
 *
 * @example maskScenario(sampleScenario({ cookies: { "x-session-id": "f3a9" } })).cookies
 * // => { "x-session-id": "xxxx" }
 */
export function maskScenario(scenario: Scenario): Scenario {
  const shapes = new Map<string, string>()
  const find = (shapeFor: (value: string) => string) => (value: string) => {
    if (hasMaskable(value) && !shapes.has(value)) shapes.set(value, shapeFor(value))
    return value
  }
  const secret = find(shapeOf)
  const findMails = (text: string) => {
    for (const [mail] of text.matchAll(eMail)) secret(mail)
    return text
  }
  maskWith(scenario, { secret, token: find((value) => "x".repeat(value.length)), text: findMails })
  const masks = maskValues(shapes)
  const replaceWords = wordReplacer(new Map([...masks].filter(([value]) => isTelling(value))))
  const masked = (value: string) => masks.get(value) ?? value
  return maskWith(scenario, { secret: masked, token: masked, text: replaceWords })
}

/** An e-mail address inside a text; the bound keeps long texts quick. */
const eMail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63})+/gu

/** A quantity that people order: whoever types more digits typed a phone or an account, and the rules refuse both alike. */
const isOrdered = (text: string): boolean => /^[\d\s.,+-]*$/.test(text) && text.replaceAll(/\D/g, "").length <= 6

/** What was typed where a quantity belongs: a number stays, anything else may be anything. */
const typedQuantity = (text: string, masking: Masking): string =>
  isOrdered(text) || !isTelling(text) ? masking.text(text) : masking.secret(text)

/** Short values, such as the number of a house, are masked only where they stand: elsewhere the same text means something else. */
function isTelling(value: string): boolean {
  const { length } = value.replaceAll(/[^\p{L}\p{N}]/gu, "")
  return length >= 4 || (length === 3 && /\p{L}/u.test(value))
}

function maskWith(scenario: Scenario, masking: Masking): Scenario {
  const cookie = (value: string | number, name: string) => (isSecretCookie(name) ? masking.token(String(value)) : value)
  return {
    ...scenario,
    title: masking.text(scenario.title),
    cookies: changeLeaves(scenario.cookies, cookie),
    storage: changeLeaves(scenario.storage, leafMask(masking, true)),
    entries: scenario.entries.map((entry) => maskEntry(entry, masking)),
    tape: scenario.tape.map((exchange) => maskExchange(exchange, masking)),
  }
}

function maskEntry({ atMs, event, outcome }: ScenarioEntry, masking: Masking): ScenarioEntry {
  const { address, page, ...seen } = outcome
  return {
    atMs,
    event: maskEvent(event, masking),
    outcome: { address: maskAddress(address, masking), page, ...changeLeaves(seen, leafMask(masking, false)) },
  }
}

function maskEvent(event: ScenarioEvent, masking: Masking): ScenarioEvent {
  switch (event.type) {
    case "Opened":
      return { ...event, url: maskAddress(event.url, masking) }
    case "Submitted":
      return { ...event, action: maskAddress(event.action, masking), fields: changeLeaves(event.fields, leafMask(masking, true)) }
    case "Machine":
      return "text" in event.event
        ? changeLeaves(event, (leaf, name) => (name === "text" ? typedQuantity(String(leaf), masking) : leaf))
        : event
  }
}

function maskExchange({ side, request, response }: Exchange, masking: Masking): Exchange {
  return {
    side,
    request: {
      ...request,
      path: masking.text(request.path),
      query: changeLeaves(request.query, leafMask(masking, true)),
      body: maskBody(request.body, masking),
    },
    response:
      response === null ? null : { ...response, headers: maskHeaders(response.headers, masking), body: maskBody(response.body, masking) },
  }
}

type Headers = NonNullable<Exchange["response"]>["headers"]

function maskHeaders(headers: Headers, masking: Masking): Headers {
  const { location, "set-cookie": cookies } = headers
  return {
    ...headers,
    ...(location === undefined ? {} : { location: maskAddress(location, masking) }),
    ...(cookies === undefined ? {} : { "set-cookie": cookies.map((cookie) => maskSetCookie(cookie, masking)) }),
  }
}

function maskSetCookie(line: string, masking: Masking): string {
  const [, name = "", value = "", attributes = ""] = /^([^=;]*)=([^;]*)(.*)$/s.exec(line) ?? []
  return isSecretCookie(name.trim()) && name !== "" ? `${name}=${masking.token(value)}${attributes}` : line
}

function maskBody(body: ExchangeBody, masking: Masking): ExchangeBody {
  if (body === null) return null
  if ("form" in body) return { form: changeLeaves(body.form, leafMask(masking, true)) }
  if ("text" in body) return { text: masking.text(body.text) }
  return { json: changeLeaves(body.json, leafMask(masking, false)) }
}

/** Masks texts under secret names as a whole, and secret words in all others. Numbers stay numbers. */
const leafMask =
  (masking: Masking, isForm: boolean) =>
  (leaf: string | number, name: string): string | number => {
    if (isForm && isQuantityName(name)) return typedQuantity(String(leaf), masking)
    const isSecret = isSecretName(name, isForm) && !/^(?:\/|https?:)/.test(String(leaf))
    if (typeof leaf === "string") return isSecret ? masking.secret(leaf) : masking.text(maskLiterals(leaf, masking))
    const changed = Number(isSecret ? masking.secret(String(leaf)) : masking.text(String(leaf)))
    return Number.isFinite(changed) ? changed : leaf
  }

/** Secret arguments inside a GraphQL document, such as `password: "..."`. */
function maskLiterals(text: string, masking: Masking): string {
  return text.replaceAll(/\b([A-Za-z_]\w*)(\s*:\s*)("(?:[^"\\\n]|\\.)*")/g, (whole, name: string, colon: string, literal: string) =>
    isSecretName(name, false) ? `${name}${colon}${maskLiteral(literal, masking)}` : whole,
  )
}

function maskLiteral(literal: string, masking: Masking): string {
  try {
    const value: unknown = JSON.parse(literal)
    return typeof value === "string" ? JSON.stringify(masking.secret(value)) : literal
  } catch {
    return literal
  }
}

/** An address: secret parameters of its query, and secret words anywhere. */
function maskAddress(address: string, masking: Masking): string {
  const at = address.indexOf("?")
  if (at < 0) return masking.text(address)
  const [query = "", fragment] = address.slice(at + 1).split("#")
  const pairs = query.split("&").map((pair) => {
    const [[name, value] = ["", ""]] = [...new URLSearchParams(pair)]
    const isQuantity = isQuantityName(name)
    if (!(isQuantity || isSecretName(name, true)) || value === "") return masking.text(pair)
    const masked = isQuantity ? typedQuantity(value, masking) : masking.secret(value)
    return masked === value ? pair : new URLSearchParams({ [name]: masked }).toString()
  })
  return `${masking.text(address.slice(0, at))}?${pairs.join("&")}${fragment === undefined ? "" : `#${masking.text(fragment)}`}`
}

/** What a leaf becomes; `name` is the nearest name above it, empty at the top. */
type ChangeLeaf = (leaf: string | number, name: string) => string | number

/** The same JSON with other texts and numbers; names stay. The type promises no more than the change keeps. */
function changeLeaves<T>(value: T, change: ChangeLeaf): T {
  return changed(value, change, "")
}

function changed<T>(value: T, change: ChangeLeaf, name: string): T
function changed(value: unknown, change: ChangeLeaf, name: string): unknown {
  if (typeof value === "string" || typeof value === "number") return change(value, name)
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, change, name))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]: [string, unknown]) => [key, changed(inner, change, key)]))
}
