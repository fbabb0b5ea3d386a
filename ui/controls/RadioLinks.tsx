import { type KeyboardEvent, type ReactNode, useRef } from "react"
import { nextInRing } from "../runtime/menus/next-in-ring.ts"

/** One of the choices: a link to the page with it, and a radio button once the island runs. */
export interface RadioLink {
  readonly id: string
  readonly href: string
  readonly selected: boolean
  readonly className: string
  readonly content: ReactNode
  /** what is read aloud in place of the content */
  readonly name?: string
  /** the platform's own mark of the choice, such as `data-type` */
  readonly mark: Readonly<Record<`data-${string}`, string | number>>
}

interface Props {
  readonly className: string
  /** what names the group; left out where an element around it is the group */
  readonly labelledBy?: string
  readonly links: readonly RadioLink[]
  readonly choose: (id: string) => void
  readonly live: boolean
}

/** Links that become a radio group once the island runs: one tab stop, arrow keys move and choose, Space chooses. */
export function RadioLinks({ className, labelledBy, links, choose, live }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const reachable = links.find(({ selected }) => selected) ?? links[0]
  const onKeyDown = (key: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (key.key === " ") {
      key.preventDefault()
      key.currentTarget.click()
      return
    }
    const next = nextInRing(key.key, index, links.length)
    const link = next === null ? undefined : links[next]
    if (next === null || link === undefined) return
    key.preventDefault()
    choose(link.id)
    group.current?.querySelectorAll<HTMLAnchorElement>("a")[next]?.focus()
  }
  return (
    <div
      ref={group}
      className={className}
      {...(labelledBy === undefined ? {} : { role: live ? "radiogroup" : "group", "aria-labelledby": labelledBy })}
    >
      {links.map((link, index) => (
        <a
          key={link.id}
          className={`${link.className} select_button${link.selected ? " --selected" : ""}`}
          href={link.href}
          aria-label={link.name}
          {...link.mark}
          {...(live
            ? { role: "radio", "aria-checked": link.selected, tabIndex: link === reachable ? 0 : -1 }
            : link.selected
              ? { "aria-current": "true" as const }
              : {})}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return
            click.preventDefault()
            choose(link.id)
          }}
          onKeyDown={(key) => onKeyDown(key, index)}
        >
          {link.content}
        </a>
      ))}
    </div>
  )
}
