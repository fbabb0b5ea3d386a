import { cartAddress, emptyCartAddress, homeAddress } from "../../core/addresses/addresses.ts"
import { openCartPage } from "../../core/basket/cart-page.ts"
import { miniBasketTextKeys, openMiniBasket } from "../../core/basket/mini-basket.ts"
import type { CartPageModel, ProductPageModel } from "../../core/pages/page.ts"
import { openProductPage } from "../../core/product-page/product-page.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
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
import { productFormTextKeys } from "../product/product-form-texts.ts"
import { ProductPage } from "../product/ProductPage.tsx"
import type { IslandFrame } from "../runtime/island-data.ts"
import { stillStore } from "../runtime/still-store.ts"
import { Footer } from "../shell/Footer.tsx"
import { Header } from "../shell/Header.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import { currencyCode } from "./currency-code.ts"
import { Island } from "./Island.tsx"
import type { LanguageLinks } from "./language-links.ts"
import { ProductData } from "./ProductData.tsx"
import type { Scene } from "./scene.ts"
import type { ShownPageModel } from "./shown-page-model.ts"

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
      return <FailurePage status={model.status} say={scene.say} home={homeAddress(scene.language)} />
  }
}

const islandFrame = (scene: Scene): IslandFrame => ({
  nowMs: scene.frame.nowMs,
  language: scene.language,
})

function HeaderBasket({ scene, nonce }: Props) {
  const { basket, shell } = scene.frame
  const state = openMiniBasket({ basket, priceFormat: shell.priceFormat, priceType: shell.priceType })
  const texts = pickTexts(scene.catalogue, miniBasketTextKeys)
  const cart = cartAddress(scene.language)
  return (
    <Island id="island_header" data={{ ...islandFrame(scene), state, texts, cart }} nonce={nonce}>
      <MiniBasketIsland store={stillStore(state)} texts={texts} cart={cart} />
    </Island>
  )
}

function ProductPart({ model, scene, nonce }: Props<ProductPageModel>) {
  const { priceFormat, priceType } = scene.frame.shell
  const { offer, selectedSizeId, typedQuantity, refusal } = model
  const state = openProductPage({ offer, priceFormat, priceType, selectedSizeId, typedQuantity, refusal })
  const texts = pickTexts(scene.catalogue, productFormTextKeys)
  return (
    <>
      <Island id="island_product" data={{ ...islandFrame(scene), state, texts }} nonce={nonce}>
        <ProductFormIsland store={stillStore(state)} texts={texts} />
      </Island>
      <ProductData offer={offer} currency={currencyCode(priceFormat.symbol)} nonce={nonce} />
    </>
  )
}

function CartPart({ model, scene, nonce }: Props<CartPageModel>) {
  const { priceFormat, priceType } = scene.frame.shell
  if (model.basket === null) return <CartPage scene={scene} form={null} />
  const state = openCartPage({ basket: model.basket, priceFormat, priceType, refusal: model.refusal })
  const texts = pickTexts(scene.catalogue, cartFormTextKeys)
  const home = homeAddress(scene.language)
  const data = { ...islandFrame(scene), state, texts, home, emptyCart: emptyCartAddress(scene.language) }
  const form = (
    <Island id="island_cart" data={data} nonce={nonce}>
      <CartFormIsland store={stillStore(state)} texts={texts} home={home} />
    </Island>
  )
  return <CartPage scene={scene} form={form} />
}
