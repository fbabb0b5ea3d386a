import { useMemo, useRef } from "react"
import { type SavePasskey, type SavePasskeyEvent, type savePasskeyTextKeys, viewSavePasskey } from "../../core/passkey/save-passkey.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { Absence, PasskeyAction, PasskeyMessage } from "./PasskeyParts.tsx"

const [passwordId, faultId] = ["passkey_password", "passkey_password_fault"]

/** Saving a passkey, with the password beside it where the sign-in is a while ago. Spec: 10.655, 10.656. */
export function SavePasskeyIsland({ store, texts }: IslandProps<SavePasskey, SavePasskeyEvent, (typeof savePasskeyTextKeys)[number]>) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const password = useRef<HTMLInputElement>(null)
  const view = viewSavePasskey(state, texts)
  const press = () => send({ type: "SavePressed", password: password.current?.value ?? "" })
  return (
    <form
      className="passkey"
      onSubmit={(submit) => {
        submit.preventDefault()
        press()
      }}
    >
      {view.hasButton && view.asksPassword && (
        <>
          <p className="passkey__note">{say("passkey.passwordLead")}</p>
          <div className={`f-group${view.passwordFault === null ? "" : " --error"}`}>
            <label className="field__label" htmlFor={passwordId}>
              {say("account.currentPassword")}
            </label>
            <input
              ref={password}
              id={passwordId}
              className="field__input f-control"
              type="password"
              autoComplete="current-password"
              aria-invalid={view.passwordFault !== null}
              {...(view.passwordFault === null ? {} : { "aria-describedby": faultId })}
            />
            {view.passwordFault !== null && (
              <p id={faultId} className="field__message f-message --error" role="alert">
                {view.passwordFault}
              </p>
            )}
          </div>
        </>
      )}
      {view.hasButton && (
        <PasskeyAction
          view={view}
          look="--solid"
          words={{ idle: say("passkey.save"), busy: say("passkey.busy"), cancel: say("passkey.cancel") }}
          onPress={press}
          onCancel={() => send({ type: "CancelPressed" })}
        >
          <p className="passkey__note">{say("passkey.saveLead")}</p>
        </PasskeyAction>
      )}
      <Absence absence={view.absence} />
      <PasskeyMessage view={view} />
    </form>
  )
}
