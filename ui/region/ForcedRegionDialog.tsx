import type { MouseEvent } from "react"
import type { ForcedRegion, ForcedRegionEvent } from "../../core/region/forced-region.ts"
import { type LabelledValues, viewForcedRegion } from "../../core/region/view-forced-region.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import type { MachineStore } from "../../core/values/machine.ts"
import { Dialog } from "../controls/Dialog.tsx"
import { useMachine } from "../runtime/islands/use-machine.ts"
import type { RegionTextKey } from "../runtime/region/page-region.ts"
import { makeSay } from "../say.ts"

interface Props {
  readonly store: MachineStore<ForcedRegion, ForcedRegionEvent>
  readonly texts: TextCatalogue<RegionTextKey>
  readonly currency: string
}

/** The notice of a forced region: what was set, and the ways to keep it or to have the shop's own again. Spec: 4.26 to 4.29, 19.20. */
export function ForcedRegionDialog({ store, texts, currency }: Props) {
  const [state, send] = useMachine(store)
  const view = viewForcedRegion(state, currency, texts)
  if (view === null) return null
  const say = makeSay(texts)
  const restore = (press: MouseEvent) => {
    press.preventDefault()
    send({ type: "RestorePressed" })
  }
  return (
    <Dialog
      id="region_forced"
      heading={say("region.forcedHeading")}
      closeLabel={say("region.close")}
      className="region_forced"
      onClose={() => send({ type: "Closed" })}
    >
      <p className="region_forced__label">
        <Values values={view.place} name="label" />
      </p>
      <div className="region_forced__body">
        <p className="region_forced__item --currency">
          <Values values={view.currency} name="item" />
        </p>
        <p className="region_forced__item --delivery">
          <Values values={view.times} name="item" />
        </p>
      </div>
      {view.problem !== null && (
        <p className="place__problem" role="alert">
          {view.problem}
        </p>
      )}
      <div className="region_forced__buttons" aria-busy={view.busy}>
        <button
          type="button"
          className="btn --solid --large region_forced__continue"
          aria-disabled={view.busy}
          onClick={() => send({ type: "ContinuePressed" })}
        >
          {view.continueLabel}
        </button>
        <a className="region_forced__unset" href="#unsetTemporaryRegion" role="button" aria-disabled={view.busy} onClick={restore}>
          <Values values={view.restore} name="item" />
        </a>
      </div>
    </Dialog>
  )
}

function Values({ values, name }: { readonly values: LabelledValues; readonly name: "label" | "item" }) {
  return values.map(({ label, value }) => (
    <span key={label} className={`region_forced__${name}_text`}>
      {label} <strong className={`region_forced__${name}_value`}>{value}</strong>{" "}
    </span>
  ))
}
