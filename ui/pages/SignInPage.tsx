import { orderNamedIn, orderOpenAddress } from "../../core/addresses/client-order-addresses.ts"
import type { ReactNode } from "react"
import { signInHeading, type SignInPageModel } from "../../core/account/sign-in.page.ts"
import { viewWayRefusal } from "../../core/messages/way-refusal-text.ts"
import { guestDataAddress, orderRegistrationAddress, passwordLinkAddress } from "../../core/addresses/account-addresses.ts"
import { aimedAddress } from "../../core/addresses/login-addresses.ts"
import { registrationAddress } from "../../core/addresses/addresses.ts"
import { lettingIn } from "../../core/pages/closed-shop.ts"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import { LoginWaysPart, WaitingPart } from "../login-ways/LoginWaysPart.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: Pick<SignInPageModel, "frame" | "isOrdering" | "isForWholesalers" | "returnTo" | "ways">
  readonly scene: Scene
  /** the island of the form */
  readonly form: ReactNode
  /** the island of the passkey */
  readonly passkey: ReactNode
}

/** Sign-in with a password, and on the way to an order the ways without an account. Spec: 2.14, 10.133 to 10.137, 10.600, 10.605, 10.790, 10.793, 10.794; the platform's positions of the boxes. */
export function SignInPage({ model, scene, form, passkey }: Props) {
  const { say, language, catalogue } = scene
  const isOrdering = model.isOrdering === true
  const aim = { returnTo: model.returnTo, isOrdering }
  const { notice } = model.frame
  const refusal = viewWayRefusal(notice?.is === "loginWayRefused" ? notice : null, catalogue)
  return (
    <main id="content" className="wrap sign-in" tabIndex={-1}>
      <h1>{say(signInHeading(model))}</h1>
      <div id="signin-form" className="sign-in__boxes">
        <div id="signin-form_box_left" className="sign-in__box">
          {refusal !== null && <RefusalAlert words={refusal} />}
          <WaitingPart ways={model.ways} page="signIn" scene={scene} />
          {isOrdering && <h2 className="sign-in__heading">{say("signIn.withAccount")}</h2>}
          {form}
          <p className="sign-in__ways">
            <a className="password_reminder_signin" href={aimedAddress(passwordLinkAddress(language, null), aim)}>
              {say("password.forgotten")}
            </a>
          </p>
          <LoginWaysPart ways={model.ways} aim={aim} page="signIn" scene={scene} />
          {passkey}
        </div>
        <div id="signin-form_box_right" className="sign-in__box">
          <OtherWays model={model} scene={scene} />
        </div>
      </div>
    </main>
  )
}

interface WaysProps {
  readonly model: Pick<SignInPageModel, "isOrdering" | "isForWholesalers" | "returnTo">
  readonly scene: Scene
}

/** What one can do who does not sign in. */
function OtherWays({ model, scene }: WaysProps) {
  if (model.isForWholesalers) return <ForWholesalers scene={scene} />
  return model.isOrdering ? <OrderWays scene={scene} /> : <Reasons model={model} scene={scene} />
}

/** Why nothing else is shown, and whom to ask; a shop elsewhere registers on a page of its own. Spec: 8.58, 10.605, 10.1105. */
function ForWholesalers({ scene: { say, language, frame } }: Pick<Props, "scene">) {
  const askedAt = lettingIn(frame.shell, language)
  return (
    <>
      <h2>{say("signIn.closedHeading")}</h2>
      <p className="sign-in__note">{say("order.wholesalersOnly")}</p>
      {askedAt !== null && (
        <a className="btn" href={askedAt}>
          {say("shell.footerContact")}
        </a>
      )}
      {frame.shell.isForWholesalers && (
        <p className="sign-in__ways">
          <a className="signin-form_register2" href={registrationAddress(language)}>
            {say("client.registerLink")}
          </a>
        </p>
      )}
    </>
  )
}

/** What an account is good for, and where one opens it. */
function Reasons({ model: { returnTo }, scene: { say, language, frame } }: WaysProps) {
  const isPlain = frame.shell.isPlain === true
  return (
    <>
      <h2>{say("signIn.whyHeading")}</h2>
      <ul className="sign-in__reasons">
        <li>{say("signIn.whyBasket")}</li>
        {isPlain ? (
          <li>{say("client.whyAddress")}</li>
        ) : (
          <>
            <li>{say("signIn.whyPoints")}</li>
            <li>{say("signIn.whyPrices")}</li>
          </>
        )}
      </ul>
      <a className="btn signin-form_register2" href={registrationAddress(language)}>
        {say("client.registerLink")}
      </a>
      {!isPlain && (
        <p className="sign-in__ways">
          <a className="signin-form_order" href={orderOpenAddress(language, orderNamedIn(returnTo))}>
            {say("orderOpen.link")}
          </a>
        </p>
      )}
    </>
  )
}

/** An order without an account, and one with a new account. */
function OrderWays({ scene: { say, language } }: Pick<Props, "scene">) {
  return (
    <>
      <section className="sign-in__way">
        <h2>{say("signIn.onceHeading")}</h2>
        <p className="sign-in__note">{say("signIn.onceLead")}</p>
        <a className="btn --solid signin-form_once" href={guestDataAddress(language)}>
          {say("signIn.once")}
        </a>
      </section>
      <section className="sign-in__way">
        <h2>{say("signIn.newHeading")}</h2>
        <p className="sign-in__note">{say("signIn.newLead")}</p>
        <a className="btn signin-form_register" href={orderRegistrationAddress(language)}>
          {say("signIn.registerAndOrder")}
        </a>
      </section>
    </>
  )
}
