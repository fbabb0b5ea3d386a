import { useEffect, useRef } from "react"
import type { Stock } from "../../core/quantity/order-limits.ts"
import { decimalText } from "../../core/values/decimal.ts"
import { fieldValue, hasField } from "../../core/product-page/submit.ts"
import type { ProductFormProps } from "./product-form-props.ts"
import { ProductNotice } from "./ProductNotice.tsx"
import { SizeLinks } from "./SizeLinks.tsx"

/** What a missing size is marked by until one is chosen: words beside the head of the sizes. Spec: 10.294. */
const missingSize = { "aria-invalid": true, "aria-describedby": "projector_sizes_missing" } as const

/**
 * The sizes: links, or a drop-down when there are many. The hidden field carries the choice; before the island runs a
 * drop-down submits its own value under the same name, and the hidden field is disabled.
 *
 * Spec: 5.60 (size alert above the sizes), 10.78, 10.87 to 10.90, 10.93, 10.294, 10.295.
 */
export function SizeChoice(props: ProductFormProps) {
  const { offer, view, say, send, live } = props
  const fromSelect = view.sizesShown && view.sizesAsSelect && !live
  const areRadios = live && !view.sizesAsSelect
  const selected = view.sizes.find((size) => size.selected)
  const list = useSizeMenu(live)
  const { name, choose } = view.sizeWords
  return (
    <>
      <input
        type="hidden"
        name="size"
        id="projector_size_hidden"
        value={fieldValue(view.fields, "size")}
        disabled={fromSelect || !hasField(view.fields, "size")}
      />
      <ProductNotice view={view} say={say} send={send} />
      {view.sizesShown ? (
        <div
          id="projector_sizes_cont"
          className="projector_sizes"
          role={areRadios ? "radiogroup" : "group"}
          tabIndex={-1}
          aria-label={name}
          {...(areRadios && view.sizeMissing ? missingSize : {})}
          {...(view.sizesAsSelect ? { "data-select": "true" } : {})}
        >
          <p className="choice__label">
            <span className="label" aria-hidden="true">
              {name}
            </span>{" "}
            {view.sizeMissing ? (
              <span id={missingSize["aria-describedby"]}>{choose}</span>
            ) : (
              selected !== undefined && <span>{selected.name}</span>
            )}
          </p>
          {view.sizesAsSelect ? (
            <select
              ref={list}
              id="projector_sizes_select"
              className="select f-select projector_sizes__select"
              name={fromSelect ? "size" : "projector_sizes"}
              aria-label={name}
              value={selected?.id ?? ""}
              {...(view.sizeMissing ? missingSize : {})}
              onChange={(change) => send({ type: "SizeChosen", sizeId: change.target.value })}
            >
              <option value="" disabled>
                {choose}
              </option>
              {view.sizes.map((size, index) => (
                <option key={size.id} value={size.id} data-count={countOf(offer.sizes[index]?.stock)}>
                  {size.disabled ? say("product.choiceSoldOut", { name: size.name }) : size.name}
                </option>
              ))}
            </select>
          ) : (
            <SizeLinks {...props} />
          )}
        </div>
      ) : (
        <div id="projector_sizes_cont" data-onesize="true" hidden />
      )}
    </>
  )
}

/** The platform writes unlimited as -1; what is not known is not told. */
const countOf = (stock: Stock | undefined): string | undefined =>
  stock?.is === "limited" ? decimalText(stock.amount) : stock?.is === "unlimited" ? "-1" : undefined

/** Draws the platform's menu over the native list as it stands; where its code does not come, the list does without. Spec: 10.295. */
function useSizeMenu(live: boolean) {
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const select = list.current
    if (!live || select === null) return
    import("../runtime/dialogs/size-menu.ts").then(
      ({ drawSizeMenu }) => drawSizeMenu(select),
      () => undefined,
    )
  })
  return list
}
