import type { ContactView } from "../../core/shell/shell.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly contact: ContactView
  readonly say: Say<"product.call" | "product.write">
  /** beside a button that matters more */
  readonly isQuiet?: boolean
}

/** What can be done about what cannot be bought or shown: call or write, in the ways that the shop tells. Spec: 17.28. */
export function ContactButtons({ contact: { phone, email, hours, call, write }, say, isQuiet = false }: Props) {
  return (
    <div className="projector_contact">
      {phone !== "" && (
        <a className={isQuiet ? "btn" : "btn --solid"} href={call}>
          <span>{say("product.call")}</span> <span className="figures">{phone}</span>
        </a>
      )}
      {email !== "" && (
        <a className="btn" href={write}>
          {say("product.write")}
        </a>
      )}
      {hours !== "" && <p className="projector_contact__hours">{hours}</p>}
    </div>
  )
}
