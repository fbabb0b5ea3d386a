import { exemptionKeys, exemptionOf } from "../../core/returns/exemption.ts"
import { viewRebateCode } from "../../core/basket/view-rebate-code.ts"
import type { ReactNode } from "react"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { Scene } from "../scene.ts"
import { RebateCodeForm } from "../cart/RebateCodeForm.tsx"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { KeepProduct } from "../saved/KeepProduct.tsx"
import { Zone } from "../tiles/Zone.tsx"
import { AddedLayer } from "./AddedLayer.tsx"
import { Assurances } from "./Assurances.tsx"
import { EarnedPoints } from "./EarnedPoints.tsx"
import { Gallery } from "./Gallery.tsx"
import { PointsChoice } from "./PointsChoice.tsx"
import { ProductHead } from "./ProductHead.tsx"
import { ProductTopics } from "./ProductTopics.tsx"
import { ProductTabs } from "./ProductTabs.tsx"
import { SizeChart } from "./SizeChart.tsx"
import { Questions } from "./Questions.tsx"
import { Variants } from "./Variants.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
  /** the island of the product form */
  readonly form: ReactNode
  /** the buttons of quick payments */
  readonly quickPayments: ReactNode
  /** the island of its delivery */
  readonly delivery: ReactNode
  /** the island of the end of its promotion */
  readonly promotionEnd: ReactNode
  /** the island of the form for questions */
  readonly questionForm: ReactNode
  /** what other programs read of the product */
  readonly data: ReactNode
}

/** Does the form show the versions itself? */
const showsVersions = ({ choices }: ProductPageModel): boolean => choices?.kind.is === "versions" || choices?.kind.is === "rows"

/** A product: pictures left, decision right, then everything worth knowing. Only what is passed in are islands. */
export function ProductPage({ model, scene, form, quickPayments, delivery, promotionEnd, questionForm, data }: Props) {
  const { offer, details } = model
  const { frame, say, catalogue } = scene
  const isChanged = offer.sizes.some(({ price }) => price !== null && price.beforeRebate !== null)
  const exemption = exemptionOf({ type: offer.type, choices: model.choices?.kind.is ?? null })
  const rebate = viewRebateCode({ basket: frame.basket, notice: frame.notice, isChanged }, catalogue)
  return (
    <main id="content" className="product-page" tabIndex={-1}>
      <div className="wrap">
        {model.added !== null && <AddedLayer model={model} added={model.added} scene={scene} />}
        <Breadcrumbs scene={scene} crumbs={details?.breadcrumbs ?? []} here={offer.name} isProduct />
        <div className="projector">
          <Gallery productName={offer.name} pictures={details?.pictures ?? []} scene={scene} />
          <div className="projector__decision">
            <ProductHead offer={offer} details={details} scene={scene} />
            {details?.variants != null && !showsVersions(model) && <Variants variants={details.variants} scene={scene} />}
            {promotionEnd}
            {form}
            {quickPayments}
            <KeepProduct product={{ productId: offer.id, sizeId: model.selectedSizeId ?? "" }} scene={scene} />
            {details?.sizeChart != null && <SizeChart chart={details.sizeChart} scene={scene} />}
            <PointsChoice offer={offer} scene={scene} />
            {rebate !== null && <RebateCodeForm view={rebate} productId={offer.id} say={say} />}
            {delivery}
            {details !== null && model.frame.shell.isPlain !== true && <ProductTopics model={model} scene={scene} />}
            {exemption !== null && <p className="shipping_info__note">{say(exemptionKeys[exemption])}</p>}
            <EarnedPoints offer={offer} scene={scene} />
            <Assurances scene={scene} hasWarranty={details?.warranty != null} />
          </div>
        </div>
        {details === null ? (
          <p className="notice">{say("product.noDetails")}</p>
        ) : (
          <ProductTabs model={model} details={details} scene={scene} />
        )}
        {model.questions !== null && <Questions questions={model.questions} form={questionForm} scene={scene} />}
      </div>
      {/* one row under both names: a second one would not come with the first packets of the page */}
      <div id="products_zone1" className="hotspot">
        <Zone id="products_associated_zone1" heading={say("product.related")} tiles={model.related} scene={scene} />
      </div>
      {/* last: nobody waits for it, and a nonce in the middle of a page makes it pack worse */}
      {data}
    </main>
  )
}
