import { homeAddress } from "../../core/addresses/addresses.ts"
import { miniBasketTextKeys } from "../../core/basket/mini-basket.ts"
import { promotionEndTextKeys } from "../../core/pricing/promotion-end.ts"
import { cartMachine } from "../../core/pages/cart-machine.ts"
import { miniBasketMachine } from "../../core/pages/mini-basket-machine.ts"
import type { CartPageModel, ShownPageModel, SignInPageModel } from "../../core/pages/page.ts"
import { rebateCodeMachine } from "../../core/pages/rebate-code-machine.ts"
import { promotionEndMachine } from "../../core/pages/promotion-end-machine.ts"
import { shippingMachine } from "../../core/pages/shipping-machine.ts"
import { signInMachine, signInTextKeys } from "../../core/pages/sign-in-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { cartFormTextKeys } from "../cart/cart-form-texts.ts"
import { CartBody } from "../cart/CartBody.tsx"
import { AccountPage } from "../pages/AccountPage.tsx"
import { CategoryPage } from "../pages/CategoryPage.tsx"
import { CategoryWays } from "../pages/CategoryWays.tsx"
import { ContentPage } from "../pages/ContentPage.tsx"
import { FailurePage } from "../pages/FailurePage.tsx"
import { HomePage } from "../pages/HomePage.tsx"
import { LastSeenPage } from "../pages/LastSeenPage.tsx"
import { MessagePage } from "../pages/MessagePage.tsx"
import { InstalmentsPage } from "../pages/InstalmentsPage.tsx"
import { PaymentsPage } from "../pages/PaymentsPage.tsx"
import { ProducerPage } from "../pages/ProducerPage.tsx"
import { ReviewPage } from "../pages/ReviewPage.tsx"
import { SignInForm } from "../pages/SignInForm.tsx"
import { SignInPage } from "../pages/SignInPage.tsx"
import { StoresPage } from "../pages/StoresPage.tsx"
import { DeliveryIsland } from "../delivery/DeliveryIsland.tsx"
import { deliveryTextKeys } from "../delivery/delivery-texts.ts"
import { ProductPage } from "../product/ProductPage.tsx"
import { RebateCodeIsland } from "../cart/RebateCodeIsland.tsx"
import { rebateFormTextKeys } from "../cart/rebate-code-texts.ts"
import { PromotionEndIsland } from "../product/PromotionEndIsland.tsx"
import { OfferedTiles } from "../tiles/OfferedTiles.tsx"
import { pickupMapData } from "../pickup/PickupMap.tsx"
import { PickupPage } from "../pickup/PickupPage.tsx"
import { Footer } from "../shell/Footer.tsx"
import { Header } from "../shell/Header.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import { NoticeLine } from "../shell/NoticeLine.tsx"
import type { LanguageLinks } from "../../core/pages/language-links.ts"
import { QuestionPart, ReviewPart } from "./AskingParts.tsx"
import { JsonScript } from "./JsonScript.tsx"
import { MachineIsland } from "./MachineIsland.tsx"
import { ProductData } from "./ProductData.tsx"
import { ProductPart } from "./ProductPart.tsx"
import { QuickPart } from "./QuickPart.tsx"
import { currencyCode } from "./structured-data.ts"
import type { Scene } from "../scene.ts"

interface Shown<Model extends ShownPageModel = ShownPageModel> {
  readonly model: Model
  readonly scene: Scene
}

interface Props extends Shown {
  readonly nonce: string
}

/** Where else the page leads. */
interface Ways {
  readonly links: LanguageLinks
  /** the path of the page that the visitor comes from; null = not known */
  readonly before: string | null
  /** the page that was asked for; null = the address is none of a page */
  readonly again: string | null
}

/** Everything inside `#container`: header, the page, footer, and the data its islands start from. Spec: 7.13 (the content alone). */
export function PageBody(props: Props & Ways & { readonly contentOnly: boolean }) {
  const { model, scene, links, contentOnly } = props
  if (contentOnly) return <Page {...props} />
  const currentCategoryId = model.page === "category" ? model.listing.categoryId : null
  return (
    <>
      <Header scene={scene} links={links} currentCategoryId={currentCategoryId} miniBasket={<HeaderBasket {...props} />} />
      <NoticeLine model={model} scene={scene} />
      <Page {...props} />
      <Footer scene={scene} withMarks={model.page !== "product"} />
    </>
  )
}

function Page({ model, scene, nonce, before, again }: Props & Pick<Ways, "before" | "again">) {
  switch (model.page) {
    case "home":
      return <HomePage model={model} scene={scene} />
    case "category":
      return <CategoryPage model={model} scene={scene} />
    case "producer":
      return <ProducerPage model={model} scene={scene} />
    case "lastSeen":
      return <LastSeenPage model={model} scene={scene} />
    case "product":
      return (
        <ProductPage
          model={model}
          scene={scene}
          form={<ProductPart model={model} scene={scene} />}
          quickPayments={<QuickPart model={model} scene={scene} />}
          questionForm={<QuestionPart model={model} scene={scene} />}
          delivery={<DeliveryPart model={model} scene={scene} />}
          promotionEnd={<PromotionEndPart model={model} scene={scene} />}
          data={<ProductData model={model} currency={currencyCode(scene.frame.shell.priceFormat.symbol)} nonce={nonce} />}
        />
      )
    case "payments":
      return <PaymentsPage model={model} scene={scene} />
    case "instalments":
      return <InstalmentsPage model={model} scene={scene} />
    case "stores":
      return <StoresPage model={model} scene={scene} />
    case "cart":
      return <CartPart model={model} scene={scene} />
    case "signIn":
      return <SignInPage scene={scene} form={<SignInPart model={model} scene={scene} />} />
    case "review":
      return <ReviewPage model={model} scene={scene} form={<ReviewPart model={model} scene={scene} />} />
    case "account":
      return <AccountPage scene={scene} />
    case "content":
      return <ContentPage model={model} scene={scene} />
    case "pickup":
      return (
        <PickupPage
          model={model}
          scene={scene}
          data={<JsonScript id="pickup_map_data" type="application/json" data={pickupMapData(model, scene)} />}
        />
      )
    case "message":
      return <MessagePage model={model} scene={scene} />
    case "failure":
      return (
        <FailurePage
          status={model.status}
          say={scene.say}
          home={homeAddress(scene.language)}
          before={before}
          again={again}
          contact={scene.frame.shell.contact}
          ways={<CategoryWays scene={scene} />}
          offered={<OfferedTiles tiles={model.offered ?? []} scene={scene} />}
        />
      )
  }
}

function SignInPart(props: Shown<SignInPageModel>) {
  return <MachineIsland {...props} name="signIn" machine={signInMachine} island={SignInForm} textKeys={signInTextKeys} />
}

function DeliveryPart(props: Shown) {
  return (
    <MachineIsland {...props} name="shipping" machine={shippingMachine} island={DeliveryIsland} textKeys={deliveryTextKeys} isOnDemand />
  )
}

function PromotionEndPart(props: Shown) {
  return (
    <MachineIsland
      {...props}
      name="promotionEnd"
      machine={promotionEndMachine}
      island={PromotionEndIsland}
      textKeys={promotionEndTextKeys}
    />
  )
}

function HeaderBasket(props: Shown) {
  return <MachineIsland {...props} name="miniBasket" machine={miniBasketMachine} island={MiniBasketIsland} textKeys={miniBasketTextKeys} />
}

function CartPart(props: Shown<CartPageModel>) {
  const form = <MachineIsland {...props} name="cart" machine={cartMachine} island={CartFormIsland} textKeys={cartFormTextKeys} />
  const rebateCode = (
    <MachineIsland
      {...props}
      name="rebateCode"
      machine={rebateCodeMachine}
      island={RebateCodeIsland}
      textKeys={rebateFormTextKeys}
      isOnDemand
    />
  )
  return <CartBody scene={props.scene} form={props.model.basket === null ? null : form} rebateCode={rebateCode} />
}
