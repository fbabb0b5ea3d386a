import {
  closedMap,
  type MapPanel,
  mapPanel,
  type MapPanelCommand,
  type MapPanelEvent,
  type MapPanelTextKey,
  type MapPanelView,
  viewMapPanel,
} from "./map-panel.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/**
 * The map beside the list of pickup points. Whoever runs it has the points read: a browser by what draws the map, a replay by its tape.
 *
 * Spec: 18.56.
 */
export const pickupMapMachine: PageMachine<MapPanel, MapPanelEvent, MapPanelCommand, MapPanelView, MapPanelTextKey> = {
  open: (model) => (model.page === "pickup" ? closedMap : null),
  step: mapPanel,
  view: viewMapPanel,
  outcome: ({ isOpen, button, status, count }) => ({ open: isOpen, button, status, points: count === null ? null : String(count) }),
  shopperEvents: { MapPressed: {}, RoomFound: {} },
  task: () => ({
    effect: "points",
    answered: (count) => (count === null ? { type: "PointsNotRead" } : { type: "PointsRead", count }),
  }),
  hears: {},
}
