import { choiceLink } from "../../core/addresses/product-links.ts"
import { RadioLinks } from "../controls/RadioLinks.tsx"
import type { ProductFormProps } from "./product-form-props.ts"

/** Sizes as links to `?selected_size=`, which work without a script. */
export function SizeLinks({ view, say, send, live }: ProductFormProps) {
  const { subscription } = view.sections
  const days = subscription?.isSubscription === true ? (subscription.periods.find(({ selected }) => selected)?.days ?? null) : null
  const links = view.sizes.map(({ id, name, selected, disabled }) => ({
    id,
    selected,
    href: choiceLink({ sizeId: id, days }),
    className: `projector_sizes__item${disabled ? " --disabled" : ""}`,
    content: <span className="projector_sizes__name">{name}</span>,
    mark: { "data-type": id },
    ...(disabled ? { name: say("product.choiceSoldOut", { name }) } : {}),
  }))
  return <RadioLinks className="projector_sizes__sub" links={links} choose={(sizeId) => send({ type: "SizeChosen", sizeId })} live={live} />
}
