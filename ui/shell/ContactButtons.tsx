import type { ContactView } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly contact: ContactView
  readonly say: Say<"product.call" | "product.write">
}

/** What can be done about what cannot be bought: call or write. Spec: 17.28. */
export function ContactButtons({ contact, say }: Props) {
  return (
    <div className="projector_contact">
      <a className="btn --solid" href={contact.call}>
        <span>{say("product.call")}</span> <span className="figures">{contact.phone}</span>
      </a>
      <a className="btn" href={contact.write}>
        {say("product.write")}
      </a>
      <p className="projector_contact__hours">{contact.hours}</p>
    </div>
  )
}
