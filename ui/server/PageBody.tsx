import { miniBasketMachine } from "../../core/basket/mini-basket-machine.ts"
import type { LanguageLinks } from "../../core/pages/other-language.ts"
import { leanStep } from "../../core/pages/order-frame.ts"
import type { PageModelOf, PageName, ShownPageModel } from "../../core/pages/page.ts"
import { searchOpening } from "../../core/search/search-box-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { OrderFooter } from "../order/OrderFooter.tsx"
import { OrderHeader } from "../order/OrderHeader.tsx"
import { bodies } from "../pages/bodies.tsx"
import type { BodyProps } from "../pages/page-body.ts"
import type { Scene } from "../scene.ts"
import { Footer } from "../shell/Footer.tsx"
import { Header } from "../shell/Header.tsx"
import { headerTextKeys } from "../shell/header-texts.ts"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import { NoticeLine } from "../shell/NoticeLine.tsx"

interface Props extends Omit<BodyProps<PageName>, "model"> {
  readonly model: ShownPageModel
  readonly links: LanguageLinks
  readonly contentOnly: boolean
  /** the shop has something to ask about cookies: the foot of the page leads back to the question */
  readonly asksConsent: boolean
}

/** Everything inside `#container`: header, the page, footer, and the data its islands start from. Spec: 7.13 (the content alone), 10.730. */
export function PageBody({ model, links, contentOnly, asksConsent, ...shown }: Props) {
  const { scene } = shown
  const page = bodyOf(model, shown)
  if (contentOnly) return page
  const step = leanStep(model)
  if (step !== null)
    return (
      <>
        <OrderHeader step={step} scene={scene} />
        <NoticeLine model={model} scene={scene} />
        {page}
        <OrderFooter scene={scene} links={links} />
      </>
    )
  const currentCategoryId = model.page === "category" ? model.listing.categoryId : null
  return (
    <>
      <Header
        scene={scene}
        links={links}
        currentCategoryId={currentCategoryId}
        search={searchOpening(model)}
        miniBasket={<HeaderBasket model={model} scene={scene} />}
      />
      <NoticeLine model={model} scene={scene} />
      {page}
      <Footer scene={scene} withMarks={model.page !== "product"} asksConsent={asksConsent} />
    </>
  )
}

function bodyOf<Name extends PageName>(model: PageModelOf<Name>, shown: Omit<BodyProps<Name>, "model">) {
  const { Body } = bodies[model.page]
  return <Body {...shown} model={model} />
}

const HeaderBasket = (props: { readonly model: ShownPageModel; readonly scene: Scene }) => (
  <MachineIsland {...props} name="miniBasket" machine={miniBasketMachine} island={MiniBasketIsland} textKeys={headerTextKeys} isOnDemand />
)
