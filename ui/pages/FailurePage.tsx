import type { ReactNode } from "react"
import type { FailureView, FailureWay } from "../../core/pages/failure-ways.ts"
import { type FailurePageStatus, failureWords, type GoneThing } from "../../core/pages/failure-words.ts"
import { type ContactWays, contactLinks } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"
import { ContactButtons } from "../shell/ContactButtons.tsx"

interface Props {
  readonly status: FailurePageStatus
  /** what of the account is not there any more */
  readonly gone?: GoneThing | undefined
  readonly view: FailureView
  readonly say: Say
  /** the shop's telephone and mailbox; null = they are not known */
  readonly contact: ContactWays | null
  /** where to go on from an address that leads nowhere */
  readonly categories?: ReactNode
  /** products to go on with */
  readonly offered?: ReactNode
}

/** What happened, and what can be done about it. */
export function FailurePage({ status, gone, view, say, contact, categories, offered }: Props) {
  const { heading, text } = failureWords(status, gone)
  const asked = view.showsContact ? contactLinks(contact, "") : null
  return (
    <main id="content" tabIndex={-1}>
      <div className="wrap failure">
        {view.isBroken && <Cracked />}
        <p className="failure__status">{status}</p>
        <h1>{say(heading)}</h1>
        <p>{say(text)}</p>
        <p className="failure__ways">
          {view.ways.map((way) => (
            <a key={way.text} className={`btn ${way.isMain ? "--solid" : "--outline"} --large`} href={way.link}>
              {wordsOf(way, say)}
            </a>
          ))}
        </p>
        {view.showsCategories && categories}
        {view.before !== null && (
          <p>
            <a href={view.before}>{say("failure.back")}</a>
          </p>
        )}
        {asked !== null && (
          <>
            <p>{say("failure.askText")}</p>
            <ContactButtons contact={asked} say={say} />
          </>
        )}
      </div>
      {offered}
    </main>
  )
}

const wordsOf = (way: FailureWay, say: Say): string =>
  way.text === "failure.list" ? say("failure.list", { name: way.name }) : say(way.text)

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
