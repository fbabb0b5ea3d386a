import type { Scenario } from "../../../core/scenario/scenario.ts"

/** A text or the name of a key in a JSON, by the way to it. */
export interface Place {
  readonly way: readonly string[]
  readonly is: "text" | "key"
}

/** What the compiler knows to be one of few words, so that no visitor can write it; and what whoever records writes. */
const fixed = /^(?:name|title|settings\.\w+|tape\.\d+\.side|entries\.\d+\.event\.type|entries\.\d+\.outcome\.page)$/

/** Keys of the scenario's own shape; all others are names that came from outside. */
const ownKeys =
  /^(?:[^.]+|entries\.\d+(?:\.\w+)?|entries\.\d+\.(?:event|outcome)\.\w+|entries\.\d+\.event\.event\.type|tape\.\d+(?:\.(?:request|response)(?:\.(?:\w+|headers\.[\w-]+|body\.(?:json|form|text)))?|\.\w+)?)$/

/** What a shop says of its goods: a secret that stands nowhere else cannot be told from it. */
const said = /^tape\.\d+\.response\.body\.json\.data\.(?:ownShop|ownListing|product)\b(?!\.contact)/

/** Every text and every key of a scenario at which a visitor's words may stand, found by walking through it. */
export function placesOf(scenario: Scenario): readonly Place[] {
  const found: Place[] = []
  walk(scenario, [], found)
  return found.filter(({ way, is }) => {
    const path = way.join(".")
    return !fixed.test(path) && !(is === "text" && said.test(path)) && !(is === "key" && ownKeys.test(path))
  })
}

function walk(value: unknown, way: readonly string[], found: Place[]): void {
  if (typeof value === "string") found.push({ way, is: "text" })
  if (typeof value !== "object" || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.push({ way: [...way, name], is: "key" })
    walk(inner, [...way, name], found)
  }
}

/** The scenario with a value at each of the places: a text is replaced or, where it has marks "{}", filled in. */
export function plant(scenario: Scenario, planted: readonly { readonly where: Place; readonly value: string }[]): Scenario
export function plant(scenario: unknown, planted: readonly { readonly where: Place; readonly value: string }[]): unknown {
  const values = new Map(planted.map(({ where, value }) => [`${where.is} ${JSON.stringify(where.way)}`, value]))
  const change = (value: unknown, way: readonly string[]): unknown => {
    if (typeof value === "string") return filled(value, values.get(`text ${JSON.stringify(way)}`))
    if (Array.isArray(value)) return value.map((inner: unknown, at) => change(inner, [...way, String(at)]))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const here = [...way, name]
        return [values.get(`key ${JSON.stringify(here)}`) ?? name, change(inner, here)]
      }),
    )
  }
  return change(scenario, [])
}

/** "{url}", "{query}", "{json}" and "{raw}" in a text mark where a value stands, written as that place writes it. */
function filled(text: string, value: string | undefined): string {
  if (value === undefined) return text
  const writing: Readonly<Record<string, string>> = {
    url: encodeURIComponent(value),
    query: new URLSearchParams({ "": value }).toString().slice(1),
    json: JSON.stringify(value).slice(1, -1),
    raw: value,
  }
  return /\{(?:url|query|json|raw)\}/.test(text)
    ? text.replaceAll(/\{(url|query|json|raw)\}/g, (_, kind: string) => writing[kind] ?? value)
    : value
}
