import type { AccountPointsPageModel } from "../../core/account/account-points.page.ts"
import { pointLines } from "../../core/account/sections/point-history.ts"
import { dayText } from "../product/day-text.ts"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"

/** The points of a client, and how they came and went. Spec: 10.631. */
export function AccountPointsPage({ model, scene }: { readonly model: AccountPointsPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { visitor } = model.frame
  const balance = visitor.is === "client" ? visitor.points : "0"
  const lines = pointLines(balance, model.client.points)
  return (
    <AccountLayout scene={scene} page="accountPoints" heading={say("account.points")} lead={say("account.pointsNote")}>
      <p className="account__number">{balance}</p>
      <Card id="account_points_history" heading={say("account.pointsHistory")}>
        {lines.length === 0 && <p className="account__note">{say("account.noPoints")}</p>}
        {lines.length > 0 && (
          <table className="account__table">
            <thead>
              <tr>
                <th scope="col">{say("account.pointsDay")}</th>
                <th scope="col">{say("account.pointsEntry")}</th>
                <th scope="col">{say("account.pointsNumber")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ amount, reason, day }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines do not move, and two may be alike
                <tr key={at}>
                  <td>{day === null ? "–" : <time dateTime={day}>{dayText(day, language)}</time>}</td>
                  <td>{reason ?? say("account.pointsBefore")}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </AccountLayout>
  )
}
