import type { ReactNode } from "react"
import type { FailurePageModel } from "../../core/shell/failure.page.ts"
import { type FailurePageStatus, failureWords } from "../../core/pages/failure-words.ts"
import { type ContactWays, contactLinks } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"
import { ContactButtons } from "../shell/ContactButtons.tsx"

interface Props {
  readonly status: FailurePageStatus
  readonly say: Say
  readonly home: string
  /** the page that was asked for, to ask for it once more; null = it was no page */
  readonly again: string | null
  /** the list of which this page is beyond the last; null = it is of none */
  readonly list: NonNullable<FailurePageModel["list"]> | null
  /** the path of the page that the visitor comes from; null = not known */
  readonly before: string | null
  /** the shop's telephone and mailbox, where they help; null = they do not, or are not known */
  readonly contact: ContactWays | null
  /** where to go on from an address that leads nowhere */
  readonly ways?: ReactNode
  /** products to go on with */
  readonly offered?: ReactNode
}

/** What happened, and what can be done about it: what this site cannot do the shop itself may. */
export function FailurePage({ status, say, home, again, list, before, contact, ways: onwards, offered }: Props) {
  const { heading, text } = failureWords(status)
  const ways = contactLinks(contact, "")
  const repeated = isBroken(status) ? again : null
  return (
    <main id="content" tabIndex={-1}>
      <div className="wrap failure">
        {isBroken(status) && <Cracked />}
        <p className="failure__status">{status}</p>
        <h1>{say(heading)}</h1>
        <p>{say(text)}</p>
        <p className="failure__ways">
          {repeated !== null && (
            <a className="btn --solid --large" href={repeated}>
              {say("failure.again")}
            </a>
          )}
          {list !== null && (
            <a className="btn --solid --large" href={list.link}>
              {say("failure.list", { name: list.name })}
            </a>
          )}
          {repeated !== home && (
            <a className={`btn ${repeated === null && list === null ? "--solid" : "--outline"} --large`} href={home}>
              {say("failure.home")}
            </a>
          )}
        </p>
        {status === 404 && onwards}
        {status === 501 && before !== null && (
          <p>
            <a href={before}>{say("failure.back")}</a>
          </p>
        )}
        {ways !== null && (
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

/** Whether the shop or its server failed, so that the same address may work in a moment. */
const isBroken = (status: FailurePageStatus): boolean => status >= 500 && status !== 501

/** The bowl of the shop's sign, cracked. */
function Cracked() {
  return (
    <svg className="empty__drawing" viewBox="0 0 160 96" width="160" height="96" fill="none" aria-hidden="true">
      <path d="M4 90.5h152" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M92 26H40c0 34 16 54 30 64h20c14-10 30-30 30-64h-10M92 26l-7 16 11 9-8 14M92 26l9 9 9-9M128 90l5-10 9 10"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
