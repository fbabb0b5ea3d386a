import type { ReactNode } from "react"
import { cartAddress, homeAddress, signOutAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  /** the island in which the password is changed */
  readonly password: ReactNode
}

/** Where a good sign-in ends: who is signed in, the way out, and what can be changed. Spec: 10.138, 10.139, 10.595, 10.596. */
export function AccountPage({ scene, password }: Props) {
  const { say, language, frame } = scene
  const { visitor } = frame
  return (
    <div id="login_welcome">
      <main id="content" className="wrap account" tabIndex={-1}>
        <h1>
          <span>
            {visitor.is === "client" ? say("account.welcome", { name: `${visitor.firstName} ${visitor.lastName}` }) : say("account.guest")}
          </span>
        </h1>
        {visitor.is === "client" && (
          <dl className="facts">
            <div>
              <dt>{say("account.kind")}</dt>
              <dd>{visitor.kind === "wholesaler" ? say("account.wholesaler") : say("account.client")}</dd>
            </div>
            <div>
              <dt>{say("account.points")}</dt>
              <dd>{visitor.points}</dd>
            </div>
          </dl>
        )}
        <p className="account__ways">
          <a className="btn --solid" href={homeAddress(language)}>
            {say("account.shop")}
          </a>
          <a className="btn" href={cartAddress(language)}>
            {say("account.cart")}
          </a>
          <a className="btn logout_link" href={signOutAddress(language)} rel="nofollow">
            {say("shell.signOut")}
          </a>
        </p>
        {visitor.is === "client" && (
          <div className="account__parts">
            <section aria-labelledby="account_password_heading">
              <h2 id="account_password_heading">{say("account.changePassword")}</h2>
              {password}
            </section>
            <section aria-labelledby="account_elsewhere_heading">
              <h2 id="account_elsewhere_heading">{say("account.elsewhere")}</h2>
              <p className="account__note">{say("account.elsewhereLead")}</p>
              <form action="/login.php" method="post">
                <input type="hidden" name="operation" value="signOutElsewhere" />
                <button type="submit" className="btn">
                  {say("account.signOutElsewhere")}
                </button>
              </form>
            </section>
          </div>
        )}
        <p className="account__note">{say("account.note")}</p>
      </main>
    </div>
  )
}
