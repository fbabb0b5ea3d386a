import type { MachineStore } from "../../core/values/machine.ts"
import type { ToastEvent, ToastsState } from "../../core/shell/toasts.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"

interface Props {
  readonly store: MachineStore<ToastsState, ToastEvent>
  readonly closeLabel: string
}

/**
 * The toasts of a page, the oldest above. They are spoken when they appear, stay as long as the pointer or the focus is on them, and can be
 * closed.
 *
 * Spec: 9.19, 9.20, 19.43.
 */
export function Toasts({ store, closeLabel }: Props) {
  const [{ list }, send] = useMachine(store)
  return (
    <div className="toasts" role="status">
      {list.map(({ id, kind, text }) => (
        // the box holds the message and has no function of its own
        <div
          key={id}
          className={`alertek --${kind}`}
          onPointerEnter={() => send({ type: "Held", id })}
          onPointerLeave={() => send({ type: "Released", id })}
          onFocus={() => send({ type: "Held", id })}
          onBlur={() => send({ type: "Released", id })}
        >
          <p className="alert">{text}</p>
          <button type="button" className="alertek__close" aria-label={closeLabel} onClick={() => send({ type: "Dismissed", id })} />
        </div>
      ))}
    </div>
  )
}
