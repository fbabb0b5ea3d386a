import { cartAddress } from "../../core/addresses/addresses.ts"
import type { OrderStep } from "../../core/pages/order-step.ts"
import { contactLinks } from "../../core/shell/shell.ts"
import type { Scene } from "../scene.ts"
import { Logo } from "../shell/Header.tsx"
import { OrderProgress } from "../shell/OrderProgress.tsx"

/** The head of an order's pages: sign, telephone, the way back, and nothing that leads away by accident. Spec: 10.47, 10.730. */
export function OrderHeader({ step, scene }: { readonly step: OrderStep; readonly scene: Scene }) {
  const { say, language, frame } = scene
  const ways = contactLinks(frame.shell.contact, "")
  return (
    <header className="header order-header">
      <a className="skip" href="#content">
        {say("shell.skip")}
      </a>
      <div className="order-header__bar wrap">
        <Logo scene={scene} />
        <p className="order-header__ways">
          {ways !== null && ways.phone !== "" && (
            <a className="order-header__call" href={ways.call}>
              <span className="order-header__word">{say("checkout.help")} </span>
              {ways.phone}
            </a>
          )}
          {step !== "done" && <a href={cartAddress(language)}>{say("checkout.back")}</a>}
        </p>
      </div>
      <div className="wrap">
        <OrderProgress step={step} scene={scene} />
      </div>
    </header>
  )
}
