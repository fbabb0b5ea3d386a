import { keptClientKey } from "../../core/account/kept-client.ts"
import { cartAddress } from "../../core/addresses/addresses.ts"
import { choosingMachine } from "../../core/order/choosing/choosing-machine.ts"
import { problemKeys } from "../../core/order/choosing/view-choosing.ts"
import { viewParts } from "../../core/order/ways/view-parts.ts"
import { viewBasketGoods } from "../../core/order/view-goods.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import { ChoosingForm } from "../order/ChoosingForm.tsx"
import { choosingFormTextKeys } from "../order/choosing-texts.ts"
import { OrderGoods } from "../order/OrderGoods.tsx"
import { OrderAlert, OrderObstacle } from "../order/OrderObstacle.tsx"

/** Where payment and delivery are chosen. Spec: 10.151, 10.152, 10.732, 10.735, 10.955. */
export function ChoosingScreen({ model, scene }: BodyProps<"order1">) {
  const { say, catalogue, frame, language } = scene
  const { obstacle, parts } = model.quote
  const goods = viewBasketGoods(frame.basket?.rows ?? [], frame.shell.priceFormat, catalogue)
  return (
    <main id="content" className="wrap order-page" tabIndex={-1} data-forgets={keptClientKey("order")}>
      <h1>{say("checkout.wayHeading")}</h1>
      <OrderObstacle error={obstacle} scene={scene} />
      {obstacle === null && model.lack !== null && model.lack !== "clientNumber" && (
        <OrderAlert view={{ text: say(problemKeys[model.lack]), link: null, durationMs: null }} />
      )}
      {obstacle === null && parts.length > 0 && (
        <section id="order_parts" className="order-parts">
          <h2>{say("checkout.partsHeading")}</h2>
          <ul>
            {viewParts(parts, catalogue).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="order-page__columns">
        <details className="order-page__goods">
          <summary>{say("checkout.goodsSummary", { count: goods.length })}</summary>
          <OrderGoods
            id="order1_products"
            heading={say("checkout.goodsHeading")}
            goods={goods}
            change={{ text: say("checkout.change"), about: say("checkout.changeGoods"), link: cartAddress(language) }}
          />
        </details>
        {obstacle === null && (
          <MachineIsland
            model={model}
            scene={scene}
            name="orderChoice"
            machine={choosingMachine}
            island={ChoosingForm}
            textKeys={choosingFormTextKeys}
          />
        )}
      </div>
    </main>
  )
}
