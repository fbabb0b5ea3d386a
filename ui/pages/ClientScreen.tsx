import { clientMachine } from "../../core/account/client-machine.ts"
import { clientTextKeys } from "../../core/account/opened-client.ts"
import { cartAddress, registrationAddress, signInAddress } from "../../core/addresses/addresses.ts"
import { ClientForm } from "../client/ClientForm.tsx"
import { calendarDialogKeys } from "../calendar/calendar-texts.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { LoginWaysPart, WaitingPart } from "../login-ways/LoginWaysPart.tsx"
import type { BodyProps } from "./page-body.ts"

/** Registration, and the data of an order. Spec: 10.141, 10.530, 10.604, 10.606, 10.790, 10.795. */
export function ClientScreen({ model, scene }: BodyProps<"client">) {
  const { say, language } = scene
  const isRegistration = model.setting.purpose === "register"
  const hasAccount = model.frame.visitor.is === "client"
  return (
    <main id="content" className="wrap client-page" tabIndex={-1}>
      <h1>{say(isRegistration ? "client.registerHeading" : "client.orderHeading")}</h1>
      <p className="client-page__lead">
        {say(isRegistration ? "client.registerLead" : hasAccount ? "client.ownLead" : "client.orderLead")}
      </p>
      <div className="client-page__columns">
        <div id="client_new_client">
          {isRegistration && <WaitingPart ways={model.ways} page="register" scene={scene} />}
          <MachineIsland
            model={model}
            scene={scene}
            name="client"
            machine={clientMachine}
            island={ClientForm}
            textKeys={clientTextKeys}
            openedKeys={isRegistration ? calendarDialogKeys : []}
          />
          <LeaveFormPart model={model} scene={scene} />
        </div>
        {hasAccount ? null : (
          <aside className="client-page__aside">
            <h2>{say("signIn.whyHeading")}</h2>
            <ul className="sign-in__reasons">
              <li>{say("signIn.whyBasket")}</li>
              {scene.frame.shell.isPlain !== true && <li>{say("signIn.whyPoints")}</li>}
              <li>{say("client.whyAddress")}</li>
            </ul>
            {isRegistration && (
              <LoginWaysPart
                ways={model.ways}
                aim={{ returnTo: null, isOrdering: model.isOrdering === true }}
                page="register"
                scene={scene}
              />
            )}
            <p className="client-page__ways">
              <a href={signInAddress(language)}>{say("client.toSignIn")}</a>
              {isRegistration ? null : <a href={registrationAddress(language)}>{say("client.registerLink")}</a>}
              {isRegistration ? null : <a href={cartAddress(language)}>{say("client.toBasket")}</a>}
            </p>
          </aside>
        )}
      </div>
    </main>
  )
}
