import type { CalendarKey } from "../../core/calendar/calendar.ts"

const plain = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const satisfies readonly CalendarKey[]

/** The key of the calendar that a press is; null = none: whoever holds another key down means something else. Spec: 13.10. */
export function calendarKey({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">): CalendarKey | null {
  if (ctrlKey || altKey || metaKey) return null
  if (shiftKey) return key === "PageUp" ? "YearUp" : key === "PageDown" ? "YearDown" : null
  return plain.find((one) => one === key) ?? null
}
