import { DivIcon, Map as LeafletMap, Marker, TileLayer } from "leaflet"
import type { PointCluster } from "../../core/delivery/pickup-map.ts"
import type { Bounds, Position } from "../../core/values/position.ts"

/** What is drawn on a map. */
export interface MapDrawing {
  /** `label` is seen, `name` is spoken */
  readonly clusters: readonly (PointCluster & { readonly label: string; readonly name: string })[]
  readonly markers: readonly { readonly id: number; readonly position: Position; readonly name: string }[]
}

/** A map with buttons on it. */
export interface PointMap {
  readonly draw: (drawing: MapDrawing) => void
  /** shows which point is meant in the list; null = none */
  readonly mark: (id: number | null) => void
  readonly zoom: (by: 1 | -1) => void
  /** tells what is in view now */
  readonly look: () => void
  /** its place has another size */
  readonly measure: () => void
}

export interface MapSettings {
  /** the address of a tile, with `{z}`, `{x}` and `{y}` */
  readonly tiles: string
  readonly begin: { readonly position: Position; readonly zoom: number }
  /** what is drawn around the part in view, so that nothing jumps in at its edges */
  readonly paddingPx: number
  /** nothing moves by itself */
  readonly isCalm: boolean
  readonly onMoved: (bounds: Bounds, padded: Bounds, zoom: number) => void
  readonly onMarker: (id: number) => void
}

/** Zooms at which the tiles say something. */
const [minZoom, maxZoom] = [5, 17]

/** A real button in the place of Leaflet's picture, so that it needs nothing to be reached and heard. */
class ButtonIcon extends DivIcon {
  readonly button: HTMLButtonElement

  constructor(button: HTMLButtonElement) {
    super({})
    this.button = button
  }

  override createIcon(): HTMLElement {
    return this.button
  }
}

/** Opens a map in an element of the page. Leaflet writes no HTML here: its own controls, which do, stay away. */
export function openLeafletMap(place: HTMLElement, settings: MapSettings): PointMap {
  const { isCalm, begin } = settings
  const map = new LeafletMap(place, {
    attributionControl: false,
    zoomControl: false,
    minZoom,
    maxZoom,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  map.setView([begin.position.latitude, begin.position.longitude], begin.zoom)
  new TileLayer(settings.tiles, { minZoom, maxZoom }).addTo(map)
  const shown = new Map<string, { readonly marker: Marker; readonly button: HTMLButtonElement }>()

  const look = () => {
    const size = map.getSize()
    const pad = Math.max(settings.paddingPx / Math.max(1, size.x), settings.paddingPx / Math.max(1, size.y))
    settings.onMoved(boundsOf(map.getBounds()), boundsOf(map.getBounds().pad(pad)), map.getZoom())
  }
  map.on("moveend", look)

  /** What stays is left as it is, with the focus that it may have. */
  const put = (key: string, { latitude, longitude }: Position, make: () => HTMLButtonElement) => {
    if (shown.has(key)) return
    const button = make()
    const marker = new Marker([latitude, longitude], { icon: new ButtonIcon(button), keyboard: false, interactive: false })
    marker.addTo(map)
    shown.set(key, { marker, button })
  }

  return {
    draw({ clusters, markers }) {
      const wanted = new Set([...clusters.map(clusterKey), ...markers.map(({ id }) => `p${id}`)])
      for (const [key, { marker }] of shown) {
        if (wanted.has(key)) continue
        marker.remove()
        shown.delete(key)
      }
      for (const cluster of clusters)
        put(clusterKey(cluster), cluster.position, () => {
          const button = buttonOf("pickup-map__cluster", cluster.name, cluster.label)
          button.addEventListener("click", () => {
            // the button goes with its cluster: the keyboard goes on with the map
            place.focus({ preventScroll: true })
            map.setView([cluster.position.latitude, cluster.position.longitude], Math.min(maxZoom, cluster.opensAt))
          })
          return button
        })
      for (const { id, position, name } of markers)
        put(`p${id}`, position, () => {
          const button = buttonOf("pickup-map__marker", name, "")
          button.addEventListener("click", () => settings.onMarker(id))
          return button
        })
    },
    mark(id) {
      for (const [key, { button }] of shown) if (key.startsWith("p")) button.setAttribute("aria-pressed", String(key === `p${id}`))
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    look,
    measure: () => void map.invalidateSize(),
  }
}

const clusterKey = ({ position, count }: PointCluster) => `c${position.latitude},${position.longitude},${count}`

function buttonOf(kind: string, name: string, label: string): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.className = `leaflet-marker-icon ${kind}`
  button.setAttribute("aria-label", name)
  button.textContent = label
  return button
}

const boundsOf = (bounds: ReturnType<LeafletMap["getBounds"]>): Bounds => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
})
