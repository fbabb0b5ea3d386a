import type { VersionGroupView } from "../../core/product-page/sections.ts"
import type { SectionProps } from "./product-sections.ts"

/**
 * The versions of a product: a row of links for each attribute. Without a script a link leads to the page of the version that has the
 * value and shares the most with the others; once the island runs it is a choice, which says what it would change.
 *
 * Spec: 10.101, 16.3 to 16.9, 16.42, 16.64.
 */
export function VersionChoice({ view, send }: SectionProps) {
  const { versions = [] } = view.sections
  if (versions.length === 0) return null
  return (
    <section id="projector_variants_section" className="projector_multiversions" tabIndex={-1}>
      {versions.map((group) => (
        <Attribute key={group.id} group={group} onChosen={(value) => send({ type: "VersionChosen", attribute: group.id, value })} />
      ))}
    </section>
  )
}

interface AttributeProps {
  readonly group: VersionGroupView
  readonly onChosen: (value: string) => void
}

function Attribute({ group, onChosen }: AttributeProps) {
  const { id, name, hint, values } = group
  const dashed = values.find((value) => value.hint !== null)
  const own = `projector_multiversions_${id}`
  const chosen = values.find(({ state }) => state === "selected")
  return (
    <div className={`projector_multiversions__item${hint === null ? "" : " --conflict"}`} data-id={id} role="group" aria-labelledby={own}>
      <p className="choice__label">
        <span className="label" id={own}>
          {name}
        </span>{" "}
        {chosen !== undefined && <span>{chosen.name}</span>}
      </p>
      <ul className="projector_multiversions__sub">
        {values.map((value) => (
          <li key={value.id}>
            <Value value={value} id={`${own}_${value.id}`} hintId={`${own}_hint`} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {dashed !== undefined && (
        <p className="projector_multiversions__dashed" id={`${own}_hint`}>
          {dashed.hint}
        </p>
      )}
      <p className="projector_multiversions__hint" role="status">
        {hint}
      </p>
    </div>
  )
}

interface ValueProps extends Pick<AttributeProps, "onChosen"> {
  readonly value: VersionGroupView["values"][number]
  readonly id: string
  /** the words that say what a dashed value is */
  readonly hintId: string
}

/** A value is a link to its version; a dead end is one that leads nowhere. */
function Value({ value, id, hintId, onChosen }: ValueProps) {
  const { state, name, hint, link, productId } = value
  const shown = {
    id,
    className: `projector_multiversions__item_link --${state}`,
    "data-values_id": value.id,
    "data-title": name,
    ...(productId === null ? {} : { "data-product": productId }),
  }
  if (link === null)
    return (
      <span {...shown} role="link" aria-disabled="true">
        {name}
      </span>
    )
  return (
    <a
      {...shown}
      href={link}
      {...(state === "selected" ? { "aria-current": "true" as const } : {})}
      {...(hint === null ? {} : { title: hint, "aria-describedby": hintId })}
      onClick={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return
        click.preventDefault()
        onChosen(value.id)
      }}
    >
      {name}
    </a>
  )
}
