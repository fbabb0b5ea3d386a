import { asksForPoints, pickupAddress } from "../../core/delivery/pickup-list.ts"
import { tilesOrigin } from "../../core/delivery/pickup-map.ts"
import { checkoutPath } from "../../core/addresses/order-addresses.ts"
import { pickupPath } from "../../core/addresses/pickup-query.ts"
import { cartAddress, neutralAddress, productAddress } from "../../core/addresses/addresses.ts"
import { addressLine } from "../../core/delivery/pickup-point.ts"
import { pickupFoundWords } from "../../core/delivery/view-pickup.ts"
import type { ReactNode } from "react"
import type { PickupPageModel } from "../../core/delivery/pickup.page.ts"
import { languageCode } from "../../core/values/language.ts"
import { toldDegrees } from "../../core/values/position.ts"
import { Paging } from "../controls/Paging.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { PickupForm } from "./PickupForm.tsx"
import { PickupMap, PickupTools } from "./PickupMap.tsx"

interface Props {
  readonly model: PickupPageModel
  readonly scene: Scene
}

/** The search for a pickup point, its list, and the choice of one; all of it by forms and links. Spec: 10.260, 10.261, 18.54, 18.55. */
export function PickupPage({ model, scene, data }: Props & { readonly data: ReactNode }) {
  const { query, list, productId } = model
  const { say, language } = scene
  const points = list?.points ?? []
  return (
    <main id="content" className="wrap pickup" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={say("pickup.heading")} />
      <h1>{say("pickup.heading")}</h1>
      <Chosen model={model} scene={scene} />
      <Search model={model} scene={scene} />
      <PickupTools scene={scene} data={data} />
      <div className={tilesOrigin(model.tiles.address) === null ? "pickup__both --beside" : "pickup__both"}>
        <section id="pickup_results" className="pickup__found" aria-labelledby="pickup_found">
          <Found model={model} scene={scene} />
          {points.length > 0 && <PickupForm points={points} model={model} scene={scene} />}
          {list !== null && points.length === 0 && list.found > 0 && (
            <a className="btn --outline" href={pickupAddress(language, { ...query, page: 0 }, productId)} rel="nofollow">
              {say("pickup.firstPage")}
            </a>
          )}
          {list !== null && points.length > 0 && (
            <Paging
              {...list}
              total={list.found}
              page={query.page}
              scene={scene}
              addressOf={(page) => pickupAddress(language, { ...query, page }, productId)}
            />
          )}
        </section>
        <PickupMap scene={scene} tiles={model.tiles} />
      </div>
    </main>
  )
}

/** What a search came to: read first after it, by ear as well. Spec: 18.66. */
function Found({ model: { query, list }, scene: { catalogue } }: Props) {
  const words = pickupFoundWords(query, list, catalogue)
  if (query.ids !== undefined || !asksForPoints(query)) return <h2 id="pickup_found">{words}</h2>
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has asked, and this is the answer
    <h2 id="pickup_found" tabIndex={-1} autoFocus>
      {words}
    </h2>
  )
}

/** What is chosen, and the ways on from here. */
function Chosen({ model: { chosen, productId, query }, scene: { say, language } }: Props) {
  const isFromOrder = query.isFromOrder === true
  const ofShop = productId === null ? cartAddress(language) : productAddress(language, productId, "")
  const back = isFromOrder ? neutralAddress(checkoutPath, language) : ofShop
  const backWords = say(isFromOrder ? "checkout.backToWay" : productId === null ? "pickup.backToCart" : "pickup.backToProduct")
  if (chosen === null)
    return productId === null && !isFromOrder ? null : (
      <a className="pickup__back" href={back}>
        {backWords}
      </a>
    )
  return (
    <section className="pickup__chosen" aria-labelledby="pickup_chosen">
      <h2 id="pickup_chosen">{say("pickup.chosenHeading")}</h2>
      <p>
        <strong>{chosen.name}</strong> {addressLine(chosen)}
      </p>
      <div className="pickup__ways">
        <a className="btn --solid" href={back}>
          {backWords}
        </a>
        <form action={pickupPath} method="post">
          <button type="submit" className="link-button" name="pickup" value="forget">
            {say("pickup.forget")}
          </button>
        </form>
      </div>
    </section>
  )
}

/** Looks by an address; a position that is known stays, so that distances are told. */
function Search({ model: { query, productId }, scene: { say, language } }: Props) {
  const { position } = query
  return (
    <form className="pickup__search" action={pickupPath} role="search" aria-label={say("pickup.heading")}>
      <label className="field__label" htmlFor="pickup_text">
        {say("pickup.searchLabel")}
      </label>
      <input
        id="pickup_text"
        className="field__input"
        name="pickup_text"
        type="search"
        maxLength={100}
        autoComplete="address-line1"
        defaultValue={query.text}
      />
      {position !== null && (
        <>
          <input type="hidden" name="pickup_lat" value={toldDegrees(position.latitude)} />
          <input type="hidden" name="pickup_lon" value={toldDegrees(position.longitude)} />
        </>
      )}
      {productId !== null && <input type="hidden" name="product" value={productId} />}
      {query.isFromOrder === true && <input type="hidden" name="from" value="order" />}
      {language !== "pl" && <input type="hidden" name="lang" value={languageCode(language)} />}
      <button type="submit" className="btn --solid">
        {say("pickup.search")}
      </button>
    </form>
  )
}
