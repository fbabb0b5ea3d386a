import type { ReactNode } from "react"
import type { Basket } from "../../core/basket/basket.ts"
import { freeDeliveryTextKeys } from "../../core/basket/free-delivery.ts"
import { viewFreeShippingBanner } from "../../core/front/free-shipping-banner.ts"
import { cookiesPath } from "../../core/pages/request.ts"
import type { Banner } from "../../core/shell/bars.ts"
import type { PageFront } from "../../core/front/page-front.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import { JsonScript } from "../islands/JsonScript.tsx"
import type { Scene } from "../scene.ts"
import { bannerDataId, type BannerData } from "../runtime/front/banner-data.ts"
import { Icon } from "./Icon.tsx"

/** What a basket has to say: the way to free delivery, and the rebate code that lowers its prices. Spec: 2.18, 10.49, 10.50, 10.402. */
export const Banners = ({ front, scene }: { readonly front: PageFront; readonly scene: Scene }) => (
  <>
    {front.freeShipping !== null && <FreeShipping basket={front.freeShipping} scene={scene} />}
    {front.rebateCode !== null && (
      <ClosedForToday banner="rebateCode" id="rabateCode" scene={scene}>
        <span className="banner__words">{scene.say("layout.rebateCode", { code: front.rebateCode })}</span>
      </ClosedForToday>
    )}
  </>
)

function FreeShipping({ basket, scene }: { readonly basket: Basket; readonly scene: Scene }) {
  const { priceFormat, priceType } = scene.frame.shell
  const view = viewFreeShippingBanner(basket, { priceFormat, priceType }, scene.catalogue)
  if (view === null) return null
  const { language, texts } = pickTexts(scene.catalogue, freeDeliveryTextKeys)
  const data: BannerData = { priceFormat, priceType, language, texts }
  return (
    <>
      <ClosedForToday banner="freeShipping" id="freeShipping" isActive={view.isActive} scene={scene}>
        <span className="banner__words" role="status">
          <span className="banner__before">{view.before}</span>
          <strong className="freeShipping__val">{view.amount}</strong>
          <span className="banner__after">{view.after}</span>
        </span>
        {view.percent !== null && (
          <progress className="banner__way" max={100} value={view.percent} aria-label={`${view.before}${view.amount}${view.after}`} />
        )}
      </ClosedForToday>
      <JsonScript id={bannerDataId} type="application/json" data={data} />
    </>
  )
}

interface Props {
  readonly banner: Banner
  readonly id: "freeShipping" | "rabateCode"
  readonly isActive?: boolean
  readonly scene: Scene
  readonly children: ReactNode
}

/** A banner with the form that closes it for a day, with and without a script. Spec: 4.35. */
const ClosedForToday = ({ banner, id, isActive = false, scene, children }: Props) => (
  <section id={id} className={`banner ${id}${isActive ? " --active" : ""}`} aria-label={scene.say(`layout.${banner}Banner`)}>
    <form className="wrap" method="post" action={cookiesPath}>
      {children}
      <button className={`${id}__close`} name="closed" value={banner} aria-label={scene.say("layout.closeBanner")}>
        <Icon name="close" />
      </button>
    </form>
  </section>
)
