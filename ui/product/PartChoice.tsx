import type { SetTextKey } from "../../core/product-page/set-kind.ts"
import type { PartView } from "../../core/product-page/sections.ts"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { SectionProps } from "./product-sections.ts"

type Props = SectionProps<SetTextKey>

/**
 * The parts of a set, each with what is to choose of it. Before the island runs, the boxes and drop-downs carry the fields themselves;
 * then hidden ones carry what the form's machine says. They stand one under another on every screen.
 *
 * Spec: 4.71, 5.52 to 5.54, 9.37, 9.38, 16.16 to 16.24, 16.58.
 */
export function PartChoice(props: Props) {
  const { view, live } = props
  const { parts = [], set } = view.sections
  if (parts.length === 0 || set === undefined) return null
  const numbered = live ? view.fields.filter(({ name }) => name.endsWith("]")) : []
  return (
    <section id="projector_bundle" className="projector_bundle" aria-labelledby="projector_bundle_label" tabIndex={-1}>
      <h2 className="choice__label projector_bundle__label" id="projector_bundle_label">
        {set.heading}
      </h2>
      {numbered.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="projector_bundle__list">
        {parts.map((part) => (
          <BundlePart key={part.id} part={part} {...props} />
        ))}
      </ul>
      <p className="projector_bundle__saving" aria-live="polite">
        {set.saving}
      </p>
    </section>
  )
}

function BundlePart({ part, ...props }: Props & { readonly part: PartView }) {
  const { view, say, live, send } = props
  const { id, fields } = part
  const isAlerted = view.alertPart === id
  const served = (field: PartView["fields"]["size"]) => (live ? {} : { name: field.name })
  return (
    <li
      id={`projector_bundle_${id}`}
      className={`projector_bundle__item${part.selected ? "" : " --out"}${isAlerted ? " --alert" : ""}`}
      tabIndex={-1}
    >
      {!live && part.versions.length === 0 && <input type="hidden" name={fields.product.name} value={fields.product.value} />}
      {!live && part.sizes.length === 0 && <input type="hidden" name={fields.size.name} value={fields.size.value} />}
      {!live && !part.optional && <input type="hidden" name={fields.number.name} value={fields.number.value} />}
      <div className="projector_bundle__image">
        {part.picture !== null && <SmallPicture files={part.picture} alt="" className="projector_bundle__photo" />}
      </div>
      <div className="projector_bundle__words">
        {part.optional ? (
          <label className="projector_bundle__name">
            <input
              type="checkbox"
              id={`projector_bundle_checkbox_${id}`}
              className="projector_bundle__checkbox"
              value={fields.number.value}
              {...served(fields.number)}
              checked={part.selected}
              onChange={(change) => send({ type: "PartChecked", partId: id, checked: change.target.checked })}
            />
            <span>{part.name}</span>
          </label>
        ) : (
          <p className="projector_bundle__name">{part.name}</p>
        )}
        <p className="projector_bundle__facts figures">
          <span>{part.quantity}</span>
          {part.price !== null && (
            <span className="projector_bundle__price">
              {part.priceFrom && `${say("tile.from")} `}
              {part.price}
            </span>
          )}
        </p>
        {part.availability !== null && <p className={`projector_bundle__status --${part.status}`}>{part.availability}</p>}
      </div>
      <PartFields part={part} served={served} {...props} />
      <p id={`projector_bundle_alert_${id}`} className="projector_bundle__alert" role="alert">
        {isAlerted && view.alert}
      </p>
    </li>
  )
}

/** What is to choose of a part. A part that is left out asks nothing. Spec: 4.71, 16.18. */
function PartFields({
  part,
  served,
  view,
  say,
  live,
  send,
}: Props & {
  readonly part: PartView
  readonly served: (field: PartView["fields"]["size"]) => object
}) {
  const { id, fields, versions, sizes } = part
  if (versions.length === 0 && sizes.length === 0) return null
  const shared = {
    className: "select projector_bundle__select",
    disabled: live && !part.selected,
    ...(view.alertPart === id ? { "aria-invalid": true, "aria-describedby": `projector_bundle_alert_${id}` } : {}),
  }
  return (
    <div className="projector_bundle__choices">
      {versions.length > 0 && (
        <select
          id={`projector_bundle_version_${id}`}
          {...shared}
          {...served(fields.product)}
          aria-label={`${say("choice.version")}: ${part.name}`}
          value={fields.product.value}
          onChange={(change) => send({ type: "PartVersionChosen", partId: id, productId: Number(change.target.value) })}
        >
          <option value="">{say("choice.chooseVersion")}</option>
          {versions.map((version) => (
            <option key={version.id} value={version.id}>
              {version.name}
            </option>
          ))}
        </select>
      )}
      {sizes.length > 0 && (
        <select
          id={`projector_bundle_size_${id}`}
          {...shared}
          {...served(fields.size)}
          aria-label={`${part.sizeWords.name}: ${part.name}`}
          value={fields.size.value}
          onChange={(change) => send({ type: "PartSizeChosen", partId: id, sizeId: change.target.value })}
        >
          <option value="">{part.sizeWords.choose}</option>
          {sizes.map((size) => (
            <option key={size.id} value={size.id} disabled={size.disabled}>
              {size.disabled ? say("product.choiceSoldOut", { name: size.name }) : size.name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
