import type { ReactNode } from "react"
import type { PasskeyAbsence } from "../../core/passkey/passkey-sign-in.ts"
import type { PasskeyView } from "../../core/passkey/view-passkey.ts"

/** A key, drawn with lines, that says nothing by itself. */
export const PasskeyIcon = () => (
  <i className="icon" aria-hidden="true">
    <svg viewBox="0 0 24 24">
      <path d="M7.5 17.2a5.2 5.2 0 1 0 0-10.4 5.2 5.2 0 0 0 0 10.4ZM12.7 12h9.3v3.6M17.6 12v2.8" />
    </svg>
  </i>
)

/** Why there is no button under this address, and where there is one. Spec: 20.19, 20.20. */
export const Absence = ({ absence }: { readonly absence: PasskeyAbsence | null }) =>
  absence === null ? null : (
    <p className="passkey__note">
      {absence.words} {absence.link !== null && <a href={absence.link.address}>{absence.link.words}</a>}
    </p>
  )

interface ActionProps {
  readonly view: PasskeyView
  readonly words: { readonly idle: string; readonly busy: string; readonly cancel: string }
  readonly look: string
  readonly describedBy?: string
  readonly onPress: () => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** The button of a flow, a way out while it is under way, and what came of it. Spec: 10.651, 20.12. */
export const PasskeyAction = ({ view, words, look, onPress, onCancel, children }: ActionProps) => (
  <>
    <button type="button" className={`btn ${look} passkey__button`} aria-busy={view.busy} onClick={onPress}>
      <PasskeyIcon />
      <span>{view.busy ? words.busy : words.idle}</span>
    </button>
    {view.busy ? (
      <button type="button" className="passkey__cancel" onClick={onCancel}>
        {words.cancel}
      </button>
    ) : (
      children
    )}
  </>
)

/** What came of a flow. It stands there from the start, so that it is heard when it is filled. Spec: 10.651. */
export const PasskeyMessage = ({ view: { message, failed } }: { readonly view: Pick<PasskeyView, "message" | "failed"> }) => (
  <>
    <div role="alert">{failed && message !== null && <p className="alert passkey__alert">{message}</p>}</div>
    <p role="status" className="passkey__note">
      {!failed && message}
    </p>
  </>
)
