import type { FailurePageModel } from "../../core/pages/page.ts"
import type { Say } from "../texts/say.ts"

interface Props {
  readonly status: FailurePageModel["status"]
  readonly say: Say
  readonly home: string
}

/** What happened, and what can be done about it. */
export function FailurePage({ status, say, home }: Props) {
  const isMissing = status === 404 || status === 405
  return (
    <main id="content" className="wrap failure" tabIndex={-1}>
      <p className="failure__status">{status}</p>
      <h1>{say(isMissing ? "failure.missingHeading" : "failure.brokenHeading")}</h1>
      <p>{say(isMissing ? "failure.missingText" : "failure.brokenText")}</p>
      <p>
        <a className="btn --solid --large" href={home}>
          {say("failure.home")}
        </a>
      </p>
    </main>
  )
}
