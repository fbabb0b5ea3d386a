import type { ReactNode } from "react"
import type { AccountPageModel } from "../../core/account/account.page.ts"
import { passkeysAddress, sectionAddress } from "../../core/addresses/account-addresses.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"

/** Where a good sign-in ends: a greeting, and of each part of the account what matters. Spec: 10.138, 10.139, 10.621, 10.660. */
export function AccountPage({ model, scene }: { readonly model: AccountPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { visitor } = model.frame
  if (visitor.is === "guest") return null
  return (
    <AccountLayout
      scene={scene}
      page="account"
      heading={say("account.welcome", { name: `${visitor.firstName} ${visitor.lastName}` })}
      lead={visitor.kind === "wholesaler" ? say("account.wholesalerLead") : say("account.lead")}
    >
      <div className="account__cards">
        {model.frame.notice?.is === "clientRegistered" && (
          <Card id="account_passkey_offer" heading={say("passkey.offer")} wide>
            <p className="account__note">{say("passkey.offerLead")}</p>
            <a className="btn --solid" href={passkeysAddress(language)}>
              {say("passkey.offerLink")}
            </a>
          </Card>
        )}
        <Card id="account_orders" heading={say("account.orders")} wide>
          <p className="account__empty">{say("account.noOrders")}</p>
          <a className="btn" href={homeAddress(language)}>
            {say("account.toShop")}
          </a>
        </Card>
        <Card id="account_points" heading={say("account.points")}>
          <p className="account__number">{visitor.points}</p>
          <p className="account__note">{say("account.pointsNote")}</p>
        </Card>
        <Card id="account_login" heading={say("account.security")}>
          <p>{visitor.email}</p>
          <a href={sectionAddress(language, "security")}>{say("account.toSecurity")}</a>
        </Card>
      </div>
    </AccountLayout>
  )
}

interface CardProps {
  readonly id: string
  readonly heading: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A part of the account, by what matters of it. */
export const Card = ({ id, heading, wide = false, children }: CardProps) => (
  <section className={`account__card${wide ? " --wide" : ""}`} aria-labelledby={`${id}_heading`}>
    <h2 id={`${id}_heading`}>{heading}</h2>
    {children}
  </section>
)
