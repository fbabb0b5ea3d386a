import type { Scene } from "../scene.ts"

/** Where to go on from a page that has nothing to show: the categories of the menu. A shop without a menu offers none. */
export function CategoryWays({ scene: { say, frame } }: { readonly scene: Pick<Scene, "say" | "frame"> }) {
  const { menu } = frame.shell
  if (menu.length === 0) return null
  return (
    <nav className="listing__children" aria-label={say("home.categories")}>
      <ul>
        {menu.map(({ id, name, link }) => (
          <li key={id}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
