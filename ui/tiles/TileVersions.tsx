import type { ListedVersions } from "../../core/product/listing.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Say } from "../say.ts"

interface Props {
  readonly versions: ListedVersions
  /** the page of the version that the tile shows */
  readonly link: string
  readonly say: Say
}

/** The versions of a tile's product, each a link that says its name and whether it is sold out, as large as a finger. Spec: 2.83, 10.304. */
export function TileVersions({ versions, link, say }: Props) {
  return (
    <ul className="swatches" aria-label={versions.name}>
      {versions.links.map((version) => {
        const spoken = version.available ? version.name : say("product.choiceSoldOut", { name: version.name })
        return (
          <li key={version.productId}>
            <a
              className={`swatch${version.selected ? " --selected" : ""}${version.available ? "" : " --disabled"}`}
              href={version.link}
              title={spoken}
              {...(version.selected ? { "aria-current": "true" as const } : {})}
            >
              {version.icon === null ? spoken : <SmallPicture files={version.icon} alt={spoken} />}
            </a>
          </li>
        )
      })}
      {versions.more > 0 && (
        <li>
          <a className="swatch" href={link} aria-label={say("tile.moreVersions", { count: versions.more })}>
            +{versions.more}
          </a>
        </li>
      )}
    </ul>
  )
}
