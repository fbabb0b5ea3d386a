import { homeAddress } from "../../core/addresses/addresses.ts"
import type { Crumb } from "../../core/product/details.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  readonly crumbs: readonly Crumb[]
  /** the page itself, without a link */
  readonly here: string
  readonly isProduct?: boolean
}

/** The way from the home page to this one, before which a script puts the way back. Spec: 2.29, 10.76, 19.123. */
export function Breadcrumbs({ scene, crumbs, here, isProduct = false }: Props) {
  return (
    <nav id="breadcrumbs" className="breadcrumbs" aria-label={scene.say("shell.breadcrumbs")}>
      <ol>
        <li className="bc-main">
          <a href={homeAddress(scene.language)}>{scene.say("shell.homeShort")}</a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.link} className={`category bc-item-${index + 1}`}>
            <a href={crumb.link}>{crumb.name}</a>
          </li>
        ))}
        <li className={`bc-active${isProduct ? " bc-product-name" : ""}`}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
