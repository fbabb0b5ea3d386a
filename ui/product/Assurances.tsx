import type { Scene } from "../scene.ts"

/** What one asks before buying: delivery, returns, warranty; each is a link to the answer. */
export function Assurances({ scene, hasWarranty }: { readonly scene: Scene; readonly hasWarranty: boolean }) {
  const pages = scene.frame.shell.contentLinks.filter((link) => link.key === "delivery" || link.key === "returns")
  if (pages.length === 0 && !hasWarranty) return null
  return (
    <ul className="assurances">
      {pages.map((page) => (
        <li key={page.key}>
          <a href={page.link}>{page.title}</a>
        </li>
      ))}
      {hasWarranty && (
        <li>
          <a href="#projector_warranty">{scene.say("product.warranty")}</a>
        </li>
      )}
    </ul>
  )
}
