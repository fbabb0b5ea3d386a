import { isForeignObject, isList } from "../web/untrusted-json.ts"
import type { HarmlessKind } from "../values/field-names.ts"
import type { ExchangeBody } from "./scenario.ts"

/** What a parameter of each type holds; what is typed as a text, and whatever a shop may invent, is anybody's own. */
const kindOfType: Readonly<Record<string, HarmlessKind | undefined>> = { number: "number", select: "code", radio: "code", checkbox: "code" }

/**
 * What the fields of a shop's configurators hold, by the ids and the names that the shop itself gives them in its answers: a measure
 * is a number, an option is a code of the shop. A name that means something already keeps its meaning, so that no shop can say that
 * an e-mail is a measure; of two parameters that disagree neither counts.
 *
 * Spec: 5.58, 16.41.
 *
 * @example
 * const parameters = [{ id: "width", name: "Width (mm)", type: "number" }]
 * parameterKinds([{ json: { configurator: { parameters } } }], () => false).get("width") // => "number"
 */
export function parameterKinds(answers: readonly ExchangeBody[], isName: (name: string) => boolean): ReadonlyMap<string, HarmlessKind> {
  const found = new Map<string, HarmlessKind>()
  const note = (name: unknown, kind: HarmlessKind): void => {
    if (typeof name !== "string" || isName(name)) return
    found.set(name, (found.get(name) ?? kind) === kind ? kind : "free")
  }
  for (const body of answers) {
    if (body === null || !("json" in body)) continue
    for (const { id, name, type } of parametersIn(body.json)) {
      if (typeof id !== "string" || isName(id)) continue
      const kind = (typeof type === "string" && Object.hasOwn(kindOfType, type) ? kindOfType[type] : undefined) ?? "free"
      note(id, kind)
      note(name, kind)
    }
  }
  return new Map([...found].filter(([, kind]) => kind !== "free"))
}

/** The parameters of every configurator in an answer, however deep. */
function parametersIn(json: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (isList(json)) return json.flatMap(parametersIn)
  if (!isForeignObject(json)) return []
  return Object.entries(json).flatMap(([name, inner]) => {
    if (name !== "configurator" || !isForeignObject(inner)) return parametersIn(inner)
    return isList(inner["parameters"]) ? inner["parameters"].filter(isForeignObject) : []
  })
}
