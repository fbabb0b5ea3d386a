import { viewPayments } from "../../core/basket/payment.ts"
import type { PaymentsPageModel } from "../../core/basket/payments.page.ts"
import type { Scene } from "../scene.ts"
import { TopicPage } from "./TopicPage.tsx"

/** How a product can be paid for: methods under the moment of payment, each with what it adds and its terms. Spec: 9.61, 18.17, 18.29. */
export function PaymentsPage({ model, scene }: { readonly model: PaymentsPageModel; readonly scene: Scene }) {
  const { say, catalogue, frame } = scene
  const view = viewPayments(model.payments, frame.shell.priceFormat, catalogue)
  return (
    <TopicPage offer={model.offer} sizeId={model.sizeId} heading={say("shipping.payments")} scene={scene}>
      {view.is === "empty" ? (
        <p>{view.words}</p>
      ) : (
        <>
          {view.groups.map(({ heading, rows }) => (
            <table key={heading} className="couriers payments">
              <caption>{heading}</caption>
              <thead>
                <tr>
                  <th scope="col">{say("shipping.paymentMethod")}</th>
                  <th scope="col">{say("shipping.paymentExtra")}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, name, cost, terms, mark }) => (
                  <tr key={id}>
                    <th scope="row">
                      {name}
                      {mark !== "" && <small className="payments__mark"> {mark}</small>}
                      {terms !== "" && <small> {terms}</small>}
                    </th>
                    <td className="figures">{cost === "" ? "–" : cost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          {view.about !== "" && <p className="shipping_info__note">{view.about}</p>}
        </>
      )}
    </TopicPage>
  )
}
