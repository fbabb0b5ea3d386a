import type { ReactNode } from "react"
import { cartAddress } from "../../core/addresses/addresses.ts"
import type { ListedProduct } from "../../core/product/listing.ts"
import { contactLinks } from "../../core/shell/shell.ts"
import type { Scene } from "../scene.ts"
import { ContactButtons } from "../shell/ContactButtons.tsx"
import { OrderProgress } from "../shell/OrderProgress.tsx"
import { Zone } from "../tiles/Zone.tsx"

interface Props {
  readonly scene: Scene
  /** those of the rows and of what they come to; `null` = the shop did not answer */
  readonly islands: { readonly form: ReactNode; readonly summary: ReactNode } | null
  /** the form of files for rows */
  readonly files: ReactNode
  /** the island of the rebate code */
  readonly rebateCode: ReactNode
  readonly recommended: readonly ListedProduct[]
}

/** The cart's page around its island, and how to order what the shop does not sell online. Spec: 2.1, 17.28. */
export function CartBody({ scene, islands, files, rebateCode, recommended }: Props) {
  const { say } = scene
  const contact = contactLinks(scene.frame.shell.contact, say("cart.orderSubject"))
  return (
    <main id="content" className="wrap cart" tabIndex={-1}>
      <OrderProgress step="cart" scene={scene} />
      <h1>{say("cart.heading")}</h1>
      {islands === null ? (
        <div className="empty">
          <h2>{say("cart.unreachableHeading")}</h2>
          <p>{say("cart.unreachableText")}</p>
          <a className="btn --solid" href={cartAddress(scene.language)}>
            {say("cart.tryAgain")}
          </a>
        </div>
      ) : (
        <div className="cart__parts">
          {islands.form}
          <div className="cart__sum">{islands.summary}</div>
          <div>
            {files}
            {rebateCode}
            {contact !== null && (
              <section className="cart__order" aria-labelledby="cart_order">
                <h2 id="cart_order">{say("cart.orderHeading")}</h2>
                <p>{say("cart.orderText")}</p>
                <ContactButtons contact={contact} say={say} isQuiet />
              </section>
            )}
          </div>
        </div>
      )}
      <Zone id="basketedit_hotspot_zone1" heading={say("cart.recommended")} tiles={recommended} scene={scene} />
    </main>
  )
}
