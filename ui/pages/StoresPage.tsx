import { topicAddress } from "../../core/addresses/product-links.ts"
import { ownTiles } from "../../core/delivery/pickup-map.ts"
import { type StoreRow, viewStores } from "../../core/delivery/store-list.ts"
import { storeMapSize } from "../../core/delivery/store-map.ts"
import type { StoresPageModel } from "../../core/delivery/stores.page.ts"
import { tilePx } from "../../core/values/position.ts"
import type { Scene } from "../scene.ts"
import { TopicPage } from "./TopicPage.tsx"

interface Props {
  readonly model: StoresPageModel
  readonly scene: Scene
}

/** Which stores have a size: a form for size and city, and a list. Spec: 2.38, 8.76, 8.77, 16.63, 18.12 to 18.15, 18.30. */
export function StoresPage({ model, scene }: Props) {
  const { offer, sizeId, city, stores, frame } = model
  const { say, catalogue } = scene
  const view = viewStores(stores, { ...offer, sizeId, city, nowMs: frame.nowMs }, catalogue)
  return (
    <TopicPage offer={offer} sizeId={sizeId} heading={say("shipping.stores")} scene={scene}>
      <StoresForm model={model} view={view} scene={scene} />
      <div aria-live="polite">
        {view.words !== null && <p>{view.words}</p>}
        {view.map !== null && <StoresMap map={view.map} />}
        <ul className="stores">
          {view.rows.map((row) => (
            <Store key={row.name} row={row} scene={scene} />
          ))}
        </ul>
      </div>
    </TopicPage>
  )
}

function StoresForm({ model, view: { cities, sizeWords }, scene }: Props & { readonly view: ReturnType<typeof viewStores> }) {
  const { offer, sizeId } = model
  const { say, language } = scene
  const hasSizes = offer.sizes.length > 1
  if (!hasSizes && cities.length === 0) return null
  return (
    <form className="stores__form" action={topicAddress("stores", language, offer.id)} method="get">
      {hasSizes ? (
        <label className="field__label" htmlFor="stores_size">
          {sizeWords.name}
          <select id="stores_size" className="select" name="selected_size" defaultValue={sizeId ?? ""}>
            {sizeId === null && <option value="">{sizeWords.choose}</option>}
            {offer.sizes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {cities.length > 0 && (
        <label className="field__label" htmlFor="stores_city">
          {say("shipping.storesCity")}
          <select id="stores_city" className="select" name="city" defaultValue={cities.find(({ isChosen }) => isChosen)?.value ?? ""}>
            {cities.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button id="stores_show" type="submit" className="btn">
        {say("shipping.storesShow")}
      </button>
    </form>
  )
}

/** A picture of the shop's own tiles, with a pin for each store of the list: all it says stands in the list, too. Spec: 2.38, 18.63. */
function StoresMap({ map: { zoom, tiles, pins, name } }: { readonly map: NonNullable<ReturnType<typeof viewStores>["map"]> }) {
  const { width, height } = storeMapSize
  const address = (x: number, y: number) =>
    ownTiles.address.replace("{z}", String(zoom)).replace("{x}", String(x)).replace("{y}", String(y))
  return (
    <svg className="stores__map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      {tiles.map(({ x, y, left, top }) => (
        <image key={`${x} ${y}`} href={address(x, y)} x={left} y={top} width={tilePx} height={tilePx} />
      ))}
      {pins.map(({ left, top }) => (
        <path key={`${left} ${top}`} className="stores__pin" transform={`translate(${left} ${top})`} d={pin} />
      ))}
    </svg>
  )
}

/** Its point is where the store is. */
const pin = "M0 0C-3-7-8-10-8-17a8 8 0 0 1 16 0C8-10 3-7 0 0Z"

function Store({ row, scene: { say } }: { readonly row: StoreRow; readonly scene: Scene }) {
  const { name, address, phone, email, stock, isInStock, openNow, hours } = row
  return (
    <li className="stores__item">
      <h2 className="stores__name">{name}</h2>
      <p className={isInStock ? "stores__stock" : "stores__stock --none"}>{stock}</p>
      <p>{address}</p>
      <p className="stores__contact">
        {phone !== "" && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
        {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <dl className="stores__hours" aria-label={say("shipping.storesHours")}>
        {hours.map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd className="figures">{line.hours}</dd>
          </div>
        ))}
      </dl>
      <p className="stores__now">{openNow}</p>
    </li>
  )
}
