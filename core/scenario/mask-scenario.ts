import { pageMachines } from "../pages/page-machines.ts"
import type { MachineList } from "../pages/page-machine.ts"
import type { ShopperEvent } from "../pages/shopper-events.ts"
import { type DeclaredNames, isCodeWord, isHarmlessName, noNames } from "./harmless-words.ts"
import { maskAddress, maskField, maskName, maskPath } from "./mask-address.ts"
import { maskAnswered, maskAsked, maskFields } from "./mask-json.ts"
import { maskedBy, type Masking } from "./masking.ts"
import type { Outcome } from "./outcome.ts"
import { parameterKinds } from "./said-parameters.ts"
import type { Exchange, Scenario, ScenarioEntry, ScenarioEvent } from "./scenario.ts"

/**
 * A scenario that keeps what is harmless by its name, its place and what the shop itself said, and nothing else: ADR 0028. Every
 * word that goes has one mask of its own class and length wherever it stands, so the masked scenario still replays. Masking a
 * masked scenario changes nothing.
 *
 * @example maskScenario(sampleScenario({ cookies: { client: "f3a9" } })).cookies
 * // => { client: "xxxx" }
 */
export const maskScenario = (scenario: Scenario, own: OwnNames = { machines: pageMachines, parts: new Set(), names: noNames }): Scenario =>
  maskedBy(
    (masking) => maskWith(scenario, { ...masking, own }),
    own.names,
    parameterKinds(
      scenario.tape.map(({ response }) => response?.body ?? null),
      (name) => isHarmlessName(name, own.names),
    ),
  )

/** Names that are the program's own. */
interface OwnNames {
  /** those that pages have */
  readonly machines: MachineList
  /** names of parts of what machines outside the shop's own list show */
  readonly parts: ReadonlySet<string>
  /** what is declared of fields */
  readonly names: DeclaredNames
}

interface Judge extends Masking {
  readonly own: OwnNames
}

/**
 * The names under which outcomes say what is seen. Of outcomes that the program made itself, they hide nobody's words.
 *
 * @example [...partNames([{ address: "/", page: "home", views: { a: { b: "1" } } }])] // => ["a", "b"]
 */
export function partNames(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (words: Outcome["views"][string]): void => {
    if (typeof words !== "object" || words === null) return
    if (isList(words)) return words.forEach(note)
    for (const [name, inner] of Object.entries(words)) {
      found.add(name)
      note(inner)
    }
  }
  for (const { views, content } of outcomes) {
    note(views)
    note(content ?? null)
  }
  return found
}

function maskWith(scenario: Scenario, masking: Judge): Scenario {
  return {
    ...scenario,
    // whoever records writes the title for people, so only what a visitor wrote elsewhere is hidden in it
    title: masking.kept(scenario.title),
    ...(scenario.expected === undefined ? {} : { expected: masking.kept(scenario.expected) }),
    cookies: maskStored(scenario.cookies, masking.token, masking),
    storage: maskStored(scenario.storage, masking.free, masking),
    entries: scenario.entries.map((entry) => maskEntry(entry, masking)),
    tape: scenario.tape.map((exchange) => maskExchange(exchange, masking)),
  }
}

const maskStored = (stored: Scenario["cookies"], maskValue: (value: string) => string, masking: Masking): Scenario["cookies"] =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [maskName(name, masking), maskValue(value)]))

const maskEntry = ({ atMs, event, outcome }: ScenarioEntry, masking: Judge): ScenarioEntry => ({
  atMs,
  event: maskEvent(event, masking),
  outcome: maskOutcome(outcome, masking),
})

function maskOutcome(outcome: Outcome, masking: Judge): Outcome {
  const { address, title, message, content, views } = outcome
  return {
    ...outcome,
    address: maskAddress(address, masking),
    ...(title === undefined ? {} : { title: masking.seen(title) }),
    ...(message === undefined ? {} : { message: masking.seen(message) }),
    ...(content === undefined ? {} : { content: maskWords(content, masking, noCodes) }),
    views: Object.fromEntries(
      Object.entries(views).map(([name, words]) => {
        const { machines } = masking.own
        const isOwn = Object.hasOwn(machines, name)
        const says = new Set(isOwn ? machines[name]?.says : [])
        return [isOwn ? name : maskPart(name, masking), maskWords(words, masking, says)]
      }),
    ),
  }
}

const noCodes: ReadonlySet<string> = new Set()

const maskPart = (name: string, masking: Judge): string => (masking.own.parts.has(name) ? name : maskName(name, masking))

/** @param says texts that are the machine's own codes */
function maskWords(words: Outcome["views"][string], masking: Judge, says: ReadonlySet<string>): Outcome["views"][string] {
  if (typeof words === "string") return says.has(words) ? words : masking.seen(words)
  if (typeof words === "boolean" || words === null) return words
  if (isList(words)) return words.map((one) => maskWords(one, masking, says))
  return Object.fromEntries(Object.entries(words).map(([name, inner]) => [maskPart(name, masking), maskWords(inner, masking, says)]))
}

const isList = (words: object): words is readonly Outcome["views"][string][] => Array.isArray(words)

function maskEvent(event: ScenarioEvent, masking: Judge): ScenarioEvent {
  switch (event.type) {
    case "Opened":
      return { ...event, url: maskAddress(event.url, masking) }
    case "Submitted":
      return { ...event, action: maskAddress(event.action, masking), fields: maskFields(event.fields, masking) }
    case "Machine": {
      const { type, ...fields } = event.event
      const { machines } = masking.own
      const isOfMachine = (one: ShopperEvent): boolean =>
        Object.hasOwn(machines, event.machine) && machines[event.machine]?.isShopperEvent(one) === true
      const isKnown = isOfMachine(event.event)
      const maskValue = (name: string, value: string): string => {
        const masked = maskField(name === "text" ? typedInto(event.event) : name, value, masking)
        // one of a few words of the machine's own, such as the name of a key, is no word of a shopper's
        return isKnown && !isOfMachine({ ...event.event, [name]: masked }) ? value : masked
      }
      const masked = Object.entries(fields).map(([name, value]) => [
        isKnown ? name : maskName(name, masking),
        typeof value === "string" ? maskValue(name, value) : value,
      ])
      const machine = Object.hasOwn(machines, event.machine) ? event.machine : masking.free(event.machine)
      return { type: "Machine", machine, event: { type: isKnown ? type : masking.free(type), ...Object.fromEntries(masked) } }
    }
  }
}

/** The field that an event's text was typed into: one of a configurator has a name, any other is for a quantity. */
function typedInto(event: ShopperEvent): string {
  const item = event["itemId"]
  return typeof item === "string" ? item : "quantity"
}

function maskExchange(exchange: Exchange, masking: Masking): Exchange {
  const { request, response } = exchange
  return {
    ...exchange,
    request: {
      method: isCodeWord(request.method) ? request.method : masking.free(request.method),
      path: maskPath(request.path, masking),
      query: maskFields(request.query, masking),
      contentType: masking.free(request.contentType),
      body: maskAsked(request.body, masking),
    },
    response:
      response === null
        ? null
        : { ...response, headers: maskHeaders(response.headers, masking), body: maskAnswered(response.body, request, masking) },
  }
}

type Headers = NonNullable<Exchange["response"]>["headers"]

function maskHeaders({ "content-type": type, location, "set-cookie": cookies }: Headers, masking: Masking): Headers {
  return {
    ...(type === undefined ? {} : { "content-type": masking.free(type) }),
    ...(location === undefined ? {} : { location: maskAddress(location, masking) }),
    ...(cookies === undefined ? {} : { "set-cookie": cookies.map((cookie) => maskSetCookie(cookie, masking)) }),
  }
}

/** The attributes that every cookie has; others are masked. */
const attribute = /^\s*(?:Path=\/|Max-Age=-?\d{1,9}|HttpOnly|Secure|SameSite=(?:Lax|Strict|None))\s*$/i

function maskSetCookie(line: string, masking: Masking): string {
  const [pair = "", ...attributes] = line.split(";")
  const at = pair.indexOf("=")
  const masked = at < 0 ? masking.free(pair) : `${maskName(pair.slice(0, at), masking)}=${masking.token(pair.slice(at + 1))}`
  return [masked, ...attributes.map((one) => (attribute.test(one) ? one : masking.free(one)))].join(";")
}
