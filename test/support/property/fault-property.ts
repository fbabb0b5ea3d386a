import { property } from "./property.ts"

export { runs } from "./property.ts"

/** A property under its older name, title and fault in one text. */
export function faultProperty<Rule, Case>(title: string, given: Omit<Parameters<typeof property<Rule, Case>>[1], "fault">): void {
  const [fault = title, rule = title] = title.split(". ", 2)
  property<Rule, Case>(rule, { ...given, fault })
}
