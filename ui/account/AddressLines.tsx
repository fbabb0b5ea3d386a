import type { ReactNode } from "react"
import type { AccountAddress } from "../../core/account/sections/client-account.ts"
import { provinceName } from "../../core/account/sections/provinces.ts"
import { keepNameTogether } from "../../core/texts/no-break.ts"
import type { Scene } from "../scene.ts"

/** An address as it is written on a parcel. Spec: 3.67, 10.626. */
export function AddressLines({ address }: { readonly address: AccountAddress }) {
  const { firstName, lastName, firm, street, zipcode, city, country, phone, provinceCode } = address
  const place = `${zipcode} ${city}`.trim()
  const region = [provinceName(provinceCode), country].filter((word) => word !== "").join(", ")
  const lines = [`${firstName} ${lastName}`.trim(), firm, street, place, region, phone].filter((line) => line !== "")
  return (
    <address className="account__address">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines do not move, and two may be alike
        <span key={at}>{keepNameTogether(line)}</span>
      ))}
    </address>
  )
}

interface SavedProps {
  readonly scene: Scene
  /** where who keeps what is saved goes on */
  readonly next: string
  /** what the form's typed text is kept as: it is forgotten then */
  readonly keptKey: string
  readonly children: ReactNode
}

/** What somebody else has saved meanwhile, beside what was typed. Spec: 10.628, 10.987. */
export const SavedVersion = ({ scene: { say }, next, keptKey, children }: SavedProps) => (
  <section className="account__card --told" aria-labelledby="account_saved_heading">
    <h2 id="account_saved_heading">{say("account.savedVersion")}</h2>
    {children}
    <a className="btn" href={next} data-forgets={keptKey}>
      {say("account.keepSaved")}
    </a>
  </section>
)
