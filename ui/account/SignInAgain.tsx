import { type LoginWays, waysToSignInAgain } from "../../core/account/ways/login-ways.ts"
import { passwordLinkAddress } from "../../core/addresses/account-addresses.ts"
import { aimedAddress } from "../../core/addresses/login-addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly ways: LoginWays
  /** the page to which it leads back */
  readonly returnTo: string
  readonly scene: Scene
}

/** How the owner of an account without a password says again who it is: by a service that is connected, or by a password once it is set. Spec: 10.983. */
export function SignInAgain({ ways, returnTo, scene }: Props) {
  const { say } = scene
  const again = waysToSignInAgain(ways)
  return (
    <>
      <p className="account__note">{say(again.length === 0 ? "ways.noPassword" : "ways.proveAgain")}</p>
      <div className="account__ways">
        {again.map(({ id, name, loginUrl }) => (
          <a key={id} className="btn --solid" href={aimedAddress(loginUrl, { returnTo, isOrdering: false })} rel="nofollow">
            {say("ways.signIn", { name })}
          </a>
        ))}
        <SetPassword scene={scene} />
      </div>
    </>
  )
}

/** Leads to where a mail with a link is asked for, by which a password is set. Spec: 10.797, 10.983. */
export const SetPassword = ({ scene: { say, language } }: { readonly scene: Scene }) => (
  <a className="btn" href={passwordLinkAddress(language, null)}>
    {say("ways.setPassword")}
  </a>
)
