import { configurationLink, measuredSides, type MeasuredSides } from "../../core/product-page/configured-kind.ts"
import { useEffect, useRef } from "react"
import { optionPlaceId } from "../../core/product-page/machine/opened-product.ts"
import type { ItemView } from "../../core/product-page/sections.ts"
import type { SectionProps } from "./product-sections.ts"

/**
 * What is configured of a product: native fields under the ids of their parameters, so that the form is sent as it stands without a
 * script. What the rules hide is not there, what they disable is not sent.
 *
 * Spec: 4.72, 5.56 to 5.59, 7.77, 8.86, 12.1, 16.50, 16.59, 16.60.
 */
export function ConfiguratorFields({
  view,
  say,
  send,
  live,
}: SectionProps<"choice.configurationLink" | "choice.copyLink" | "message.linkCopied">) {
  const { options: items = [] } = view.sections
  if (items.length === 0) return null
  const parameterIds = items.map(({ id }) => id)
  const sides = measuredSides(items)
  return (
    <div id="projector_configurator" className="configurator">
      {/* Enter in a field presses the first button of its form: without this one it would be that of the link */}
      {!live && <button type="submit" className="aside" disabled={!view.button.enabled} tabIndex={-1} aria-hidden="true" />}
      {items.map((item) => (
        <Item key={item.id} item={item} send={send} />
      ))}
      {sides !== null && <Outline sides={sides} view={view} live={live} />}
      {/* `copyLinks` copies it; a form without a script asks for the same address by itself, with what stands in its fields */}
      {live ? (
        <button
          type="button"
          className="configurator__link"
          data-link={configurationLink(view.fields, parameterIds)}
          data-copied={say("message.linkCopied")}
          data-close={say("product.closeNotice")}
        >
          {say("choice.copyLink")}
        </button>
      ) : (
        <button type="submit" className="configurator__link" formMethod="get" formAction="?" formNoValidate>
          {say("choice.configurationLink")}
        </button>
      )}
    </div>
  )
}

/** The place of the drawing, which is loaded when the page is live: fields tell the measures without it. Spec: 16.50. */
function Outline({ sides, view, live }: Pick<SectionProps, "view" | "live"> & { readonly sides: MeasuredSides }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!live || current === null) return
    // without the drawing its place stays empty
    import("../runtime/dialogs/draw-outline.ts").then(
      ({ drawOutline }) => drawOutline(current, sides, view.fields),
      () => undefined,
    )
  })
  return <div ref={place} className="configurator__drawing with-script" />
}

interface ItemProps {
  readonly item: ItemView
  readonly send: SectionProps["send"]
}

function Item({ item, send }: ItemProps) {
  const { id, input } = item
  const block = { id: optionPlaceId(id), tabIndex: -1, "data-parameter": id }
  if (input.is !== "options") {
    return (
      <div {...block} className={`configurator__item --${input.is}`}>
        <TypedField item={item} input={input} send={send} />
      </div>
    )
  }
  if (input.dropDown === true) {
    return (
      <div {...block} className="configurator__item --select">
        <DropDown item={item} input={input} send={send} />
      </div>
    )
  }
  const [only, ...others] = input.options
  const isLone = input.many && others.length === 0 && only?.name === item.name
  return (
    <fieldset {...block} className={`configurator__item --${input.many ? "checkbox" : "radio"}`} disabled={item.disabled}>
      {!isLone && (
        <legend className="label">
          <Name item={item} />
        </legend>
      )}
      <div className={`configurator__options${input.many ? " --many" : ""}`}>
        {input.options.map((option) => (
          <label key={option.id} className="configurator__option">
            <input
              type={input.many ? "checkbox" : "radio"}
              name={id}
              value={option.id}
              checked={option.selected}
              disabled={option.disabled}
              onChange={() => send({ type: "OptionPressed", itemId: id, optionId: option.id })}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type InputOf<Is extends ItemView["input"]["is"]> = Extract<ItemView["input"], { readonly is: Is }>

function DropDown({ item, input, send }: ItemProps & { readonly input: InputOf<"options"> }) {
  const { id, disabled } = item
  const selected = input.options.find((option) => option.selected)
  return (
    <>
      <label className="label" htmlFor={fieldId(id)}>
        <Name item={item} />
      </label>
      <select
        id={fieldId(id)}
        className="select"
        name={id}
        value={selected?.id ?? ""}
        disabled={disabled}
        required={item.required}
        onChange={(change) => send({ type: "OptionPressed", itemId: id, optionId: change.target.value })}
      >
        {selected === undefined && <option value="">–</option>}
        {input.options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.disabled}>
            {option.name}
          </option>
        ))}
      </select>
    </>
  )
}

/** Text fields both, so that a comma and an empty field can stand in one for a number. */
function TypedField({ item, input, send }: ItemProps & { readonly input: InputOf<"number" | "text"> }) {
  const { id, disabled, required } = item
  const { min, max } = input
  const isNumber = input.is === "number"
  const { bounds, remark } = input
  const hintId = `${fieldId(id)}_bounds`
  const remarkId = `${fieldId(id)}_remark`
  const described = [...(bounds === null ? [] : [hintId]), ...(remark === null ? [] : [remarkId])].join(" ")
  return (
    <>
      <label className="label" htmlFor={fieldId(id)}>
        <Name item={item} />
      </label>
      <input
        id={fieldId(id)}
        className="configurator__field"
        type="text"
        inputMode={isNumber ? "decimal" : "text"}
        autoComplete="off"
        name={id}
        value={input.text}
        disabled={disabled}
        required={required}
        {...(min === null ? {} : { "data-min": min })}
        {...(max === null ? {} : { "data-max": max })}
        {...(!isNumber && max !== null ? { maxLength: Number(max) } : {})}
        {...(described === "" ? {} : { "aria-describedby": described })}
        {...(remark?.is === "fault" ? { "aria-invalid": true } : {})}
        onChange={(change) => send({ type: "ValueTyped", itemId: id, text: change.target.value })}
        onBlur={() => send({ type: "ValueLeft", itemId: id })}
      />
      {bounds !== null && (
        <span id={hintId} className="configurator__bounds">
          {bounds}
        </span>
      )}
      {/* always there, so that what comes into it is spoken */}
      <span id={remarkId} className={`configurator__remark${remark === null ? "" : ` --${remark.is}`}`} aria-live="polite">
        {remark?.text}
      </span>
    </>
  )
}

const fieldId = (item: string): string => `configurator_field_${item}`

function Name({ item }: { readonly item: ItemView }) {
  return (
    <>
      {item.name}
      {item.required && <span aria-hidden="true"> *</span>}
    </>
  )
}
