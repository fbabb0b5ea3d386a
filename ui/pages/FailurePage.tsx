import type { FailurePageModel } from "../../core/pages/page.ts"
import { type ContactWays, contactLinks } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly status: FailurePageModel["status"]
  readonly say: Say
  readonly home: string
  /** the shop's telephone and mailbox; null = not known */
  readonly contact: ContactWays | null
}

/** What happened, and what can be done about it. */
export function FailurePage({ status, say, home, contact }: Props) {
  const { heading, text } = failureWords(status)
  return (
    <main id="content" className="wrap failure" tabIndex={-1}>
      <p className="failure__status">{status}</p>
      <h1>{say(heading)}</h1>
      <p>{say(text)}</p>
      <p>
        <a className="btn --solid --large" href={home}>
          {say("failure.home")}
        </a>
      </p>
      {status === 501 && contact !== null && <AskShop contact={contact} say={say} />}
    </main>
  )
}

/** What this site cannot do the shop itself may: the ways to it that are known. Spec: 17.28. */
function AskShop({ contact, say }: { readonly contact: ContactWays; readonly say: Say }) {
  const { phone, email, hours } = contact
  const { call, write } = contactLinks(contact, "")
  if (phone === "" && email === "") return null
  return (
    <p>
      {say("failure.askText")} {phone !== "" && <a href={call}>{phone}</a>} {email !== "" && <a href={write}>{email}</a>} {hours}
    </p>
  )
}

const missing = { heading: "failure.missingHeading", text: "failure.missingText" } as const
const method = { heading: "failure.methodHeading", text: "failure.methodText" } as const
const notOffered = { heading: "failure.notOfferedHeading", text: "failure.notOfferedText" } as const
const broken = { heading: "failure.brokenHeading", text: "failure.brokenText" } as const

/** The texts of a failure page: what it is called and what it says, by its status. */
export function failureWords(status: FailurePageModel["status"]): typeof missing | typeof method | typeof notOffered | typeof broken {
  if (status === 404) return missing
  if (status === 405) return method
  return status === 501 ? notOffered : broken
}
