/** The number of the request or timer that an event reports on; `null` for an event that a shopper causes. */
export function awaitedNumber(event: { readonly type: string; readonly requestId?: number; readonly timerId?: number }): number | null {
  return event.requestId ?? event.timerId ?? null
}

/** The same event about another request or timer; an event that a shopper causes stays as it is. */
export function withAwaitedNumber<Event extends object>(event: Event, number: number): Event {
  if ("requestId" in event) return { ...event, requestId: number }
  return "timerId" in event ? { ...event, timerId: number } : event
}
