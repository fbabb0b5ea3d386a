import { readTrackingText, toldEventsName } from "../../core/front/tracking-event.ts"
import { isForeignObject, isList } from "../../core/web/untrusted-json.ts"

/**
 * Asks the shop what it has to tell to scripts of others, and hands on what is known of it. A text that is not known is reported by its length alone, and no text is
 * run. What does not come is an event less.
 *
 * Spec: 7.8, 7.9, 10.904, 11.86.
 */
export async function askEvents(report: (during: string, failure: unknown) => void): Promise<void> {
  try {
    const reply = await fetch("/graphql/v1/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "query{ trackingEvents }" }),
    })
    const events = textsIn(await reply.json()).flatMap((text) => {
      const event = readTrackingText(text)
      if (event === null) report("tracking event", new Error(`A text of ${text.length} characters is not known`))
      return event ?? []
    })
    if (events.length > 0) document.dispatchEvent(new CustomEvent(toldEventsName, { detail: JSON.stringify(events) }))
  } catch (failure) {
    report("tracking events", failure)
  }
}

/** More are not read of one answer. */
const mostTexts = 50

function textsIn(reply: unknown): readonly string[] {
  const data = isForeignObject(reply) ? reply["data"] : null
  const texts = isForeignObject(data) ? data["trackingEvents"] : null
  return isList(texts) ? texts.slice(0, mostTexts).flatMap((text) => (typeof text === "string" ? [text] : [])) : []
}
