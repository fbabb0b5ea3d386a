import { pickupAddress } from "../../core/delivery/pickup-list.ts"
import { makeGeolocationFinder } from "../../adapters/browser/geolocation-finder.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { tilesOrigin } from "../../core/delivery/pickup-map.ts"
import { closedMap } from "../../core/delivery/map-panel.ts"
import { locationWords } from "../../core/delivery/stores.ts"
import { runMachine } from "../../core/pages/page-machine.ts"
import { pickupMapMachine } from "../../core/delivery/pickup-map-machine.ts"
import { formatText } from "../../core/texts/texts.ts"
import type { PickupMapData } from "../pickup/pickup-map-data.ts"
import { browserEffects } from "../runtime/islands/browser-effects.ts"
import { noteCall, noteMachine } from "../runtime/recording/recording.ts"
import type { ShownMap } from "./pickup-map.ts"

/** Brings the buttons above the list of pickup points to life: the shopper's own position, and the map. Spec: 18.56, 18.58. */
export function startTools(): void {
  const tools = document.getElementById("pickup_tools")
  const written = document.getElementById("pickup_map_data")?.textContent
  if (tools === null || written == null) return
  // the page's own server wrote it
  const data: PickupMapData = JSON.parse(written)
  document.getElementById("pickup_locate")?.addEventListener("click", () => locate(data))
  startMap(data)
  tools.dataset["live"] = ""
}

/** Says something to everybody, once. */
function tell(words: string): void {
  const status = document.getElementById("pickup_status")
  if (status !== null) status.textContent = words
}

/** Spec: 8.70 to 8.73. */
async function locate({ texts, language, productId, plain }: PickupMapData): Promise<void> {
  tell(formatText(texts, "pickup.locating"))
  const found = await makeGeolocationFinder(navigator.geolocation).find()
  if (found._tag === "Found") location.assign(pickupAddress(language, { ...plain, position: found.position }, productId))
  else tell(locationWords(found.why, texts))
}

/** From here on the map has a column of its own beside the list, as `ui/styles/pickup.css` says. */
const hasRoom = "(min-width: 979px)"

/** The points are read by what draws them, which comes when the map is opened: by a press, or by itself where it has room. */
function startMap(data: PickupMapData): void {
  const button = document.getElementById("pickup_show_map")
  const part = document.getElementById("pickup_map_part")
  if (button === null || part === null) return
  const { texts, language } = data
  let map: ShownMap | null = null
  const readPoints = async () => {
    const { showMap } = await import("./pickup-map.ts")
    map = await showMap(data, tell)
    return map.count
  }
  const noteStep = noteMachine(
    "pickupMap",
    async () => pickupMapMachine,
    () => pickupMapMachine.view(closedMap, texts),
  )
  const store = runMachine(pickupMapMachine, closedMap, {
    language,
    effects: {
      ...browserEffects(language, sendErrorReport),
      points: (answered) => {
        const read = readPoints().then(answered, (failure: unknown) => {
          sendErrorReport("load map", failure)
          answered(null)
        })
        noteCall(read)
      },
    },
    onStep: (event, _, state) => noteStep(event, () => pickupMapMachine.view(state, texts)),
  })
  store.subscribe(() => {
    const view = pickupMapMachine.view(store.getSnapshot(), texts)
    part.hidden = !view.isOpen
    button.setAttribute("aria-expanded", String(view.isOpen))
    button.textContent = view.button
    if (view.status !== null) tell(view.status)
    // what is opened again may have another width by now
    else map?.measure()
  })
  button.addEventListener("click", () => store.send({ type: "MapPressed" }))
  // who draws for the shop learns of a shopper only by the press
  if (matchMedia(hasRoom).matches && tilesOrigin(data.tiles) === null) store.send({ type: "RoomFound" })
}
