import { isWideSubmenu } from "../../core/shell/menu.ts"
import type { MenuNode } from "../../core/shell/shell.ts"
import { makeKeptMarkup } from "../kept-markup.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

/**
 * The category menu, of as many levels as the shop has, three at most. On desktop the second level opens on hover, and on focus until scripts give
 * it buttons; the third stands in it. On small screens the whole is a native popover, which opens, closes on Escape and on a touch outside without
 * a script, and scripts show one level of it at a time.
 *
 * Spec: 2.22, 10.27, 10.29, 19.121, 19.124.
 */
export function CategoryMenu({ scene, currentId }: { readonly scene: Scene; readonly currentId: number | null }) {
  const { say, frame } = scene
  const html = keptMenu(frame.shell, `${currentId}`, () => <MenuContent scene={scene} currentId={currentId} />)
  return (
    <nav
      id="menu_categories"
      aria-label={say("shell.categories")}
      // oxlint-disable-next-line react/no-danger -- React has just written it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const keptMenu = makeKeptMarkup()

function MenuContent({ scene, currentId }: { readonly scene: Scene; readonly currentId: number | null }) {
  const { say } = scene
  return (
    <>
      <button type="button" className="menu_button" popoverTarget="menu_navbar">
        <Icon name="menu" />
        <span className="aside">{say("shell.openMenu")}</span>
      </button>
      <div id="menu_navbar" className="navbar-collapse" popover="auto">
        <div className="menu_head">
          <b>{say("shell.categories")}</b>
          <button type="button" className="menu_button" popoverTarget="menu_navbar">
            <Icon name="close" />
            <span className="aside">{say("shell.closeMenu")}</span>
          </button>
        </div>
        <ul className="navbar-nav">
          {scene.frame.shell.menu.map((node) => (
            <MenuItem key={node.id} node={node} level={0} currentId={currentId} />
          ))}
        </ul>
      </div>
    </>
  )
}

/** The lists below a category of each level, by their names. Spec: 10.29. */
const lists = ["navbar-subnav", "navbar-subsubnav"] as const

interface ItemProps {
  readonly node: MenuNode
  /** 0 = a category of the row itself */
  readonly level: number
  readonly currentId: number | null
}

function MenuItem({ node, level, currentId }: ItemProps) {
  const { children } = node
  const list = lists[level]
  const isCurrent = level === 0 && holds(node, currentId)
  return (
    <li className={`nav-item${isCurrent ? " --current" : ""}`}>
      <a className="nav-link" href={node.link} title={node.name} {...current(node.id === currentId)}>
        {node.name}
      </a>
      {children.length > 0 && list !== undefined && (
        <ul className={`${list}${level === 0 && isWideSubmenu(children) ? " --wide" : ""}`}>
          {children.map((child) => (
            <MenuItem key={child.id} node={child} level={level + 1} currentId={currentId} />
          ))}
        </ul>
      )}
    </li>
  )
}

const holds = (node: MenuNode, id: number | null): boolean => node.id === id || node.children.some((child) => holds(child, id))

const current = (is: boolean) => (is ? { "aria-current": "page" as const } : {})
