import { aimedAddress, type LoginAim, loginWayPath } from "../../core/addresses/login-addresses.ts"
import { type LoginWays, noLoginWays, waitingOn, type WaitingPage } from "../../core/account/ways/login-ways.ts"
import type { Scene } from "../scene.ts"

interface WaysProps {
  readonly ways: LoginWays | undefined
  readonly aim: LoginAim
  readonly page: WaitingPage
  readonly scene: Scene
}

/** The services by which one signs in or registers, each a link; nothing where the shop offers none, or who has come back from one is about to be connected. Spec: 10.790. */
export function LoginWaysPart({ ways = noLoginWays, aim, page, scene: { say } }: WaysProps) {
  const { options } = ways
  if (options.length === 0 || waitingOn(page, ways) !== null) return null
  return (
    <div className="login-ways">
      <p className="login-ways__or">
        <span>{say("passkey.or")}</span>
      </p>
      <ul className="login-ways__list">
        {options.map(({ id, name, loginUrl }) => (
          <li key={id}>
            <a className="btn login-ways__way" data-provider={id} href={aimedAddress(loginUrl, aim)} rel="nofollow">
              <ServiceIcon />
              {say(page === "signIn" ? "ways.signIn" : "ways.register", { name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A person in a ring: no service has its own sign here, which would be theirs. */
export const ServiceIcon = () => (
  <svg className="login-ways__icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <circle cx="12" cy="12" r="9.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="12" cy="10" r="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M6.5 18.5c1.300-2.600 3.200-3.500 5.500-3.500s4.200.9 5.500 3.500" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)

/** Who has come back from a service and goes on with this page: what is still to be done, and the way out of it. Spec: 10.794, 10.795. */
export function WaitingPart({ ways = noLoginWays, page, scene: { say } }: Pick<WaysProps, "ways" | "page" | "scene">) {
  const waiting = waitingOn(page, ways)
  if (waiting === null) return null
  const { name, email } = waiting
  return (
    <section className="login-ways__waiting" aria-labelledby="login_waiting">
      <h2 id="login_waiting">{say("ways.waitingHeading")}</h2>
      <p>{page === "signIn" ? say("ways.waitingAccount", { name, email }) : say("ways.waitingNew", { name })}</p>
      <form action={loginWayPath} method="post">
        <button type="submit" className="btn" name="operation" value="forget">
          {say("ways.forget")}
        </button>
      </form>
    </section>
  )
}
