import type { ReactNode } from "react"
import type { ListedProduct } from "../../core/product/listing.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import type { Scene } from "../scene.ts"
import { tilePriceView, TilePrices } from "./TilePrices.tsx"
import { TileVersions } from "./TileVersions.tsx"

interface Props {
  readonly tile: ListedProduct
  readonly scene: Scene
  readonly sizes: string
  /** place in the grid from 0 */
  readonly index: number
  /** page of the listing from 0 */
  readonly page?: number
  /** pictures near the top of the page are not lazy */
  readonly first?: boolean
  /** what can be done with it, where its list offers that */
  readonly children?: ReactNode
}

/**
 * A product in a grid: picture, name, maker, price, versions. The names of its parts are the platform's. The picture is a link for those
 * who press it, and is not spoken: the name says the same. Spec: 10.59 to 10.61, 10.178, 10.245, 10.246, 10.320.
 */
export function ProductTile({ tile, scene, sizes, index, page = 0, first = false, children }: Props) {
  const { say } = scene
  const price = tilePriceView(tile, scene)
  return (
    <div
      className={`product product_wrapper${tile.available ? "" : " --sold-out"}`}
      role="listitem"
      data-product_id={tile.id}
      data-id={tile.id}
      data-product_page={page}
      {...(index === 0 ? { "data-product_first": "true" } : {})}
      {...(tile.available ? {} : { "data-product_disable": "true" })}
    >
      <a className="product__icon" href={tile.link} title={tile.name} data-product-id={tile.id} tabIndex={-1} aria-hidden="true">
        {tile.picture !== null && <ResponsivePicture picture={tile.picture} alt={tile.name} sizes={sizes} first={first} upTo="medium" />}
        {tile.secondPicture !== null && (
          <ResponsivePicture picture={tile.secondPicture} alt="" sizes={sizes} upTo="medium" isPassing pictureClassName="product__second" />
        )}
      </a>
      <h3 className="product__heading">
        <a className="product__name product-name" href={tile.link} title={tile.name}>
          {tile.name}
        </a>
      </h3>
      <p className="product__line">
        {tile.producer !== null && (
          <a className="product__producer product__firm firm_name" href={tile.producer.link} title={tile.producer.name}>
            {tile.producer.name}
          </a>
        )}
        {tile.versionName !== null && <span className="product__versions">{tile.versionName}</span>}
        {tile.sizeNames.length > 0 && <span className="product__size">{tile.sizeNames.join(", ")}</span>}
      </p>
      {tile.traits.length > 0 && (
        <ul className="product__traits">
          {tile.traits.map(({ name, values }) => (
            <li key={name}>
              <span className="aside">{`${name}: `}</span>
              {values.join(", ")}
            </li>
          ))}
        </ul>
      )}
      <TilePrices tile={tile} price={price} say={say} badge />
      {tile.versions !== undefined && <TileVersions versions={tile.versions} link={tile.link} say={say} />}
      {!tile.available && <p className="product__availability status_description">{say("tile.soldOut")}</p>}
      {children}
    </div>
  )
}
