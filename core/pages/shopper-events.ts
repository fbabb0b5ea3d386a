/** What a field of an event holds: any short text, a whole number, yes or no, or one of a few values. */
export type EventField = "text" | "integer" | "boolean" | readonly (string | number)[]

/** The fields of each event, under its type. */
export type EventShapes = Readonly<Record<string, Readonly<Record<string, EventField>> | undefined>>

interface Tagged {
  readonly type: string
}

type FieldOf<Value> = [Value] extends [boolean]
  ? "boolean"
  : [Value] extends [string]
    ? string extends Value
      ? "text"
      : readonly Value[]
    : [Value] extends [number]
      ? number extends Value
        ? "integer"
        : readonly Value[]
      : never

type FieldsOf<Event> = { readonly [Name in Exclude<keyof Event, "type">]: FieldOf<Event[Name]> }

/** Those of a machine's events that a shopper causes, with their fields: what a recording keeps. The compiler compares both. */
export type ShopperEvents<Event extends Tagged> = EventShapes & {
  readonly [Type in Event["type"]]?: FieldsOf<Extract<Event, { readonly type: Type }>>
}

/** An event that a shopper caused, as a recording writes it down. */
export interface ShopperEvent extends Tagged {
  readonly [field: string]: string | number | boolean
}

/** The longest text of an event in a recording, in UTF-16 units. */
export const maxEventText = 4000

/**
 * Is it one of the events that a shopper causes, with exactly its fields? Anything may be asked: recordings come from outside.
 *
 * Spec: 4.44.
 *
 * @example isShopperEvent({ Stepped: { by: [1, -1] } }, { type: "Stepped", by: 1 }) // => true
 * @example isShopperEvent({ Stepped: { by: [1, -1] } }, { type: "Stepped", by: 2 }) // => false
 * @example isShopperEvent({ Left: {} }, { type: "Left", secret: "x" }) // => false
 */
export function isShopperEvent<Event extends Tagged>(shapes: ShopperEvents<Event>, event: unknown): event is Event {
  if (typeof event !== "object" || event === null || !("type" in event) || typeof event.type !== "string") return false
  const known: EventShapes = shapes
  const shape = Object.hasOwn(known, event.type) ? known[event.type] : undefined
  if (shape === undefined) return false
  const fields = new Map<string, unknown>(Object.entries(event))
  return fields.size === Object.keys(shape).length + 1 && Object.entries(shape).every(([name, field]) => fits(field, fields.get(name)))
}

function fits(field: EventField, value: unknown): boolean {
  switch (field) {
    case "text":
      return typeof value === "string" && value.length <= maxEventText
    case "integer":
      return Number.isSafeInteger(value)
    case "boolean":
      return typeof value === "boolean"
    default:
      return field.some((one) => one === value)
  }
}
