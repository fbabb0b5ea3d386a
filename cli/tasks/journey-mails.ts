import type { ShopFetch } from "../../adapters/http/shop-client.ts"
import type { ReadyMail } from "../../fixtures/shop/mail/mail-way.ts"

/** Stands in a plan for the key of the link in the first mail that the shop sends meanwhile. */
export const ofTheMail = "of-the-mail"

/** Mails of a journey, which are for nobody but the journey itself. */
export interface JourneyMails {
  /** takes what the shop sends */
  readonly send: (mail: Pick<ReadyMail, "text">) => Promise<void>
  /** a shop that is asked with the key in place of `ofTheMail`; it waits for the mail */
  readonly following: (fetch: ShopFetch) => ShopFetch
}

/** Whoever follows a link of a mail has its key from there, and from nowhere else: a plan cannot know it. */
export function journeyMails(): JourneyMails {
  const { promise: key, resolve } = Promise.withResolvers<string>()
  return {
    send: async ({ text }) => {
      const token = /[?&]token=([^&\s]+)/.exec(text)?.[1]
      if (token !== undefined) resolve(token)
    },
    following: (fetch) => async (request) => {
      if (request.method !== "POST") return fetch(request)
      const text = await request.clone().text()
      if (!text.includes(ofTheMail)) return fetch(request)
      return fetch(new Request(request, { method: "POST", body: text.replaceAll(ofTheMail, await key) }))
    },
  }
}
