import Supercluster from "supercluster"
import { mapLimits } from "../../core/delivery/limits.ts"
import { listedInView, type MapView, type PointPlaces } from "../../core/delivery/pickup-map.ts"
import type { Bounds } from "../../core/values/position.ts"

/** What a part of the map shows. */
export interface ClusterIndex {
  /** @param padded the part with what is drawn beside its edges, so that a marker does not come in as one drags */
  readonly view: (bounds: Bounds, padded: Bounds, zoom: number) => MapView
}

/** An index of points by place and zoom. To make it takes a second for a hundred thousand, so it is made in a worker. Spec: 9.58. */
export function makeClusterIndex(places: PointPlaces): ClusterIndex {
  const { maxZoom, radiusPx } = mapLimits.density
  const index = new Supercluster<{ readonly id: number }>({ maxZoom, radius: radiusPx, extent: tileSize })
  index.load(
    Array.from(places.ids, (id, at) => ({
      type: "Feature",
      properties: { id },
      geometry: { type: "Point", coordinates: [places.longitudes[at] ?? 0, places.latitudes[at] ?? 0] },
    })),
  )
  return {
    view(bounds, { west, south, east, north }, zoom) {
      const clusters: MapView["clusters"][number][] = []
      const markers: MapView["markers"][number][] = []
      for (const { geometry, properties } of index.getClusters([west, south, east, north], zoom)) {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const position = { latitude, longitude }
        if ("cluster_id" in properties)
          clusters.push({ count: properties.point_count, position, opensAt: index.getClusterExpansionZoom(properties.cluster_id) })
        else markers.push({ id: properties.id, position })
      }
      return {
        clusters,
        markers,
        ...listedInView(
          places,
          markers.map(({ id }) => id),
          bounds,
        ),
      }
    },
  }
}

/** Pixels of a tile on the map: the radius is in pixels of it. */
const tileSize = 256
