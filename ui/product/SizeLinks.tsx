import { useRef, type KeyboardEvent } from "react"
import type { SizeView } from "../../core/product-page/sections.ts"
import type { ProductFormProps } from "./product-form-props.ts"

/**
 * Sizes as links to `?selected_size=`, which work without a script. Once the island runs they are a radio group: one tab
 * stop, arrow keys move and choose, Space chooses.
 */
export function SizeLinks({ view, say, send, live }: ProductFormProps) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (sizeId: string) => send({ type: "SizeChosen", sizeId })
  const reachable = view.sizes.find((size) => size.selected) ?? view.sizes[0]

  const onKeyDown = (key: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (key.key === " ") {
      key.preventDefault()
      key.currentTarget.click()
      return
    }
    const next = nextIndex(key.key, index, view.sizes.length)
    const size = next === null ? undefined : view.sizes[next]
    if (next === null || size === undefined) return
    key.preventDefault()
    choose(size.id)
    list.current?.querySelectorAll<HTMLAnchorElement>("a")[next]?.focus()
  }

  return (
    <div ref={list} className="projector_sizes__sub" role={live ? "radiogroup" : "group"} aria-labelledby="projector_sizes_label">
      {view.sizes.map((size, index) => (
        <a
          key={size.id}
          className={sizeClass(size)}
          href={`?selected_size=${encodeURIComponent(size.id)}`}
          data-type={size.id}
          {...(size.disabled ? { "aria-label": say("product.choiceSoldOut", { name: size.name }) } : {})}
          {...(live
            ? { role: "radio", "aria-checked": size.selected, tabIndex: size === reachable ? 0 : -1 }
            : size.selected
              ? { "aria-current": "true" as const }
              : {})}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return
            click.preventDefault()
            choose(size.id)
          }}
          onKeyDown={(key) => onKeyDown(key, index)}
        >
          <span className="projector_sizes__name">{size.name}</span>
        </a>
      ))}
    </div>
  )
}

const sizeClass = (size: SizeView) =>
  `projector_sizes__item select_button${size.selected ? " --selected" : ""}${size.disabled ? " --disabled" : ""}`

/** Where an arrow key leads in a ring of `length`; `null` for other keys. */
function nextIndex(key: string, index: number, length: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % length
  if (key === "ArrowLeft" || key === "ArrowUp") return (index + length - 1) % length
  if (key === "Home") return 0
  if (key === "End") return length - 1
  return null
}
