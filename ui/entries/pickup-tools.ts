import { pickupAddress } from "../../core/delivery/pickup-list.ts"
import { noPickupQuery } from "../../core/addresses/pickup-query.ts"
import { makeGeolocationFinder } from "../../adapters/browser/geolocation-finder.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { locationWords } from "../../core/delivery/stores.ts"
import { formatText } from "../../core/texts/texts.ts"
import type { PickupMapData } from "../pickup/pickup-map-data.ts"
import type { ShownMap } from "./pickup-map.ts"

/** Brings the buttons above the list of pickup points to life: the shopper's own position, and the map. Spec: 18.56, 18.58. */
export function startTools(): void {
  const tools = document.getElementById("pickup_tools")
  const written = document.getElementById("pickup_map_data")?.textContent
  if (tools === null || written == null) return
  // the page's own server wrote it
  const data: PickupMapData = JSON.parse(written)
  tools.hidden = false
  document.getElementById("pickup_locate")?.addEventListener("click", () => locate(data))
  document.getElementById("pickup_show_map")?.addEventListener("click", ({ currentTarget }) => {
    if (currentTarget instanceof HTMLButtonElement) toggleMap(currentTarget, data)
  })
}

/** Says something to everybody, once. */
function tell(words: string): void {
  const status = document.getElementById("pickup_status")
  if (status !== null) status.textContent = words
}

/** Spec: 8.70 to 8.73. */
async function locate({ texts, language, productId }: PickupMapData): Promise<void> {
  tell(formatText(texts, "pickup.locating"))
  const found = await makeGeolocationFinder(navigator.geolocation).find()
  if (found._tag === "Found") location.assign(pickupAddress(language, { ...noPickupQuery, position: found.position }, productId))
  else tell(locationWords(found.why, texts))
}

let shown: Promise<ShownMap> | null = null

function toggleMap(button: HTMLButtonElement, data: PickupMapData): void {
  const part = document.getElementById("pickup_map_part")
  if (part === null) return
  const { texts } = data
  part.hidden = !part.hidden
  button.setAttribute("aria-expanded", String(!part.hidden))
  button.textContent = formatText(texts, part.hidden ? "pickup.showMap" : "pickup.hideMap")
  if (part.hidden) return tell("")
  if (shown !== null) return void shown.then((map) => map.measure())
  tell(formatText(texts, "pickup.mapLoading"))
  shown = import("./pickup-map.ts").then(({ showMap }) => showMap(data, tell))
  shown.catch((failure: unknown) => {
    shown = null
    part.hidden = true
    button.setAttribute("aria-expanded", "false")
    button.textContent = formatText(texts, "pickup.showMap")
    tell(formatText(texts, "pickup.mapFailed"))
    sendErrorReport("load map", failure)
  })
}
