import type { FailurePageModel } from "../../core/pages/page.ts"
import type { Say } from "../texts/say.ts"
import { failureWords } from "./failure-words.ts"

interface Props {
  readonly status: FailurePageModel["status"]
  readonly say: Say
  readonly home: string
}

/** What happened, and what can be done about it. */
export function FailurePage({ status, say, home }: Props) {
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
    </main>
  )
}
