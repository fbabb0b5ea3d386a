import { caseAddress, casesAddress, casesPath } from "../../core/addresses/case-addresses.ts"
import type { CasesPageModel } from "../../core/returns/cases.page.ts"
import { answerBy } from "../../core/returns/complaint-life.ts"
import { mayTakeBack, takeBackOperation } from "../../core/returns/take-back.ts"
import type { ShownCase } from "../../core/returns/own-case.ts"
import { caseKindWords, caseStatusWords, viewCaseContents, viewCaseMoment } from "../../core/returns/view-case.ts"
import { dayMonthYear } from "../../core/values/civil-day.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { AccountLayout } from "../account/AccountLayout.tsx"
import type { Scene } from "../scene.ts"
import { CaseLines } from "./CaseLines.tsx"

interface Props {
  readonly model: CasesPageModel
  readonly scene: Scene
}

/** What a client has sent in: all of it, or one with how far it is. Spec: 10.855. */
export function CasesPage({ model: { cases, shown }, scene }: Props) {
  const { say, language, catalogue } = scene
  if (shown !== null)
    return (
      <AccountLayout
        scene={scene}
        page="cases"
        heading={`${caseKindWords(shown.kind, catalogue)} ${shown.number}`}
        lead={<strong>{caseStatusWords(shown.status, catalogue)}</strong>}
      >
        <Shown found={shown} scene={scene} />
      </AccountLayout>
    )
  return (
    <AccountLayout scene={scene} page="cases" heading={say("returns.account")}>
      <div className="account__ways case-ways">
        <a className="btn --solid" href={caseAddress(language, "return")}>
          {say("returns.openReturn")}
        </a>
        <a className="btn" href={caseAddress(language, "complaint")}>
          {say("returns.openComplaint")}
        </a>
      </div>
      {cases.length === 0 ? (
        <p className="account__note">{say("returns.noCases")}</p>
      ) : (
        <ul className="order-list">
          {cases.map(({ number, kind, status, atMs, rows, zone }) => (
            <li key={number} className="order-list__row">
              <div className="order-list__what">
                <h2 className="order-list__number">
                  <a href={casesAddress(language, number)}>
                    {caseKindWords(kind, catalogue)} {number}
                  </a>
                </h2>
                <p className="order-list__goods">{rows.map(({ name }) => name).join(", ")}</p>
              </div>
              <span className="order-list__placed figures">{dayMonthYear(civilDayAt(atMs, zone))}</span>
              <span className="order-list__status">{caseStatusWords(status, catalogue)}</span>
            </li>
          ))}
        </ul>
      )}
    </AccountLayout>
  )
}

function Shown({ found, scene }: { readonly found: ShownCase; readonly scene: Scene }) {
  const { say, catalogue } = scene
  const isAwaited = found.kind === "complaint" && found.status === "sent"
  const by = dayMonthYear(answerBy(found.atMs, found.zone))
  return (
    <>
      {isAwaited && <p className="account__note">{say("returns.answerBy", { date: by })}</p>}
      {found.answer !== "" && (
        <section className="account__card" aria-labelledby="case_answer_heading">
          <h2 id="case_answer_heading">{say("returns.answerHeading")}</h2>
          <p>{found.answer}</p>
        </section>
      )}
      <CaseLines
        lines={[{ label: say("returns.sentAt"), lines: [viewCaseMoment(found.atMs, found.zone)] }, ...viewCaseContents(found, catalogue)]}
      />
      {mayTakeBack(found) && (
        <form action={casesPath} method="post">
          <input type="hidden" name="operation" value={takeBackOperation} />
          <input type="hidden" name="case" value={found.number} />
          <button type="submit" className="btn">
            {say("returns.takeBack")}
          </button>
        </form>
      )}
    </>
  )
}
