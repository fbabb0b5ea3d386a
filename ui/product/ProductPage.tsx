import type { ReactNode } from "react"
import type { ProductPageModel } from "../../core/pages/page.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { TileRow } from "../tiles/TileRow.tsx"
import { AddedLayer } from "./AddedLayer.tsx"
import { Assurances } from "./Assurances.tsx"
import { Gallery } from "./Gallery.tsx"
import { ProductHead } from "./ProductHead.tsx"
import { ProductStory } from "./ProductStory.tsx"
import { Reviews } from "./Reviews.tsx"
import { Variants } from "./Variants.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
  /** the island of the product form */
  readonly form: ReactNode
}

/** A product: pictures left, decision right, then everything worth knowing. Only `form` is an island. */
export function ProductPage({ model, scene, form }: Props) {
  const { offer, details } = model
  return (
    <main id="content" className="product-page" tabIndex={-1}>
      <div className="wrap">
        <Breadcrumbs scene={scene} crumbs={details?.breadcrumbs ?? []} here={offer.name} isProduct />
        <div className="projector">
          <Gallery pictures={details?.pictures ?? []} scene={scene} />
          <div className="projector__decision">
            <ProductHead offer={offer} details={details} scene={scene} />
            {model.added !== null && <AddedLayer model={model} added={model.added} scene={scene} />}
            {details?.variants != null && <Variants variants={details.variants} scene={scene} />}
            {form}
            <Assurances scene={scene} hasWarranty={details?.warranty != null} />
          </div>
        </div>
        {details === null ? (
          <p className="notice">{scene.say("product.noDetails")}</p>
        ) : (
          <>
            <ProductStory details={details} scene={scene} />
            <Reviews details={details} scene={scene} />
          </>
        )}
      </div>
      <TileRow id="products_associated_zone1" heading={scene.say("product.related")} tiles={model.related} scene={scene} />
    </main>
  )
}
