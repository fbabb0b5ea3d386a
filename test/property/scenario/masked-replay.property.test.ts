import fc from "fast-check"
import { expect, test } from "vitest"
import { recordJourney, replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { scenarioText } from "../../../adapters/replay/scenario-files.ts"
import { isMask } from "../../../core/scenario/mask-value.ts"
import type { ScenarioEvent } from "../../../core/scenario/scenario.ts"
import { runs } from "../../support/property/property.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const letters = (least: number, most: number) =>
  fc.array(fc.constantFrom(...Array.from("abkwąłśdegr")), { minLength: least, maxLength: most }).map((found) => found.join(""))

/** What somebody types about themselves; none of it is a word of the shop. */
const secret = fc
  .oneof(
    fc.tuple(letters(5, 9), letters(5, 9)).map(([name, host]) => `${name}.k@${host}.example`),
    fc.tuple(letters(5, 9), letters(5, 9)).map((names) => names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(" ")),
    letters(6, 9).map((name) => `${name}123!`),
    fc.integer({ min: 500_000_000, max: 899_999_999 }).map(String),
  )
  .filter((value) => !isMask(value))

const onProduct = (event: { readonly type: string; readonly [name: string]: string | number }): ScenarioEvent => ({
  type: "Machine",
  machine: "product",
  event,
})

/** A way through the shop that leaves a secret wherever a visitor can: addresses, forms, fields that no form has, and a quantity. */
const journey = ([a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = ""]: readonly string[]): readonly ScenarioEvent[] => [
  { type: "Opened", url: `/search.php?text=${encodeURIComponent(a)}` },
  { type: "Opened", url: `/product-pol-601-${encodeURIComponent(b)}.html?selected_size=${encodeURIComponent(c)}#${encodeURIComponent(b)}` },
  onProduct({ type: "QuantityTyped", text: d }),
  onProduct({ type: "SizeChosen", sizeId: "M" }),
  { type: "Submitted", action: "/basketchange.php", fields: { product: "601", mode: "1", size: "M", number: "1", [e]: f, additional: g } },
  { type: "Opened", url: `/signin.php?return=${encodeURIComponent(`/login.php?login=${h}`)}` },
  { type: "Submitted", action: "/signin.php", fields: { operation: "login", login: a, password: h } },
  { type: "Submitted", action: "/signin.php", fields: { operation: "login", login: "ola@example.com", password: "tajne123" } },
]

test("a recording in which a visitor left secrets everywhere holds none of them and replays the same", async () => {
  const { shop } = await openTestShop()
  await fc.assert(
    fc.asyncProperty(fc.noShrink(fc.uniqueArray(secret, { minLength: 8, maxLength: 8 })), async (secrets) => {
      const events = journey(secrets).map((event, at) => ({ atMs: at * 1000, event }))
      const scenario = await recordJourney(
        {
          name: "secrets",
          title: "secrets",
          settings: { language: "pl", origin: "http://shop.local" },
          startMs: testNowMs,
          cookies: {},
          storage: {},
          events,
          endMs: 9000,
        },
        (request) => shop.fetch(request),
      )
      const text = scenarioText(scenario)
      for (const value of [...secrets, "ola@example.com", "tajne123"])
        for (const written of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) expect(text).not.toContain(written)
      const { same, entries, unused } = await replayScenario(scenario)
      expect(entries.flatMap(({ differences, unmatched }) => [...differences, ...unmatched])).toEqual([])
      expect([same, unused]).toEqual([true, []])
    }),
    runs(4),
  )
})
