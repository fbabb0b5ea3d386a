import { subscriptionsPath } from "../../core/addresses/client-order-addresses.ts"
import { moveOperation, type SubscriptionWish } from "../../core/order/own/subscription-plan.ts"
import type { SubscriptionsPageModel } from "../../core/subscription/subscriptions.page.ts"
import { type OwnSubscriptionView, viewSubscriptions } from "../../core/order/own/view-subscriptions.ts"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"

const wishKeys = {
  skip: "subscriptions.skip",
  pause: "subscriptions.pause",
  resume: "subscriptions.resume",
  cancel: "subscriptions.cancelSubmit",
} as const satisfies Readonly<Record<SubscriptionWish, string>>

/** What comes again and again, and what can be done about it. Spec: 10.885, 10.957. */
export function SubscriptionsPage({ model, scene }: { readonly model: SubscriptionsPageModel; readonly scene: Scene }) {
  const { say, catalogue } = scene
  const subscriptions = viewSubscriptions(model.subscriptions, catalogue)
  return (
    <AccountLayout scene={scene} page="subscriptions" heading={say("subscriptions.heading")}>
      {subscriptions.length === 0 && (
        <div className="account__card">
          <p className="account__empty">{say("subscriptions.none")}</p>
        </div>
      )}
      {subscriptions.map((subscription) => (
        <Subscription key={subscription.id} subscription={subscription} scene={scene} />
      ))}
    </AccountLayout>
  )
}

function Subscription({ subscription, scene: { say, frame } }: { readonly subscription: OwnSubscriptionView; readonly scene: Scene }) {
  const { id, goods, every, state, isActive, about, wishes } = subscription
  const heading = `subscription_${id}`
  const atOnce = wishes.filter((wish) => wish !== "cancel")
  return (
    <section className="account__card subscription" aria-labelledby={heading}>
      <h2 id={heading}>{goods.join(", ")}</h2>
      <p>{every}</p>
      <p className={isActive ? "order-list__status --open" : "order-list__status"}>{state}</p>
      <ul className="subscription__about">
        {about.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {wishes.length > 0 && (
        <form method="post" action={subscriptionsPath} className="subscription__ways">
          <input type="hidden" name="number" value={id} />
          {atOnce.map((wish) => (
            <button key={wish} className="btn" name="operation" value={wish}>
              {say(wishKeys[wish])}
            </button>
          ))}
          {frame.visitor.is !== "guest" && (
            <button className="btn" name="operation" value={moveOperation}>
              {say("subscriptions.move")}
            </button>
          )}
          <details>
            <summary>{say("subscriptions.cancel")}</summary>
            <p>{say("subscriptions.cancelLead")}</p>
            <button className="btn" name="operation" value="cancel">
              {say(wishKeys.cancel)}
            </button>
          </details>
        </form>
      )}
    </section>
  )
}
