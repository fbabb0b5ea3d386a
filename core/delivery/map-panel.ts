import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Step } from "../values/machine.ts"

/** The map beside the list of pickup points: is it open, and are its points there? */
export interface MapPanel {
  readonly isOpen: boolean
  readonly points: "unread" | "reading" | "read" | "failed"
  /** how many points there are; null = not known */
  readonly count: number | null
}

/** A press on the button, room for the map beside the list, and what reading the points came to. */
export type MapPanelEvent =
  | { readonly type: "MapPressed" }
  | { readonly type: "RoomFound" }
  | { readonly type: "PointsRead"; readonly count: number }
  | { readonly type: "PointsNotRead" }

/** What the map asks for: where all points are. */
export interface MapPanelCommand {
  readonly type: "ReadPoints"
}

/** What the shopper sees of the map's panel. */
export interface MapPanelView {
  readonly isOpen: boolean
  readonly button: string
  /** null = the map says what is in view */
  readonly status: string | null
  readonly count: number | null
}

/** Texts that the panel can show. */
export const mapPanelTextKeys = ["pickup.hideMap", "pickup.mapFailed", "pickup.mapLoading", "pickup.showMap"] as const

/** A key of a text of the panel. */
export type MapPanelTextKey = (typeof mapPanelTextKeys)[number]

/** The panel of a page that has just come. */
export const closedMap: MapPanel = { isOpen: false, points: "unread", count: null }

/**
 * A press opens the map or closes it; where it has room beside the list it is opened without one, unless the shopper has pressed before. Its
 * points are read when it is first opened, and again after they could not be read.
 *
 * Spec: 18.56.
 *
 * @example mapPanel(closedMap, { type: "MapPressed" })
 * // => [{ isOpen: true, points: "reading", count: null }, [{ type: "ReadPoints" }]]
 * @example mapPanel(closedMap, { type: "RoomFound" })[0].isOpen // => true
 * @example mapPanel({ isOpen: true, points: "read", count: 7 }, { type: "MapPressed" })
 * // => [{ isOpen: false, points: "read", count: 7 }, []]
 */
export const mapPanel: Step<MapPanel, MapPanelEvent, MapPanelCommand> = (panel, event) => {
  switch (event.type) {
    case "MapPressed":
      if (panel.isOpen) return [{ ...panel, isOpen: false }, []]
      return panel.points === "read" || panel.points === "reading"
        ? [{ ...panel, isOpen: true }, []]
        : [{ ...panel, isOpen: true, points: "reading" }, [{ type: "ReadPoints" }]]
    case "RoomFound":
      return panel.points === "unread" ? [{ ...panel, isOpen: true, points: "reading" }, [{ type: "ReadPoints" }]] : [panel, []]
    case "PointsRead":
      return [{ ...panel, points: "read", count: event.count }, []]
    case "PointsNotRead":
      return [{ isOpen: false, points: "failed", count: null }, []]
  }
}

/**
 * The panel in words.
 *
 * Spec: 18.56.
 *
 * @example viewMapPanel(closedMap, polish) // => { isOpen: false, button: "Pokaż na mapie", status: "", count: null }
 */
export function viewMapPanel({ isOpen, points, count }: MapPanel, texts: TextCatalogue<MapPanelTextKey>): MapPanelView {
  const button = formatText(texts, isOpen ? "pickup.hideMap" : "pickup.showMap")
  return { isOpen, button, status: statusOf({ isOpen, points }, texts), count }
}

function statusOf({ isOpen, points }: Pick<MapPanel, "isOpen" | "points">, texts: TextCatalogue<MapPanelTextKey>): string | null {
  if (points === "failed") return formatText(texts, "pickup.mapFailed")
  if (!isOpen) return ""
  return points === "reading" ? formatText(texts, "pickup.mapLoading") : null
}
