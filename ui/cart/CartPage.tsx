import type { ReactNode } from "react"
import { cartAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  /** the island of the cart; `null` = the shop did not answer */
  readonly form: ReactNode | null
}

/** The cart's page around its island. Spec: 2.1. */
export function CartPage({ scene, form }: Props) {
  const { say } = scene
  return (
    <main id="content" className="wrap cart" tabIndex={-1}>
      <h1>{say("cart.heading")}</h1>
      {form ?? (
        <div className="empty">
          <h2>{say("cart.unreachableHeading")}</h2>
          <p>{say("cart.unreachableText")}</p>
          <a className="btn --solid" href={cartAddress(scene.language)}>
            {say("cart.tryAgain")}
          </a>
        </div>
      )}
    </main>
  )
}
