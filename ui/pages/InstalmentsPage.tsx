import { topicAddress } from "../../core/addresses/product-links.ts"
import { viewInstalments } from "../../core/pricing/instalment-plan.ts"
import type { InstalmentsPageModel } from "../../core/pricing/instalments.page.ts"
import { decimalText } from "../../core/values/decimal.ts"
import type { Scene } from "../scene.ts"
import { RatesTable } from "../controls/RatesTable.tsx"
import { TopicPage } from "./TopicPage.tsx"

/**
 * The instalments of a product: the rates at once where there is one amount, or the amounts to choose from, each a form of its own, so that
 * a dialog shows their answers as well.
 *
 * Spec: 2.36, 5.78, 5.80, 8.78 to 8.81, 15.38 to 15.42, 15.70.
 */
export function InstalmentsPage({ model, scene }: { readonly model: InstalmentsPageModel; readonly scene: Scene }) {
  const { say, catalogue, frame, language } = scene
  const { offer, sizeId, quantity, instalments, of } = model
  const { priceFormat: format, priceType } = frame.shell
  const { message, buttons, rates } = viewInstalments(instalments, of, { priceType, format, catalogue })
  const hidden = { ...(sizeId === null ? {} : { selected_size: sizeId }), number: decimalText(quantity) }
  return (
    <TopicPage offer={offer} sizeId={sizeId} heading={say("price.instalments")} scene={scene}>
      {message !== null && <p>{message}</p>}
      {buttons.length > 0 && (
        <ul className="instalments">
          {buttons.map((button) => (
            <li key={button.of}>
              <form action={topicAddress("instalments", language, offer.id)} method="get">
                {Object.entries({ ...hidden, of: button.of }).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button
                  id={`instalments_${button.of}`}
                  type="submit"
                  className={`btn ${button.isChosen ? "--solid" : "--outline"}`}
                  disabled={!button.enabled}
                  {...(button.isChosen ? { "aria-current": true } : {})}
                  {...(button.hint === null ? {} : { "aria-describedby": `instalments_${button.of}_hint` })}
                >
                  {button.label} <span className="figures">{button.amount}</span>
                </button>
                {button.hint !== null && <p id={`instalments_${button.of}_hint`}>{button.hint}</p>}
              </form>
            </li>
          ))}
        </ul>
      )}
      {rates !== null && (
        <>
          <RatesTable rates={rates} say={say} />
          <p className="shipping_info__note">{say("price.instalmentRemainder")}</p>
        </>
      )}
    </TopicPage>
  )
}
