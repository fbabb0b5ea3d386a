import { ownerField } from "../../core/account/sections/account-form-setting.ts"
import { caseAddress, casesAddress } from "../../core/addresses/case-addresses.ts"
import { caseHeading, type CasePageModel } from "../../core/returns/case.page.ts"
import { caseSteps } from "../../core/returns/case-draft.ts"
import { stepBefore } from "../../core/returns/case-faults.ts"
import { draftContents } from "../../core/returns/draft-contents.ts"
import { keptCaseKey, takenCaseKeys } from "../../core/returns/kept-case.ts"
import { viewCaseContents, viewCaseMoment } from "../../core/returns/view-case.ts"
import { viewCaseFault } from "../../core/returns/view-fault.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import type { Scene } from "../scene.ts"
import { CaseLines } from "./CaseLines.tsx"
import { CaseStepFields } from "./CaseStepFields.tsx"

interface Props {
  readonly model: CasePageModel
  readonly scene: Scene
}

const leads = {
  withdrawal: "returns.statementLead",
  return: "returns.returnLead",
  complaint: "returns.complaintLead",
} as const

/** A step of a withdrawal, a return or a complaint: a form that needs no script, what was filled in, or that it was sent. Spec: 10.841, 10.850. */
export function CasePage({ model, scene }: Props) {
  const { kind, open } = model
  const { say } = scene
  const isSent = open.step === "sent"
  return (
    <main id="content" className="wrap case-page" tabIndex={-1} data-forgets={takenCaseKeys(model).join(" ") || undefined}>
      <h1>{say(caseHeading({ kind, step: open.step }))}</h1>
      {!isSent && <p className="case-page__lead">{say(leads[kind])}</p>}
      {!isSent && kind !== "withdrawal" && <Progress model={model} scene={scene} />}
      {isSent ? (
        <Sent model={model} scene={scene} />
      ) : open.step === "check" ? (
        <Check model={model} scene={scene} />
      ) : (
        <StepForm model={model} scene={scene} />
      )}
      <LeaveFormPart model={model} scene={scene} />
    </main>
  )
}

const stepKeys = {
  order: "returns.stepOrder",
  rows: "returns.stepRows",
  reason: "returns.stepReason",
  way: "returns.stepWay",
  account: "returns.stepAccount",
  claim: "returns.stepClaim",
  check: "returns.stepCheck",
} as const

/** How far one is; a step that was gone through links back to its page. Spec: 10.850. */
function Progress({ model: { kind, open }, scene: { say, language } }: Props) {
  const steps = caseSteps[kind].flatMap((step) => (step === "sent" || step === "statement" ? [] : [step]))
  const now = steps.findIndex((step) => step === open.step)
  return (
    <nav className="case-progress" aria-label={say("returns.progress", { step: String(now + 1), steps: String(steps.length) })}>
      <ol>
        {steps.map((step, at) => (
          <li key={step} className={at === now ? "--active" : at < now ? "--done" : ""}>
            {at < now ? (
              <a href={caseAddress(language, kind, { step })}>{say(stepKeys[step])}</a>
            ) : (
              <span {...(at === now ? { "aria-current": "step" as const } : {})}>{say(stepKeys[step])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On whose page it stands: what is typed when the session is over is theirs. Spec: 10.1103. */
const Owner = ({ model: { frame } }: Pick<Props, "model">) =>
  frame.visitor.is === "client" ? <input type="hidden" name={ownerField} value={frame.visitor.email} /> : null

function Back({ model: { kind, open }, scene: { say, language } }: Props) {
  const before = stepBefore(kind, open.step)
  return before === null ? null : (
    <a className="btn" href={caseAddress(language, kind, { step: before })}>
      {say("returns.back")}
    </a>
  )
}

/** The form of a step. What is wrong stands above it, and has the focus on the page that comes back. Spec: 10.851. */
function StepForm({ model, scene }: Props) {
  const { kind, open } = model
  const { say, catalogue, language } = scene
  const faults = open.faults.map((fault) => viewCaseFault(fault, open.order?.rows ?? [], catalogue))
  return (
    <form
      id="case_form"
      className="client-form case-form"
      action={caseAddress(language, kind)}
      method="post"
      noValidate
      data-kept-as={keptCaseKey(model)}
      {...(open.step === "claim" ? { encType: "multipart/form-data" } : {})}
    >
      <input type="hidden" name="step" value={open.step} />
      <Owner model={model} />
      {faults.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a page that comes back refused: without it nobody would hear why
        <div className="menu_messages_warning_sub form-summary" tabIndex={-1} autoFocus>
          {faults.map(({ at, label, words }) => (
            <p key={`${at} ${words}`}>
              <a href={`#${at}`}>{label === "" ? words : `${label}: ${words}`}</a>
            </p>
          ))}
        </div>
      )}
      <CaseStepFields model={model} faults={faults} scene={scene} />
      <div className="case-form__ways">
        <Back model={model} scene={scene} />
        <button id="return_go_next" type="submit" className="btn --solid">
          {say(kind === "withdrawal" ? "returns.footer" : "returns.next")}
        </button>
      </div>
    </form>
  )
}

/** Everything once more; nothing is stated before the button is pressed. Spec: 10.841, 10.854. */
function Check({ model, scene }: Props) {
  const { kind, open } = model
  const { say, catalogue, language } = scene
  return (
    <form className="client-form case-form" action={caseAddress(language, kind)} method="post">
      <input type="hidden" name="step" value="check" />
      <input type="hidden" name="key" value={open.key} />
      <Owner model={model} />
      <section className="case-check" aria-labelledby="case_check_heading">
        <h2 id="case_check_heading">{say("returns.checkHeading")}</h2>
        {kind === "withdrawal" && <p>{say("returns.checkWithdrawalLead")}</p>}
        <CaseLines lines={viewCaseContents({ ...draftContents(kind, open), kind, number: "" }, catalogue)} />
      </section>
      <div className="case-form__ways">
        <Back model={model} scene={scene} />
        <button type="submit" className="btn --solid">
          {say(kind === "withdrawal" ? "returns.withdrawalConfirm" : "returns.send")}
        </button>
      </div>
    </form>
  )
}

const sentLeads = {
  withdrawal: "returns.sentWithdrawalLead",
  return: "returns.sentReturnLead",
  complaint: "returns.sentComplaintLead",
} as const

/** That it was sent, with its number, day and hour and all that it says. Spec: 10.844, 10.850. */
function Sent({ model: { kind, open }, scene }: Props) {
  const { say, catalogue, language, frame } = scene
  const { sent, zone } = open
  if (sent === null) return null
  const moment = { label: say("returns.sentAt"), lines: [viewCaseMoment(sent.atMs, zone)] }
  return (
    <div className="case-check">
      <p className="case-page__lead">{say(sentLeads[kind])}</p>
      <CaseLines lines={[moment, ...viewCaseContents(sent, catalogue)]} />
      <p>{say(sent.isMailed ? "returns.sentMailed" : "returns.sentNotMailed")}</p>
      {frame.visitor.is === "client" && (
        <a className="btn" href={casesAddress(language, sent.number)}>
          {say("returns.account")}
        </a>
      )}
    </div>
  )
}
