import type { ReactNode } from "react"
import type { FailurePageModel } from "../../core/pages/page.ts"
import { type ContactWays, contactLinks } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"
import { ContactButtons } from "../shell/ContactButtons.tsx"

interface Props {
  readonly status: FailurePageModel["status"]
  readonly say: Say
  readonly home: string
  /** the path of the page that the visitor comes from; null = not known */
  readonly before: string | null
  /** the shop's telephone and mailbox; null = not known */
  readonly contact: ContactWays | null
  /** where to go on from an address that leads nowhere */
  readonly ways?: ReactNode
  /** products to go on with */
  readonly offered?: ReactNode
}

/** What happened, and what can be done about it: what this site cannot do the shop itself may. */
export function FailurePage({ status, say, home, before, contact, ways: onwards, offered }: Props) {
  const { heading, text } = failureWords(status)
  const ways = contactLinks(contact, "")
  return (
    <main id="content" tabIndex={-1}>
      <div className="wrap failure">
        <p className="failure__status">{status}</p>
        <h1>{say(heading)}</h1>
        <p>{say(text)}</p>
        <p>
          <a className="btn --solid --large" href={home}>
            {say("failure.home")}
          </a>
        </p>
        {status === 404 && onwards}
        {status === 501 && before !== null && (
          <p>
            <a href={before}>{say("failure.back")}</a>
          </p>
        )}
        {status === 501 && ways !== null && (
          <>
            <p>{say("failure.askText")}</p>
            <ContactButtons contact={ways} say={say} />
          </>
        )}
      </div>
      {offered}
    </main>
  )
}

const missing = { heading: "failure.missingHeading", text: "failure.missingText" } as const
const method = { heading: "failure.methodHeading", text: "failure.methodText" } as const
const tooLarge = { heading: "failure.tooLargeHeading", text: "failure.tooLargeText" } as const
const notOffered = { heading: "failure.notOfferedHeading", text: "failure.notOfferedText" } as const
const broken = { heading: "failure.brokenHeading", text: "failure.brokenText" } as const

/** The texts of a failure page: what it is called and what it says, by its status. Spec: 10.281. */
export function failureWords(
  status: FailurePageModel["status"],
): typeof missing | typeof method | typeof tooLarge | typeof notOffered | typeof broken {
  if (status === 404) return missing
  if (status === 405) return method
  if (status === 413) return tooLarge
  return status === 501 ? notOffered : broken
}
