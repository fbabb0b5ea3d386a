import { loader, type LoaderCommand, type LoaderEvent, openLoader, type Loader } from "../../../core/shell/loader.ts"
import { createMachineStore } from "../../../core/values/machine.ts"

const store = createMachineStore<Loader, LoaderEvent, LoaderCommand>(loader, openLoader(), ({ timerId, ms }, send) => {
  setTimeout(() => send({ type: "TimerEnded", timerId }), ms)
})

store.subscribe(() => {
  const place = document.getElementById("ajaxLoadSite")
  if (place === null) return
  const { shown } = store.getSnapshot()
  const says = shown ? (place.dataset["says"] ?? "") : ""
  if (place.textContent === says) return
  place.textContent = says
  document.getElementById("ajaxLoadSite_cover")?.remove()
  if (!shown) return
  const cover = document.createElement("div")
  cover.id = "ajaxLoadSite_cover"
  place.before(cover)
})

/**
 * Shows, and says to a screen reader, that something loads: for at least 700 ms once shown, and as long as anything does. The page can be used
 * meanwhile.
 *
 * Spec: 2.28, 9.35.
 *
 * @returns is called when the load has ended, successfully or not
 */
export function showLoading(): () => void {
  store.send({ type: "LoadStarted" })
  let isOver = false
  return () => {
    if (!isOver) store.send({ type: "LoadEnded" })
    isOver = true
  }
}
