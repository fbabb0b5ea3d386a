import { newsletterAddress, newsletterPath } from "../../core/addresses/letter-addresses.ts"
import { newsletterHeading, type NewsletterStep } from "../../core/letters/newsletter.page.ts"
import { newsletterMachine } from "../../core/letters/newsletter-machine.ts"
import { keptLetterKey } from "../../core/letters/letter-records.ts"
import { newsletterTextKeys } from "../../core/letters/opened-newsletter.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import type { Scene } from "../scene.ts"
import { NewsletterForm } from "../letters/NewsletterForm.tsx"

/** The newsletter: its form, that a mail is on its way, what the mail's link asks, and what came of it. Spec: 10.670 to 10.674. */
export function NewsletterScreen({ model, scene }: BodyProps<"newsletter">) {
  const { say, frame } = scene
  const { step } = model
  const isForm = step.is === "form"
  return (
    <main id="content" className="wrap client-page" tabIndex={-1}>
      <h1>{say(newsletterHeading(step))}</h1>
      {isForm ? (
        <>
          <p className="client-page__lead">{say("newsletter.lead")}</p>
          <div className="client-page__columns">
            <div>
              <MachineIsland
                model={model}
                scene={scene}
                name="newsletter"
                machine={newsletterMachine}
                island={NewsletterForm}
                textKeys={newsletterTextKeys}
              />
              <LeaveFormPart model={model} scene={scene} />
            </div>
            {frame.shell.isPlain !== true && (
              <aside className="client-page__aside">
                <h2>{say("newsletter.whatHeading")}</h2>
                <ul className="sign-in__reasons">
                  <li>{say("newsletter.whatNews")}</li>
                  <li>{say("newsletter.whatMakers")}</li>
                  <li>{say("newsletter.whatWorkshops")}</li>
                </ul>
              </aside>
            )}
          </div>
        </>
      ) : (
        <div className="letter-page__done" data-forgets={keptLetterKey("newsletter")}>
          <Step step={step} scene={scene} />
        </div>
      )}
    </main>
  )
}

const leads = {
  sent: { add: "newsletter.sentAdd", remove: "newsletter.sentRemove" },
  confirm: { add: "newsletter.confirmAddLead", remove: "newsletter.confirmRemoveLead" },
  done: { add: "newsletter.added", remove: "newsletter.removed" },
} as const

interface StepProps {
  readonly step: Exclude<NewsletterStep, { readonly is: "form" }>
  readonly scene: Scene
}

/** One step of it. The button of a followed link posts: programs that only look at links change nothing. */
function Step({ step, scene: { say, language } }: StepProps) {
  return (
    <>
      <p>{say(leads[step.is][step.action])}</p>
      {step.is === "confirm" ? (
        <form action={newsletterPath} method="post">
          <input type="hidden" name="operation" value="confirm" />
          <input type="hidden" name="token" value={step.key} />
          <button type="submit" className="btn --solid --large">
            {say(step.action === "add" ? "newsletter.confirmAdd" : "newsletter.confirmRemove")}
          </button>
        </form>
      ) : (
        <>
          {step.is === "sent" && <p className="letter-page__note">{say("newsletter.sentNote")}</p>}
          <a className="btn" href={newsletterAddress(language, null)}>
            {say("newsletter.again")}
          </a>
        </>
      )}
    </>
  )
}
