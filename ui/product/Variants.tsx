import type { VariantLink } from "../../core/product/details.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly variants: { readonly name: string; readonly links: readonly VariantLink[] }
  readonly scene: Scene
}

/** Siblings that differ in one thing, each at its own address. Spec: 2.46, 10.102. */
export function Variants({ variants, scene }: Props) {
  const chosen = variants.links.find((link) => link.selected)
  return (
    <nav id="projector_variants_section" className="projector_versions" aria-labelledby="projector_versions_label">
      <p className="choice__label" id="projector_versions_label">
        <span className="label">{variants.name}</span> {chosen !== undefined && <span>{chosen.name}</span>}
      </p>
      <ul className="projector_versions__sub">
        {variants.links.map((link) => (
          <li key={link.productId}>
            <a
              className={`projector_versions__item${link.selected ? " --selected" : ""}${link.available ? "" : " --disabled"}`}
              href={link.link}
              title={link.name}
              aria-label={link.available ? link.name : scene.say("product.choiceSoldOut", { name: link.name })}
              {...(link.selected ? { "aria-current": "page" as const } : {})}
            >
              {link.icon === null ? <span>{link.name}</span> : <SmallPicture files={link.icon} alt="" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
