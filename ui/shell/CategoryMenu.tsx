import type { MenuNode } from "../../core/shell/shell.ts"
import { makeKeptMarkup } from "../kept-markup.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

/**
 * The category menu, two levels. On desktop the second level opens on hover, and on focus until scripts give it buttons; on small screens the whole is a
 * native popover, which opens, closes on Escape and on a touch outside without a script.
 *
 * Spec: 2.22, 10.27, 10.29.
 */
export function CategoryMenu({ scene, currentId }: { readonly scene: Scene; readonly currentId: number | null }) {
  const { say, frame } = scene
  const html = keptMenu(frame.shell, `${currentId}`, () => <MenuContent scene={scene} currentId={currentId} />)
  return (
    <nav
      id="menu_categories"
      aria-label={say("shell.categories")}
      data-submenus={say("listing.subcategories")}
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
          <span className="menu_head__title">{say("shell.categories")}</span>
          <button type="button" className="menu_button" popoverTarget="menu_navbar" popoverTargetAction="hide">
            <Icon name="close" />
            <span className="aside">{say("shell.closeMenu")}</span>
          </button>
        </div>
        <ul className="navbar-nav">
          {scene.frame.shell.menu.map((node) => (
            <MenuItem key={node.id} node={node} currentId={currentId} />
          ))}
        </ul>
      </div>
    </>
  )
}

function MenuItem({ node, currentId }: { readonly node: MenuNode; readonly currentId: number | null }) {
  const isCurrent = node.id === currentId || node.children.some((child) => child.id === currentId)
  return (
    <li className={`nav-item${isCurrent ? " --current" : ""}`}>
      <a className="nav-link" href={node.link} title={node.name} {...current(node.id === currentId)}>
        {node.name}
      </a>
      {node.children.length > 0 && (
        <ul className="navbar-subnav">
          {node.children.map((child) => (
            <li key={child.id} className="nav-item">
              <a className="nav-link" href={child.link} title={child.name} {...current(child.id === currentId)}>
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const current = (is: boolean) => (is ? { "aria-current": "page" as const } : {})
