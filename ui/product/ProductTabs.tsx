import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { productTabs, type TabKind, tabIds } from "../../core/product-page/product-tabs.ts"
import type { ProductDetails } from "../../core/product/details.ts"
import { ShopHtml } from "../ShopHtml.tsx"
import type { Scene } from "../scene.ts"
import { DetailsTab } from "./DetailsTab.tsx"
import { Parameters } from "./Parameters.tsx"
import { Reviews } from "./Reviews.tsx"
import { VideoTab } from "./VideoTab.tsx"
import { Tab } from "./Tab.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly details: ProductDetails
  readonly scene: Scene
}

/**
 * All there is to read about a product, in sections, with links to them that stay in view on larger screens: no script draws any of it.
 * On mobile views the description stands open, and the reviews where the address asks for some.
 *
 * Spec: 2.39 to 2.44, 10.104, 10.105, 10.189.
 */
export function ProductTabs({ model, details, scene }: Props) {
  const { say } = scene
  const kinds = productTabs(details)
  const headings: Readonly<Record<TabKind, string>> = {
    description: say("product.description"),
    parameters: say("product.parameters"),
    details: say("product.details"),
    video: say("product.video"),
    warranty: say("product.warranty"),
    reviews: say("product.reviews"),
  }
  const isOpen = (kind: TabKind) => kind === "description" || (kind === "reviews" && model.reviews?.isAsked === true)
  return (
    <div className="tabs">
      <nav id="projector_tabs" className="tabs__nav" aria-label={say("product.tabs")}>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <a href={`#${tabIds[kind]}`}>
                {headings[kind]}
                {kind === "reviews" && details.rating !== null && <span className="tabs__count">{details.rating.count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {kinds.map((kind) => (
        <Tab key={kind} id={tabIds[kind]} heading={headings[kind]} open={isOpen(kind)}>
          <TabContent kind={kind} model={model} details={details} scene={scene} />
        </Tab>
      ))}
    </div>
  )
}

function TabContent({ kind, model, details, scene }: Props & { readonly kind: TabKind }) {
  switch (kind) {
    case "description":
      return <ShopHtml className="prose" below={2} html={details.descriptionHtml} language={scene.language} />
    case "parameters":
      return <Parameters details={details} scene={scene} />
    case "details":
      return <DetailsTab details={details} scene={scene} />
    case "video":
      return details.video === null ? null : <VideoTab video={details.video} poster={details.pictures[0]} scene={scene} />
    case "warranty":
      return <p className="prose">{details.warranty === null ? null : scene.prose(details.warranty)}</p>
    case "reviews":
      return <Reviews model={model} details={details} scene={scene} />
  }
}
