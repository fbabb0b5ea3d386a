import type { GoodsView } from "../../core/order/view-goods.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"

interface Props {
  readonly id: string
  readonly heading: string
  readonly goods: readonly GoodsView[]
  /** the way back to where it can be changed; null = it cannot */
  readonly change: { readonly text: string; readonly about: string; readonly link: string } | null
}

/** What is ordered: picture, name, quantity, amount. Spec: 10.154, 10.742, 10.750. */
export function OrderGoods({ id, heading, goods, change }: Props) {
  return (
    <section className="order-goods" aria-labelledby={`${id}_heading`}>
      <div className="order-part__head">
        <h2 id={`${id}_heading`}>{heading}</h2>
        {change !== null && <ChangeLink {...change} />}
      </div>
      <div id={id}>
        <ul>
          {goods.map(({ key, name, about, quantity, amount, link, picture }) => (
            <li key={key} className="order-goods__row">
              <span className="order-goods__picture">{picture !== null && <SmallPicture files={picture} alt="" />}</span>
              <span className="order-goods__name">
                {link === null ? (
                  name
                ) : (
                  <a href={link} target="_blank" rel="noopener">
                    {name}
                  </a>
                )}
                {about.map((line) => (
                  <span key={line} className="order-goods__about">
                    {line}
                  </span>
                ))}
              </span>
              <span className="order-goods__amount">
                <strong className="figures">{amount}</strong>
                <span className="order-goods__about">{quantity}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A way back to where a part of the order is chosen; it says to who hears it what it changes. Spec: 10.743. */
export const ChangeLink = ({ text, about, link }: NonNullable<Props["change"]>) => (
  <a className="order-part__change" href={link} data-changes="">
    {text}
    <span className="aside"> {about}</span>
  </a>
)
