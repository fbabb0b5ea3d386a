import { choiceLink } from "../../core/addresses/product-links.ts"
import { fieldValue } from "../../core/product-page/submit.ts"
import type { PricedPeriodView, subscriptionTextKeys, SubscriptionView } from "../../core/subscription/view-subscription.ts"
import { subscriptionFieldNames as names } from "../../core/subscription/subscription.ts"
import { onDemand } from "../controls/on-demand.tsx"
import { RadioLinks } from "../controls/RadioLinks.tsx"
import type { PeriodDialogProps } from "./PeriodDialog.tsx"
import type { SectionProps } from "./product-sections.ts"

type Props = SectionProps<(typeof subscriptionTextKeys)[number]>

const PeriodDialog = onDemand<PeriodDialogProps>(() => import("./PeriodDialog.tsx").then((chunk) => chunk.PeriodDialog))

/**
 * Buying once or by subscription, and the delivery periods. Without a script the radios post as they stand, and a period is a link to
 * the page with that period; the styles show the periods beside the radio of the subscription.
 *
 * Spec: 4.56 to 4.61, 9.44, 10.80, 17.14, 17.33; the dialog of 4.64.
 */
export function SubscriptionChoice({ view, say, send, live }: Props) {
  const { subscription, period } = view.sections
  if (subscription === undefined) return null
  return (
    <section id="projector_subscription" className="projector_subscription" tabIndex={-1} aria-labelledby="projector_subscription_label">
      <p className="choice__label" id="projector_subscription_label">
        <span className="label">{say(subscription.isOnly ? "subscription.subscribe" : "subscription.heading")}</span>
      </p>
      {/* where there are radios, they are what is posted */}
      <input
        type="hidden"
        id="projector_subscription_hidden"
        name={names.subscription}
        value={String(subscription.isSubscription)}
        disabled={!subscription.isOnly}
      />
      <input
        type="hidden"
        id="projector_subscription_days_hidden"
        name={names.period}
        value={fieldValue(view.fields, names.period) || "0"}
      />
      {subscription.choices.length > 0 && <Purchases choices={subscription.choices} send={send} />}
      <div id="projector_subscription_details" className="projector_subscription__details">
        <p className="projector_subscription__label" id="projector_subscription_periods">
          {say("subscription.periods")}
        </p>
        <Periods periods={subscription.periods} view={view} send={send} live={live} />
        <p className="projector_subscription__saving" aria-live="polite">
          {subscription.saving}
        </p>
        {subscription.stock !== null && <p className="projector_subscription__stock">{subscription.stock}</p>}
      </div>
      <p className="projector_subscription__error" role="alert">
        {period?.error}
      </p>
      {period !== undefined && period.dialog !== null && (
        <PeriodDialog dialog={period.dialog} heading={say("subscription.periods")} send={send} />
      )}
    </section>
  )
}

function Purchases({ choices, send }: Pick<SubscriptionView, "choices"> & Pick<Props, "send">) {
  return (
    <div className="projector_subscription__purchases" role="radiogroup" aria-labelledby="projector_subscription_label">
      {choices.map(({ purchase, label, selected }) => {
        const isSubscription = purchase === "subscription"
        const id = isSubscription ? "radioSubscriptionTrue" : "radioSubscriptionFalse"
        return (
          <label key={purchase} className="projector_subscription__purchase">
            <input
              type="radio"
              id={id}
              name={names.subscription}
              value={String(isSubscription)}
              checked={selected}
              onChange={() => send({ type: "PurchaseChosen", purchase })}
            />
            {label}
          </label>
        )
      })}
    </div>
  )
}

interface PeriodsProps extends Pick<Props, "view" | "send" | "live"> {
  readonly periods: readonly PricedPeriodView[]
}

/** The periods as links to `?selected_subscription=`, which work without a script. */
function Periods({ periods, view, send, live }: PeriodsProps) {
  const sizeId = view.sizesShown ? (view.sizes.find(({ selected }) => selected)?.id ?? null) : null
  const links = periods.map(({ days, label, price, selected }) => ({
    id: String(days),
    selected,
    href: choiceLink({ sizeId, days }),
    className: "projector_subscription__item",
    content: (
      <>
        <span className="projector_subscription__period">{label}</span> <span className="projector_subscription__price">{price}</span>
      </>
    ),
    mark: { "data-days": days },
  }))
  return (
    <RadioLinks
      className="projector_subscription__periods"
      labelledBy="projector_subscription_periods"
      links={links}
      choose={(days) => send({ type: "PeriodChosen", days: Number(days) })}
      live={live}
    />
  )
}
