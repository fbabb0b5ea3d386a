import { pickupAddress } from "../../core/delivery/pickup-list.ts"
import { openLeafletMap } from "../../adapters/maps/leaflet-map.ts"
import { openWorkerPoints } from "../../adapters/maps/worker-points.ts"
// oxlint-disable-next-line import/default -- the bundler makes it: the address of a worker
import workerAddress from "../../adapters/maps/cluster-worker.ts?worker&url"
import { ownWorker } from "../../adapters/browser/own-worker.ts"
import { mapLimits } from "../../core/delivery/limits.ts"
import type { MapView } from "../../core/delivery/pickup-map.ts"
import { clusterLabel, clusterName } from "../../core/delivery/stores.ts"
import { formatText } from "../../core/texts/texts.ts"
import type { PickupMapData } from "../pickup/pickup-map-data.ts"
import mapStyles from "../styles/map.css?inline"
import { loadFragment } from "../runtime/navigation/load-fragment.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { isRecording } from "../runtime/recording/recording.ts"

/** A map that stands on the page. */
export interface ShownMap {
  /** how many points there are */
  readonly count: number
  /** its place on the page has changed, or has been shown again */
  readonly measure: () => void
}

/** The whole country, where no place is known. */
const country = { position: { latitude: 52.1, longitude: 19.4 }, zoom: 6 }

/**
 * Shows the map of pickup points: what is in view is drawn, and once the shopper moves it the list beside it follows. A marker is drawn when its
 * point stands in the list, and takes its name from there; until then a point alone is told as a cluster of one, which leads nearer.
 *
 * Spec: 9.57, 9.58, 18.56, 18.57.
 *
 * @returns rejects when the points cannot be had
 */
export async function showMap(data: PickupMapData, tell: (words: string) => void): Promise<ShownMap> {
  const place = document.getElementById("pickup_map")
  if (place === null) throw new Error("the page has no place for a map")
  const { texts, language, productId, position, plain } = data
  const points = openWorkerPoints(ownWorker(workerAddress), new URL("/ajax/pickup.php", location.origin).href, {
    // of a page that is recorded each answer is on the tape
    isFresh: isRecording(),
  })
  const count = await points.opened
  addStyles()
  let view: MapView | null = null
  let isFollowed = false
  const map = openLeafletMap(place, {
    tiles: data.tiles,
    begin: data.middle === null ? country : { position: data.middle, zoom: mapLimits.zoom },
    paddingPx: mapLimits.density.viewportPaddingPx,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    onMoved: (bounds, padded, zoom) => points.look(bounds, padded, zoom, view === null ? open : follow),
    onMarker: choosePoint,
  })
  const draw = () => {
    if (view === null) return
    map.draw({
      clusters: [...view.clusters, ...(isFollowed ? [] : view.markers.flatMap(alone))].map((cluster) => ({
        ...cluster,
        label: clusterLabel(cluster.count),
        name: clusterName(cluster.count, texts),
      })),
      markers: view.markers.flatMap((marker) => {
        const name = nameInList(marker.id)
        return name === null ? [] : [{ ...marker, name }]
      }),
    })
    markChosen()
  }
  /** What was searched for stays in the list until the shopper looks elsewhere. */
  const open = (seen: MapView) => {
    view = seen
    tell("")
    draw()
  }
  /** The list is a page of its own, so that it is the one that everybody gets. */
  const follow = (seen: MapView) => {
    view = seen
    isFollowed = true
    tell(formatText(texts, "pickup.onMap", { count: seen.listed.length, all: seen.inView }))
    const url = pickupAddress(language, { ...plain, position, ids: seen.listed }, productId)
    if (seen.listed.length === 0) return draw()
    loadFragment({ url, render: "", containers: ["#pickup_results"], pushes: false })
  }
  // what is chosen while a list is on its way is chosen in that one, too
  let chosen = ""
  const keepChosen = () => {
    chosen = document.querySelector<HTMLInputElement>("#pickup_list input:checked")?.value ?? chosen
  }
  keepChosen()
  const markChosen = () => {
    const marked = document.querySelector<HTMLInputElement>("#pickup_list input:checked, #pickup_list input:focus")
    map.mark(marked === null ? null : Number(marked.value))
  }
  onContent(() => {
    const kept = chosen === "" ? null : document.querySelector<HTMLInputElement>(`[id="pickup_point_${chosen}"]`)
    if (kept !== null) kept.checked = true
    draw()
  })
  for (const name of ["change", "focusin"]) {
    document.addEventListener(name, ({ target }) => {
      if (!inList(target)) return
      keepChosen()
      markChosen()
    })
  }
  document.getElementById("pickup_zoom_in")?.addEventListener("click", () => map.zoom(1))
  document.getElementById("pickup_zoom_out")?.addEventListener("click", () => map.zoom(-1))
  map.look()
  return { count, measure: map.measure }
}

/** A point that the list does not have, as a cluster of one. */
const alone = ({ id, position }: MapView["markers"][number]): MapView["clusters"] =>
  nameInList(id) === null ? [{ count: 1, position, opensAt: mapLimits.density.maxZoom }] : []

const inList = (target: EventTarget | null): boolean => target instanceof Element && target.closest("#pickup_list") !== null

/** What the list calls a point; null = it does not stand there. */
const nameInList = (id: number): string | null => document.querySelector(`label[for="pickup_point_${id}"]`)?.textContent ?? null

/** A marker leads to its point in the list. */
function choosePoint(id: number): void {
  const point = document.getElementById(`pickup_point_${id}`)
  if (!(point instanceof HTMLInputElement)) return
  point.checked = true
  point.focus({ preventScroll: true })
  point.closest("li")?.scrollIntoView({ block: "nearest" })
  point.dispatchEvent(new Event("change", { bubbles: true }))
}

/** Styles that only a map needs come with it; a sheet of the page would weigh on every page. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(mapStyles)
  document.adoptedStyleSheets.push(sheet)
}
