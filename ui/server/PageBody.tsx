import { homeAddress } from "../../core/addresses/addresses.ts"
import { miniBasketTextKeys } from "../../core/basket/mini-basket.ts"
import { cartMachine } from "../../core/pages/cart-machine.ts"
import { miniBasketMachine } from "../../core/pages/mini-basket-machine.ts"
import type { CartPageModel, ProductPageModel, ShownPageModel } from "../../core/pages/page.ts"
import { productMachine } from "../../core/pages/product-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { cartFormTextKeys } from "../cart/cart-form-texts.ts"
import { CartPage } from "../cart/CartPage.tsx"
import { AccountPage } from "../pages/AccountPage.tsx"
import { CategoryPage } from "../pages/CategoryPage.tsx"
import { ContentPage } from "../pages/ContentPage.tsx"
import { FailurePage } from "../pages/FailurePage.tsx"
import { HomePage } from "../pages/HomePage.tsx"
import { MessagePage } from "../pages/MessagePage.tsx"
import { SignInPage } from "../pages/SignInPage.tsx"
import { ProductFormIsland } from "../product/ProductFormIsland.tsx"
import { productFormTextKeys } from "../product/product-form-props.ts"
import { ProductPage } from "../product/ProductPage.tsx"
import { Footer } from "../shell/Footer.tsx"
import { Header } from "../shell/Header.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import { NoticeLine } from "../shell/NoticeLine.tsx"
import { currencyCode } from "./structured-data.ts"
import type { LanguageLinks } from "../../core/pages/language-links.ts"
import { MachineIsland } from "./MachineIsland.tsx"
import { ProductData } from "./ProductData.tsx"
import type { Scene } from "../scene.ts"

interface Props<Model extends ShownPageModel = ShownPageModel> {
  readonly model: Model
  readonly scene: Scene
  readonly nonce: string
}

/** Everything inside `#container`: header, the page, footer, and the data its islands start from. */
export function PageBody(props: Props & { readonly links: LanguageLinks }) {
  const { model, scene, links } = props
  const currentCategoryId = model.page === "category" ? model.listing.categoryId : null
  return (
    <>
      <Header scene={scene} links={links} currentCategoryId={currentCategoryId} miniBasket={<HeaderBasket {...props} />} />
      <NoticeLine model={model} scene={scene} />
      <Page {...props} />
      <Footer scene={scene} />
    </>
  )
}

function Page({ model, scene, nonce }: Props) {
  switch (model.page) {
    case "home":
      return <HomePage model={model} scene={scene} />
    case "category":
      return <CategoryPage model={model} scene={scene} />
    case "product":
      return <ProductPage model={model} scene={scene} form={<ProductPart model={model} scene={scene} nonce={nonce} />} />
    case "cart":
      return <CartPart model={model} scene={scene} nonce={nonce} />
    case "signIn":
      return <SignInPage model={model} scene={scene} />
    case "account":
      return <AccountPage scene={scene} />
    case "content":
      return <ContentPage model={model} scene={scene} />
    case "message":
      return <MessagePage scene={scene} />
    case "failure":
      return <FailurePage status={model.status} say={scene.say} home={homeAddress(scene.language)} contact={scene.frame.shell.contact} />
  }
}

function HeaderBasket(props: Props) {
  return <MachineIsland {...props} name="miniBasket" machine={miniBasketMachine} island={MiniBasketIsland} textKeys={miniBasketTextKeys} />
}

function ProductPart({ model, scene, nonce }: Props<ProductPageModel>) {
  return (
    <>
      <MachineIsland
        name="product"
        machine={productMachine}
        island={ProductFormIsland}
        textKeys={productFormTextKeys}
        model={model}
        scene={scene}
        nonce={nonce}
      />
      <ProductData model={model} currency={currencyCode(scene.frame.shell.priceFormat.symbol)} nonce={nonce} />
    </>
  )
}

function CartPart(props: Props<CartPageModel>) {
  const form = <MachineIsland {...props} name="cart" machine={cartMachine} island={CartFormIsland} textKeys={cartFormTextKeys} />
  return <CartPage scene={props.scene} form={props.model.basket === null ? null : form} />
}
