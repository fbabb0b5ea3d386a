import type { ReactNode } from "react"
import { noPickupQuery } from "../../core/addresses/pickup-query.ts"
import { mapMiddle } from "../../core/delivery/pickup-list.ts"
import type { PickupPageModel } from "../../core/delivery/pickup.page.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import type { Scene } from "../scene.ts"
import { type PickupMapData, pickupMapTextKeys } from "./pickup-map-data.ts"

/** What the page tells the script of its map. */
export function pickupMapData({ query, list, productId, tiles }: PickupPageModel, { catalogue, language }: Scene): PickupMapData {
  return {
    texts: pickTexts(catalogue, pickupMapTextKeys),
    language,
    plain: { ...noPickupQuery, ...(query.isFromOrder === true ? { isFromOrder: true } : {}) },
    productId,
    position: query.position,
    middle: mapMiddle(list?.points ?? [], query.position),
    tiles: tiles.address,
  }
}

/** The buttons that need a script: where none runs there are none. Spec: 18.56, 18.58. */
export function PickupTools({ scene: { say }, data }: { readonly scene: Scene; readonly data: ReactNode }) {
  return (
    <>
      <div id="pickup_tools" className="pickup__tools with-script">
        <button type="button" id="pickup_locate" className="btn --outline">
          {say("pickup.locate")}
        </button>
        <button type="button" id="pickup_show_map" className="btn --outline" aria-expanded="false" aria-controls="pickup_map_part">
          {say("pickup.showMap")}
        </button>
      </div>
      <p id="pickup_status" className="pickup__status" role="status" />
      {data}
    </>
  )
}

/** The map's place beside the list; a script opens it. Spec: 18.56, 18.57. */
export function PickupMap({ scene: { say }, tiles: { attribution } }: Pick<PickupPageModel, "tiles"> & { readonly scene: Scene }) {
  return (
    <section id="pickup_map_part" className="pickup__map" aria-label={say("pickup.mapLabel")} hidden>
      <div className="pickup__zoom">
        <button type="button" id="pickup_zoom_in" className="btn --outline" aria-label={say("pickup.zoomIn")}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" id="pickup_zoom_out" className="btn --outline" aria-label={say("pickup.zoomOut")}>
          <span aria-hidden="true">−</span>
        </button>
      </div>
      <div id="pickup_map" className="pickup__canvas" role="group" aria-label={say("pickup.mapLabel")} aria-describedby="pickup_map_help" />
      <p id="pickup_map_help" className="pickup__more">
        {say("pickup.mapHelp")} {attribution === null ? say("pickup.attribution") : say("pickup.tilesBy", { name: attribution })}
      </p>
    </section>
  )
}
