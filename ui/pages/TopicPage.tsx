import type { ReactNode } from "react"
import { productAddress } from "../../core/addresses/addresses.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"

interface Props {
  readonly offer: ProductOffer
  /** the size that it is about; null = none in particular */
  readonly sizeId: string | null
  readonly heading: string
  readonly scene: Scene
  readonly children: ReactNode
}

/**
 * A page about one side of a product. The product's own page takes heading and content out of it into a dialog, which is why both can be
 * found by their ids.
 *
 * Spec: 10.252.
 */
export function TopicPage({ offer, sizeId, heading, scene, children }: Props) {
  const { say, language } = scene
  const size = offer.sizes.length > 1 && sizeId !== null ? { selected_size: sizeId } : {}
  const link = productAddress(language, offer.id, offer.name, size)
  const name = offer.versionName === null ? offer.name : `${offer.name}, ${offer.versionName}`
  return (
    <main id="content" className="wrap topic" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[{ name, link }]} here={heading} />
      <h1 id="topic_heading" className="big_label">
        {heading}
      </h1>
      <div id="topic_content" data-close-label={say("shipping.close")}>
        {children}
      </div>
      <a className="btn --outline" href={link}>
        {say("shipping.backToProduct")}
      </a>
    </main>
  )
}
