import fc from "fast-check"
import { expect, test } from "vitest"
import { isMask } from "../../../core/scenario/mask-value.ts"
import { maskScenario } from "../../../core/scenario/mask-scenario.ts"
import type { Scenario } from "../../../core/scenario/scenario.ts"
import { sampleExchange, sampleRequest, sampleScenario } from "../../support/scenario/sample-scenario.ts"

const word = fc.array(fc.constantFrom(...Array.from("abkwąŁŚDZ12345")), { minLength: 4, maxLength: 8 }).map((letters) => letters.join(""))
const secret = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .chain((words) => fc.constantFrom(" ", "@", "-", "+", ".", '"', "\\").map((between) => words.join(between)))
  .filter((value) => !isMask(value))
const secrets = fc.uniqueArray(secret, { minLength: 3, maxLength: 6 })

/** The secrets where their names tell of them, and again in places that tell nothing. */
function scenarioWith(values: readonly string[]): Scenario {
  const at = (place: number) => values[place % values.length] ?? ""
  const query = new URLSearchParams({ login: at(0), mode: "1" })
  return sampleScenario({
    title: `About ${at(0)}, and ${at(1)}`,
    cookies: { client: at(2) },
    entries: [
      {
        atMs: 0,
        event: {
          type: "Submitted",
          action: `/signin.php?${query}`,
          fields: { login: at(0), password: at(1), name: at(3), message: at(4) },
        },
        outcome: {
          address: `/a.html?${query}`,
          page: "account",
          title: at(1),
          message: `(${at(5)})`,
          views: { miniBasket: { counter: "1" }, product: { typed: at(0) } },
        },
      },
    ],
    tape: [
      sampleExchange(sampleRequest({ query: { email: at(0) }, body: { json: { query: `{ a(phone: ${JSON.stringify(at(5))}) }` } } }), {
        client: values.map((value) => ({ lastname: value })),
        note: at(5),
        words: `<b>${at(3)}</b>`,
        list: [at(4)],
      }),
    ],
  })
}

/** Every text in a JSON, with percent signs and quotes undone. */
function texts(value: unknown): readonly string[] {
  if (typeof value === "string")
    return [value, value.replaceAll('\\"', '"').replaceAll("\\\\", "\\"), decodeURIComponent(value.replaceAll("+", " "))]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : []
}

const lastNames = (scenario: Scenario): readonly unknown[] => {
  const body = scenario.tape[0]?.response?.body
  const json: unknown = body && "json" in body ? body.json : null
  const clients: unknown = typeof json === "object" && json !== null ? Reflect.get(json, "client") : []
  return Array.isArray(clients) ? clients.map((client: object): unknown => Reflect.get(client, "lastname")) : []
}

test("fault: a secret left somewhere. No text of a masked scenario has one as a word", () => {
  fc.assert(
    fc.property(secrets, (values) => {
      const left = texts(maskScenario(scenarioWith(values)))
      for (const value of values) expect(left.filter((text) => text.includes(value))).toEqual([])
    }),
  )
})

test("fault: masks that change with every pass. Masking twice is masking once", () => {
  fc.assert(
    fc.property(secrets, (values) => {
      const once = maskScenario(scenarioWith(values))
      expect(maskScenario(once)).toEqual(once)
    }),
  )
})

test("fault: two people become one. Distinct values have distinct masks of the same length", () => {
  fc.assert(
    fc.property(secrets, (values) => {
      const masks = lastNames(maskScenario(scenarioWith(values)))
      expect(new Set(masks).size).toBe(values.length)
      expect(masks.map((mask) => String(mask).length)).toEqual(values.map((value) => value.length))
    }),
  )
})
