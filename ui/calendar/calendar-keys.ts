import type { CalendarKey } from "../../core/calendar/calendar.ts"

const plain: Readonly<Record<string, CalendarKey | undefined>> = {
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
  ArrowUp: "ArrowUp",
  ArrowDown: "ArrowDown",
  Home: "Home",
  End: "End",
  PageUp: "PageUp",
  PageDown: "PageDown",
}

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
  return plain[key] ?? null
}
