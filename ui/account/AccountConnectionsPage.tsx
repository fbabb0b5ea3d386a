import { accountPath } from "../../core/addresses/addresses.ts"
import type { ReactNode } from "react"
import type { AccountConnectionsPageModel } from "../../core/account/account-connections.page.ts"
import type { LoginWay, LoginWays } from "../../core/account/ways/login-ways.ts"
import { viewWayRefusal } from "../../core/messages/way-refusal-text.ts"
import { passwordLinkAddress } from "../../core/addresses/account-addresses.ts"
import { connectionsAddress } from "../../core/addresses/login-addresses.ts"
import { ServiceIcon } from "../login-ways/LoginWaysPart.tsx"
import { dayText } from "../product/day-text.ts"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"
import { SignInAgain } from "./SignInAgain.tsx"

interface Props {
  readonly model: AccountConnectionsPageModel
  readonly scene: Scene
}

const passwordId = "connect_password"

const messageId = `${passwordId}_message`

/** The services that sign in the account, each connected by a link and taken away after a second question. Spec: 10.796, 10.797. */
export function AccountConnectionsPage({ model, scene }: Props) {
  const { say, language } = scene
  const { ways, leaving, frame } = model
  const notice = frame.notice?.is === "loginWayRefused" ? frame.notice : null
  const isPasswordRefused = notice?.why === "no_password" || notice?.why === "wrong_password"
  const hasMore = ways.options.some(({ isConnected }) => !isConnected)
  return (
    <AccountLayout scene={scene} page="accountConnections" heading={say("ways.heading")} lead={say("ways.lead")}>
      {leaving !== null && <Leaving way={leaving} scene={scene} />}
      {hasMore && !ways.isFresh && (
        <Proof ways={ways} refused={isPasswordRefused ? viewWayRefusal(notice, scene.catalogue) : null} scene={scene} />
      )}
      <Card id="account_connections" heading={say("ways.listHeading")}>
        {ways.options.length === 0 ? (
          <p className="account__note">{say("ways.none")}</p>
        ) : (
          <ul className="login-ways__services">
            {ways.options.map((way) => (
              <Service key={way.id} way={way} scene={scene}>
                <ServiceLink way={way} isFresh={ways.isFresh} scene={scene} />
              </Service>
            ))}
          </ul>
        )}
        {!ways.hasPassword && <a href={passwordLinkAddress(language, null)}>{say("ways.setPassword")}</a>}
      </Card>
    </AccountLayout>
  )
}

function Service({
  way,
  scene: { say, language },
  children,
}: {
  readonly way: LoginWay
  readonly scene: Scene
  readonly children: ReactNode
}) {
  const { name, isConnected, email, madeDay, usedDay } = way
  const facts = isConnected
    ? [
        email,
        madeDay === "" ? "" : say("ways.connectedSince", { day: dayText(madeDay, language) }),
        usedDay === "" ? say("ways.neverUsed") : say("ways.used", { day: dayText(usedDay, language) }),
      ]
    : [say("ways.notConnected")]
  return (
    <li className="login-ways__service">
      <ServiceIcon />
      <div className="login-ways__what">
        <h3>{name}</h3>
        <p className="login-ways__facts">{facts.flatMap((fact) => (fact === "" ? [] : [<span key={fact}>{fact}</span>]))}</p>
      </div>
      {children}
    </li>
  )
}

/** Who signed in long ago says first who it is: until then there is no way to connect. */
function ServiceLink({ way, isFresh, scene: { say } }: { readonly way: LoginWay; readonly isFresh: boolean; readonly scene: Scene }) {
  const { name, isConnected, loginUrl, disconnectUrl } = way
  if (isConnected)
    return (
      <a className="btn" href={disconnectUrl} aria-label={say("ways.disconnectNamed", { name })}>
        {say("ways.disconnect")}
      </a>
    )
  return isFresh ? (
    <a className="btn --solid" href={loginUrl} rel="nofollow" aria-label={say("ways.connectNamed", { name })}>
      {say("ways.connect")}
    </a>
  ) : null
}

function Leaving({ way: { id, name }, scene: { say, language } }: { readonly way: LoginWay; readonly scene: Scene }) {
  return (
    <Card id="account_disconnect" heading={say("ways.disconnectHeading", { name })}>
      <p>{say("ways.disconnectLead")}</p>
      <form className="account__ways" action={accountPath} method="post">
        <input type="hidden" name="operation" value="disconnect" />
        <input type="hidden" name="provider" value={id} />
        <button type="submit" className="btn --solid" aria-label={say("ways.disconnectNamed", { name })}>
          {say("ways.disconnect")}
        </button>
        <a className="btn" href={connectionsAddress(language)}>
          {say("ways.disconnectNo")}
        </a>
      </form>
    </Card>
  )
}

interface ProofProps {
  readonly ways: LoginWays
  /** that the password was missing or wrong, in the words of the alert above; null = it was neither */
  readonly refused: string | null
  readonly scene: Scene
}

function Proof({ ways, refused, scene }: ProofProps) {
  const { say, language } = scene
  return (
    <Card id="account_prove" heading={say("ways.proveHeading")}>
      {ways.hasPassword ? (
        <>
          <p className="account__note">{say("ways.proveLead")}</p>
          <form className="login-ways__proof" action={accountPath} method="post">
            <input type="hidden" name="operation" value="proveConnect" />
            <div className={`field f-group${refused === null ? "" : " --error"}`}>
              <label className="field__label" htmlFor={passwordId}>
                {say("account.currentPassword")}
              </label>
              <div className="field__control">
                <input
                  id={passwordId}
                  className="field__input f-control"
                  name={passwordId}
                  type="password"
                  autoComplete="current-password"
                  required
                  aria-invalid={refused !== null || undefined}
                  aria-describedby={refused === null ? undefined : messageId}
                />
              </div>
              {refused !== null && (
                <div id={messageId} className="f-message">
                  {refused}
                </div>
              )}
            </div>
            <button type="submit" className="btn --solid">
              {say("ways.proveSubmit")}
            </button>
          </form>
        </>
      ) : (
        <SignInAgain ways={ways} returnTo={connectionsAddress(language)} scene={scene} />
      )}
    </Card>
  )
}
