import type { MailOptions } from "../../../fixtures/shop/mail/open-shop-mail.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"

/** Where the mails of a test's shop go. */
export interface CollectedMails {
  readonly mail: MailOptions
  /** The next mail that nobody has asked for yet, once it is sent. */
  readonly next: () => Promise<ReadyMail>
}

/** Collects a shop's mails in the order of their sending. */
export function collectMails(hosts: readonly string[] = ["shop.local"]): CollectedMails {
  const sent: ReadyMail[] = []
  const waiting: ((mail: ReadyMail) => void)[] = []
  const send = async (mail: ReadyMail) => {
    const asked = waiting.shift()
    if (asked === undefined) sent.push(mail)
    else asked(mail)
  }
  return {
    mail: { way: { send }, from: null, hosts },
    next: async () => {
      const first = sent.shift()
      if (first !== undefined) return first
      const { promise, resolve } = Promise.withResolvers<ReadyMail>()
      waiting.push(resolve)
      return promise
    },
  }
}

/** The first address in a mail's text. */
export const linkIn = ({ text }: Pick<ReadyMail, "text">): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "none:")
