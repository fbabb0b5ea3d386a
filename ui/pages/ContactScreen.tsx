import { contactFormAddress } from "../../core/addresses/letter-addresses.ts"
import { contactMachine } from "../../core/letters/contact-machine.ts"
import { keptLetterKey } from "../../core/letters/letter-records.ts"
import { contactTextKeys } from "../../core/letters/opened-contact.ts"
import { contactLinks } from "../../core/shell/shell.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { ContactForm } from "../letters/ContactForm.tsx"
import type { BodyProps } from "./page-body.ts"

/** Where the shop is written to, and that it has the message. Spec: 10.680, 10.682. */
export function ContactScreen({ model, scene }: BodyProps<"contact">) {
  const { say, prose, language, frame } = scene
  const { contact } = frame.shell
  const ways = contactLinks(contact, "")
  return (
    <main id="content" className="wrap client-page" tabIndex={-1}>
      <h1>{say(model.isSent ? "contact.sentHeading" : "contact.heading")}</h1>
      {model.isSent ? (
        <div className="letter-page__done" data-forgets={keptLetterKey("contact")}>
          <p>{say("contact.sent")}</p>
          <a className="btn" href={contactFormAddress(language)}>
            {say("contact.again")}
          </a>
        </div>
      ) : (
        <>
          <p className="client-page__lead">{say("contact.lead")}</p>
          <div className="client-page__columns">
            <div>
              <MachineIsland
                model={model}
                scene={scene}
                name="contact"
                machine={contactMachine}
                island={ContactForm}
                textKeys={contactTextKeys}
              />
              <LeaveFormPart model={model} scene={scene} />
            </div>
            {contact !== null && (
              <aside className="client-page__aside">
                <h2>{say("contact.callHeading")}</h2>
                <address className="letter-page__whom">
                  {ways !== null && ways.phone !== "" && <a href={ways.call}>{ways.phone}</a>}
                  <br />
                  {contact.hours}
                  <br />
                  <br />
                  {prose(contact.company)}
                  <br />
                  {contact.street}
                  <br />
                  {contact.zipcode} {contact.city}
                </address>
              </aside>
            )}
          </div>
        </>
      )}
    </main>
  )
}
