import type { RowView } from "../../core/product-page/sections.ts"
import type { SentField } from "../../core/product-page/submit.ts"
import { QuantityField } from "../controls/QuantityField.tsx"
import { SmallPicture } from "../pictures/SmallPicture.tsx"
import type { ProductFormProps } from "./product-form-props.ts"

interface Props extends Pick<ProductFormProps, "say" | "send" | "live"> {
  readonly row: RowView
  /** the id of its block */
  readonly placeId: string
  /** what is said of it; null = nothing */
  readonly message: string | null
}

/** A version as a row: what it is, what there is of it, and the fields of its size and its quantity. Spec: 4.42, 16.13, 16.14, 16.54, 16.56. */
export function VersionRow(props: Props) {
  const { row, placeId, message, say, live } = props
  const { name, link, picture, fields } = row
  return (
    <li id={placeId} className={`projector_rows__item${message === null ? "" : " --alert"}`} tabIndex={-1}>
      {!live && <input type="hidden" name={fields.product.name} value={fields.product.value} />}
      {!live && row.sizes.length === 0 && <input type="hidden" name={fields.size.name} value={fields.size.value} />}
      <div className="projector_rows__image">
        {picture !== null && <SmallPicture files={picture} alt="" className="projector_rows__photo" />}
      </div>
      <div className="projector_rows__words">
        <p className="projector_rows__name">
          {link === null || row.isHere ? (
            <span {...(row.isHere ? { "aria-current": "page" as const } : {})}>{name}</span>
          ) : (
            <a href={link}>{name}</a>
          )}
        </p>
        {row.price !== null && (
          <p className="projector_rows__price figures">
            {row.priceFrom && `${say("tile.from")} `}
            {row.price}
          </p>
        )}
        <p className={`projector_rows__status --${row.status}`}>
          {row.availability}
          {row.amount !== "" && `, ${row.amount}`}
        </p>
      </div>
      <RowFields {...props} />
      <p id={`${placeId}_alert`} className="projector_rows__alert" role="alert">
        {message}
      </p>
    </li>
  )
}

/** The size, where there are several, and how many. Of what is sold out nothing is asked. */
function RowFields({ row, placeId, message, say, send, live }: Props) {
  const { productId, name, sizes, fields } = row
  const served = (field: SentField) => (live ? {} : { name: field.name })
  const disabled = !row.isOffered
  const isSizeMissing = sizes.length > 0 && fields.size.value === ""
  const invalid = { "aria-invalid": true, "aria-describedby": `${placeId}_alert` } as const
  return (
    <div className="projector_rows__fields">
      {sizes.length > 0 && (
        <select
          id={`${placeId}_size`}
          className="select projector_rows__select"
          disabled={disabled}
          {...(message !== null && isSizeMissing ? invalid : {})}
          {...served(fields.size)}
          aria-label={`${row.sizeWords.name}: ${name}`}
          value={fields.size.value}
          onChange={(change) => send({ type: "RowSizeChosen", productId, sizeId: change.target.value })}
        >
          <option value="">{row.sizeWords.name}</option>
          {sizes.map((size) => (
            <option key={size.id} value={size.id} disabled={size.disabled}>
              {size.disabled ? say("product.choiceSoldOut", { name: size.name }) : size.name}
            </option>
          ))}
        </select>
      )}
      <span className="projector_rows__number">
        <span className="quantity">
          <button
            type="button"
            className="quantity__del with-script"
            aria-label={`${say("product.less")}: ${name}`}
            disabled={!row.canStepDown}
            onClick={() => send({ type: "RowStepped", productId, by: -1 })}
          >
            <span aria-hidden="true">−</span>
          </button>
          <QuantityField
            id={`${placeId}_number`}
            placeholder="0"
            disabled={disabled}
            {...(message === null || isSizeMissing ? {} : invalid)}
            {...served(fields.number)}
            aria-label={`${say("product.quantity")} (${row.unit}): ${name}`}
            value={row.quantity}
            onTyped={(text) => send({ type: "RowTyped", productId, text })}
            onLeft={() => send({ type: "RowLeft", productId })}
            onStepped={(by) => send({ type: "RowStepped", productId, by })}
          />
          <button
            type="button"
            className="quantity__add with-script"
            aria-label={`${say("product.more")}: ${name}`}
            disabled={!row.canStepUp}
            onClick={() => send({ type: "RowStepped", productId, by: 1 })}
          >
            <span aria-hidden="true">+</span>
          </button>
        </span>
        <span aria-hidden="true">{row.unit}</span>
        <span className="aside" aria-live="polite">
          {row.quantitySaid}
        </span>
      </span>
    </div>
  )
}
