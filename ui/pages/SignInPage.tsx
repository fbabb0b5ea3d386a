import type { ReactNode } from "react"
import { passwordLinkAddress } from "../../core/addresses/account-addresses.ts"
import { registrationAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  /** the island of the form */
  readonly form: ReactNode
}

/** Sign-in with a password. Spec: 2.14, 10.133 to 10.137; the platform's positions of the boxes. */
export function SignInPage({ scene, form }: Props) {
  const { say, language } = scene
  return (
    <main id="content" className="wrap sign-in" tabIndex={-1}>
      <h1>{say("signIn.heading")}</h1>
      <div id="signin-form" className="sign-in__boxes">
        <div id="signin-form_box_left" className="sign-in__box">
          {form}
          <p className="sign-in__ways">
            <a className="password_reminder_signin" href={passwordLinkAddress(language, null)}>
              {say("password.forgotten")}
            </a>
          </p>
        </div>
        <div id="signin-form_box_right" className="sign-in__box">
          <h2>{say("signIn.whyHeading")}</h2>
          <ul className="sign-in__reasons">
            <li>{say("signIn.whyBasket")}</li>
            <li>{say("signIn.whyPoints")}</li>
            <li>{say("signIn.whyPrices")}</li>
          </ul>
          <a className="btn signin-form_register2" href={registrationAddress(scene.language)}>
            {say("client.registerLink")}
          </a>
        </div>
      </div>
    </main>
  )
}
