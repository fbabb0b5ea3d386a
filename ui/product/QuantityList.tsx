import { useEffect, useState } from "react"
import type { quantityListTextKeys } from "../../core/product-page/quantity-list-kind.ts"
import { RadioLinks } from "../controls/RadioLinks.tsx"
import type { SectionProps } from "./product-sections.ts"

/** The platform's mark of the link that leads to the field. Spec: 10.91, 10.255. */
const more = "null"

/**
 * The first quantities, each at a press; the last link leads to the field, which then stays. They type into that field, so that it is what is
 * taken and posted. Without scripts they are links to the page with that quantity. Spec: 10.91, 10.255, 10.256.
 */
export function QuantityList({ view, say, send, live }: SectionProps<(typeof quantityListTextKeys)[number]>) {
  const { quantities } = view.sections
  const isBeyond = quantities !== undefined && !quantities.options.some(({ quantity }) => quantity === view.quantity)
  const [isField, showField] = useState(isBeyond)
  // a size that is sold out has no list, so that only a list shows what is beyond it
  if (isBeyond && !isField) showField(true)
  const [isPressed, press] = useState(false)
  useEffect(() => {
    if (isPressed) document.getElementById("projector_number")?.focus()
  }, [isPressed])
  if (quantities === undefined || isField) return null
  const links = quantities.options.map(({ quantity, name, link }) => ({
    id: quantity,
    href: link,
    selected: quantity === view.quantity,
    className: "projector_buy__quantity",
    content: name,
    mark: { "data-value": quantity },
  }))
  const way = quantities.more
  return (
    <div className="projector_buy__number_wrapper">
      <p className="label" id="projector_quantities_label">
        {say("product.quantity")}
        {view.unit !== "" && ` (${view.unit})`}
      </p>
      <div className="projector_buy__quantities">
        <RadioLinks
          className="projector_buy__listed"
          labelledBy="projector_quantities_label"
          links={links}
          live={live}
          choose={(text) => {
            send({ type: "QuantityTyped", text })
            send({ type: "QuantityLeft" })
          }}
        />
        {way !== null && (
          <a
            className="projector_buy__quantity select_button"
            data-value={more}
            href={way.link}
            onClick={(click) => {
              if (click.metaKey || click.ctrlKey || click.shiftKey) return
              click.preventDefault()
              showField(true)
              press(true)
            }}
          >
            {say("product.moreQuantities")}
          </a>
        )}
      </div>
    </div>
  )
}
