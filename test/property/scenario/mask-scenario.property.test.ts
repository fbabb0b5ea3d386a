import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { maskAnswered } from "../../../core/scenario/mask-json.ts"
import { maskedAsRecorded, maskRecorded } from "../../support/scenario/mask.ts"
import { isMask } from "../../../core/scenario/mask-value.ts"
import type { Scenario } from "../../../core/scenario/scenario.ts"
import { decodeScenario, encodeScenario } from "../../../adapters/replay/scenario.wire.ts"
import { property } from "../../support/property/property.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"
import { plant, placesOf } from "../../support/scenario/plant-secrets.ts"
import { fullScenario } from "../../support/scenario/full-scenario.ts"

const letters = (from: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...Array.from(from)), { minLength: least, maxLength: most }).map((found) => found.join(""))
const word = letters("abkwąłśdegr", 5, 9)
const digits = letters("12345678", 3, 3)

/** E-mails, phones, names, passwords and tokens, none of which is made of words of the shop. */
const secret = fc
  .oneof(
    fc.tuple(word, word).map(([name, host]) => `${name}.k@${host}.example`),
    fc.tuple(digits, digits, digits, fc.constantFrom(" ", "-", "")).map(([a, b, c, between]) => [a, b, c].join(between)),
    fc.tuple(word, word).map((names) => names.map((name) => name[0]?.toUpperCase() + name.slice(1)).join(" ")),
    fc.tuple(word, digits, fc.constantFrom("!", "&", '"', "\\", "%", "+")).map(([a, b, between]) => a + between + b),
    letters("abcdef12345678", 32, 40),
  )
  .filter((value) => !isMask(value))

const places = placesOf(fullScenario)

/** A text in every way in which a file or an address may write it. */
const writings = (text: string): readonly string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
  new URLSearchParams({ "": text }).toString().slice(1),
  JSON.stringify(JSON.stringify(text)).slice(3, -3),
]

/** A hundred places, a secret of its own at each. */
const planted = fc.noShrink(
  fc.tuple(
    fc.shuffledSubarray([...places.keys()], { minLength: Math.min(100, places.length), maxLength: Math.min(100, places.length) }),
    fc.uniqueArray(secret, { minLength: 100, maxLength: 100 }),
  ),
)

const keepsNothing = (mask: (scenario: Scenario) => Scenario) =>
  fc.property(planted, ([at, secrets]) => {
    const found = at.flatMap((place, index) => {
      const value = secrets[index]
      const where = places[place]
      return value === undefined || where === undefined ? [] : [{ where, value }]
    })
    const masked = JSON.stringify(mask(plant(fullScenario, found)))
    const left = found.filter(({ value }) => writings(value).some((written) => masked.includes(written)))
    expect(left).toEqual([])
  })

property("no secret survives at any place of a scenario, in any writing", {
  fault: "cookies and their like are masked, what was typed into an address is not",
  rule: maskRecorded,
  planted: (scenario) => {
    const masked = maskRecorded(scenario)
    return { ...masked, entries: masked.entries.map((entry, at) => ({ ...entry, event: scenario.entries[at]?.event ?? entry.event })) }
  },
  holds: keepsNothing,
  runs: 10,
})

property("masking a masked scenario changes nothing", {
  fault: "masks that change with every pass",
  rule: maskRecorded,
  planted: (scenario: Scenario): Scenario => ({ ...maskRecorded(scenario), title: `${scenario.title}.` }),
  holds: (mask) =>
    fc.property(planted, ([at, secrets]) => {
      const found = at.flatMap((place, index) => {
        const [value, where] = [secrets[index], places[place]]
        return value === undefined || where === undefined ? [] : [{ where, value }]
      })
      const once = mask(plant(fullScenario, found))
      expect(mask(once)).toEqual(once)
    }),
  runs: 5,
})

test("a phone that stands for a name is no row of a product: what is below it is judged alike in each pass", () => {
  const request = { method: "GET", path: "/", query: {}, contentType: "", body: null }
  const body = { json: { "432-432-284": { name: "Pracownia" } } }
  const mask = (given: typeof body) => maskedAsRecorded((masking) => maskAnswered(given, request, masking))
  const once = mask(body)
  expect(JSON.stringify(once)).not.toMatch(/432|Pracownia/)
  expect(maskedAsRecorded((masking) => maskAnswered(once, request, masking))).toEqual(once)
})

test("500 different secrets at 100 places: none survives, and each place has had five", () => {
  expect(places.length).toBeGreaterThanOrEqual(100)
  fc.assert(
    fc.property(
      fc.noShrink(
        fc.tuple(
          fc.shuffledSubarray([...places.keys()], { minLength: 100, maxLength: 100 }),
          fc.uniqueArray(secret, { minLength: 500, maxLength: 500 }),
        ),
      ),
      ([at, secrets]) => {
        for (let round = 0; round < 5; round += 1) {
          const found = at.flatMap((place, index) => {
            const [value, where] = [secrets[round * 100 + index], places[place]]
            return value === undefined || where === undefined ? [] : [{ where, value }]
          })
          expect(found).toHaveLength(100)
          const masked = JSON.stringify(encodeScenario(maskRecorded(plant(fullScenario, found))))
          expect(found.filter(({ value }) => writings(value).some((written) => masked.includes(written)))).toEqual([])
        }
      },
    ),
    { numRuns: 1 },
  )
})

test("a secret that the shop repeats as if it were its own is masked there too, and two people stay two", () => {
  fc.assert(
    fc.property(fc.noShrink(fc.uniqueArray(secret, { minLength: 3, maxLength: 3 })), ([first = "", second = "", third = ""]) => {
      const masked = maskRecorded({
        ...fullScenario,
        storage: { first, second },
        title: `About ${first}`,
        tape: fullScenario.tape.map((exchange) => ({
          ...exchange,
          response: {
            status: 200,
            headers: {},
            body: { json: { data: { ownListing: { name: `Wyniki: ${first}`, description: third }, client: { login: first } } } },
          },
        })),
      })
      const text = JSON.stringify(masked)
      for (const written of [...writings(first), ...writings(second)]) expect(text).not.toContain(written)
      expect(new Set(Object.values(masked.storage)).size).toBe(2)
    }),
    { numRuns: 30 },
  )
})

test("the goods, prices and sizes of the project's own recordings stay readable", () => {
  const file = join(projectFolder, "fixtures/scenarios/size-missing-then-buy/scenario.json")
  const read: unknown = JSON.parse(readFileSync(file, "utf8"))
  expect(decodeScenario(read)._tag).toBe("Success")
  const text = readFileSync(file, "utf8")
  for (const shown of [
    "Koszula lniana ze stójką",
    "289,00 zł",
    '"M"',
    "Produkt dostępny",
    "/product-pol-535-Koszula-lniana-ze-stojka.html",
  ])
    expect(text).toContain(shown)
})
