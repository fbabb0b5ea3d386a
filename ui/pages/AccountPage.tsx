import { cartAddress, homeAddress, signOutAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

/** Where a good sign-in ends: who is signed in, and the way out. Spec: 10.138, 10.139. */
export function AccountPage({ scene }: { readonly scene: Scene }) {
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
        <p className="account__note">{say("account.note")}</p>
      </main>
    </div>
  )
}
