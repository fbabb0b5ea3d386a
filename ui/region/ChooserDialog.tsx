import { type SubmitEvent, useEffect, useState } from "react"
import { type Chooser, type ChooserEvent, isShortScreen } from "../../core/region/chooser.ts"
import { type ChooserView, viewChooser } from "../../core/region/view-chooser.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import type { MachineStore } from "../../core/values/machine.ts"
import { Dialog } from "../controls/Dialog.tsx"
import { useMachine } from "../runtime/islands/use-machine.ts"
import type { RegionTextKey } from "../runtime/region/page-region.ts"
import { makeSay, type Say } from "../say.ts"
import { CountryOptions } from "./CountryOptions.tsx"

interface Props {
  readonly store: MachineStore<Chooser, ChooserEvent>
  readonly texts: TextCatalogue<RegionTextKey>
}

const dialogId = "select_language"

/** The chooser of country and language: an offered country first, or all of them. Spec: 2.20, 4.33, 9.29, 10.53. */
export function ChooserDialog({ store, texts }: Props) {
  const [state, send] = useMachine(store)
  const isShort = useShortScreen()
  const view = viewChooser(state, texts)
  const step = view?.step
  // the heading says what the step is about, and the focus would else be lost with the button that was pressed
  useEffect(() => {
    if (step !== undefined) document.getElementById(`${dialogId}_heading`)?.focus()
  }, [step])
  if (view === null) return null
  const say = makeSay(texts)
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    send({ type: "SubmitPressed" })
  }
  return (
    <Dialog
      id={dialogId}
      heading={view.heading}
      closeLabel={say("region.close")}
      className={`select_language${isShort ? " --short" : ""}`}
      onClose={() => send({ type: "Closed" })}
    >
      <form className="select_language__form" aria-busy={view.busy} onSubmit={submit}>
        {view.step === "select" && <Choice view={view} say={say} send={send} />}
        {view.currency !== null && <p className="select_language__currency">{view.currency}</p>}
        <div className="select_language__buttons">
          <button type="submit" className="btn --solid --large select_language__submit redirection__button" aria-disabled={view.busy}>
            {say("region.submit")}
          </button>
          {view.step === "recommended" && (
            <button type="button" className="btn --outline select_language__choose" onClick={() => send({ type: "NextPressed" })}>
              {say("region.next")}
            </button>
          )}
          {view.canGoBack && (
            <button type="button" className="btn --outline select_language__back" onClick={() => send({ type: "BackPressed" })}>
              {say("region.back")}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly view: ChooserView
  readonly say: Say<RegionTextKey>
  readonly send: (event: ChooserEvent) => void
}

function Choice({ view, say, send }: ChoiceProps) {
  const chosen = view.groups.flatMap(({ countries }) => countries).find(({ selected }) => selected)
  return (
    <>
      <label className="field__label" htmlFor="select_language_country">
        {say("region.country")}
      </label>
      <select
        id="select_language_country"
        className="select"
        value={chosen?.id ?? ""}
        onChange={({ currentTarget }) => send({ type: "CountryChosen", countryId: currentTarget.value })}
      >
        <CountryOptions groups={view.groups} />
      </select>
      {view.languages.length > 0 && (
        <fieldset className="redirection">
          <legend className="field__label">{say("region.language")}</legend>
          {view.languages.map(({ id, name, tag, selected }) => (
            <label key={id} className={`redirection__language${selected ? " --active" : ""}`} lang={tag}>
              <input
                type="radio"
                name="lang"
                value={id}
                checked={selected}
                onChange={() => send({ type: "LanguageChosen", language: id })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Follows the height of the window. Spec: 9.29. */
function useShortScreen(): boolean {
  const [isShort, setShort] = useState(() => isShortScreen(innerHeight))
  useEffect(() => {
    const measure = () => setShort(isShortScreen(innerHeight))
    addEventListener("resize", measure)
    return () => removeEventListener("resize", measure)
  }, [])
  return isShort
}
