import { useMemo } from "react"
import {
  type PasskeySignIn,
  type PasskeySignInEvent,
  type passkeySignInTextKeys,
  viewPasskeySignIn,
} from "../../core/passkey/passkey-sign-in.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { Absence, PasskeyAction, PasskeyMessage } from "./PasskeyParts.tsx"

/** Signing in with a passkey, below the form with a password. Without scripts there is nothing. Spec: 10.650 to 10.653, 10.974. */
export function PasskeySignInIsland({
  store,
  texts,
}: IslandProps<PasskeySignIn, PasskeySignInEvent, (typeof passkeySignInTextKeys)[number]>) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = viewPasskeySignIn(state, texts)
  return (
    <div className="passkey">
      {view.hasButton && (
        <>
          <p className="passkey__or">
            <span>{say("passkey.or")}</span>
          </p>
          <PasskeyAction
            view={view}
            look="--medium"
            words={{ idle: say("passkey.signIn"), busy: say("passkey.busy"), cancel: say("passkey.cancel") }}
            onPress={() => send({ type: "SignInPressed" })}
            onCancel={() => send({ type: "CancelPressed" })}
          >
            <p className="passkey__note">{say("passkey.signInLead")}</p>
          </PasskeyAction>
        </>
      )}
      <Absence absence={view.absence} />
      <PasskeyMessage view={view} />
    </div>
  )
}
