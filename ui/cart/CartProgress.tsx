import { cartAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

const steps = [
  { modifiers: "--first --shopping-cart", key: "cart.stepCart" },
  { modifiers: "--second", key: "cart.stepData" },
  { modifiers: "--third", key: "cart.stepDelivery" },
  { modifiers: "--fourth", key: "cart.stepCheck" },
] as const

/** The way to an order and how far the shopper is on it. A step whose page there is links to it. Spec: 10.441. */
export function CartProgress({ scene }: { readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <section id="Progress" className="progress" aria-label={say("cart.steps")}>
      <ol>
        {steps.map(({ modifiers, key }, at) => (
          <li key={key} className={`progress__item ${modifiers}${at === 0 ? " --active" : ""}`}>
            {at === 0 ? (
              <a href={cartAddress(language)} aria-current="step">
                {say(key)}
              </a>
            ) : (
              <span>{say(key)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
