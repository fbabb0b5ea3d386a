import { type OrderStep, viewOrderSteps } from "../../core/pages/order-step.ts"
import type { Scene } from "../scene.ts"

/** The way to an order and how far the shopper is on it. A step that was gone through links back to its page. Spec: 10.129, 10.441, 10.731. */
export function OrderProgress({ step, scene }: { readonly step: OrderStep; readonly scene: Scene }) {
  const { say, catalogue } = scene
  return (
    <section id="Progress" className="progress" aria-label={say("cart.steps")}>
      <ol>
        {viewOrderSteps(step, catalogue).map(({ modifiers, name, link, isActive, isDone }) => (
          <li key={modifiers} className={`progress__item ${modifiers}${isActive ? " --active" : ""}${isDone ? " --done" : ""}`}>
            {link === null ? (
              <span aria-current={isActive ? "step" : undefined}>{name}</span>
            ) : (
              <a href={link} aria-current={isActive ? "step" : undefined}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
