import type { PickupRowView } from "../../core/delivery/view-pickup.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly row: PickupRowView
  readonly isChosen: boolean
  readonly say: Say<"pickup.clientNumber" | "pickup.hours">
}

/** A pickup point in the list. Spec: 10.153, 18.55. */
export function PickupRow({ row, isChosen, say }: Props) {
  const id = `pickup_point_${row.id}`
  return (
    <li className="pickup__point">
      <input id={id} type="radio" name="pickup_point" value={row.id} required defaultChecked={isChosen} aria-describedby={`${id}_more`} />
      <label htmlFor={id}>
        <strong>{row.name}</strong> <span>{row.address}</span>
      </label>
      <p id={`${id}_more`} className="pickup__more">
        {[row.distance, row.openNow, row.requiresClientNumber ? say("pickup.clientNumber") : ""].filter((one) => one !== "").join(" · ")}
      </p>
      <details className="pickup__hours">
        <summary>
          {say("pickup.hours")} <span className="aside">{row.name}</span>
        </summary>
        <dl>
          {row.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
